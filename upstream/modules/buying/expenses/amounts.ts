import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { convert, type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { purchaseTax, type TaxRule, taxOn } from '../../books/taxes/index.ts'

export type ExpenseAmounts = {
  /** In the expense's currency. */
  tax: Minor
  /** In the base currency: all that was paid, its tax, and what is cost after recovered tax. */
  amountBase: Minor
  taxBase: Minor
  costBase: Minor
}

type Paid = {
  amount: Minor
  currency: string
  exchangeRate: string
  baseCurrency: string
  /** In the expense's currency, as the receipt says it; undefined: by the rate. */
  taxSaid?: Minor | undefined
}

/**
 * What a gross amount is made of. Tax that the seller charged is within it; under reverse charge
 * none is, and the firm owes it on the whole.
 */
export function expenseAmounts(
  reader: Reader,
  rule: TaxRule,
  { amount, currency, exchangeRate, baseCurrency, taxSaid }: Paid,
): ExpenseAmounts {
  const amountBase = convert(amount, currency, baseCurrency, exchangeRate)
  const tax = taxSaid ?? taxOf(rule, amount)
  const taxBase = rule.isReverseCharge
    ? taxOf(rule, amountBase)
    : convert(tax, currency, baseCurrency, exchangeRate)
  return { tax, amountBase, taxBase, costBase: costOf(reader, rule, amountBase, taxBase) }
}

/**
 * What a gross amount costs the firm, in the minor units of both: less what the seller charged of its
 * tax and is recovered, and with tax that the firm owes itself and does not recover.
 */
export function costOf(reader: Reader, rule: TaxRule, amount: Minor, tax: Minor): Minor {
  const { cost, payable } = purchaseTax(reader, rule, tax)
  return amount - payable + cost
}

/** The tax of a gross amount at a rate; under reverse charge what the firm owes on it. */
export function taxOf(rule: TaxRule, amount: Minor): Minor {
  return rule.isReverseCharge ? taxOn(rule, amount) : taxWithin(rule, amount)
}

/** The tax that an amount holds at a rate, halves away from zero: 119.00 at 19 % holds 19.00. */
function taxWithin({ rate }: Pick<TaxRule, 'rate'>, gross: Minor): Minor {
  const percent = parseDecimal(rate, { maxScale: 4 })
  const units = percent ? scaleTo(percent, 4) : 0n
  return minorFrom(divideRound(unitsOf(gross) * units, 100_0000n + units))
}
