import type { OpeningItemInput } from '#contract/books/opening-items.ts'
import { taxOnPaymentIn } from '#contract/books/tax-on-payment.ts'
import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { invalidField } from '#contract/core/errors.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { PostingLine } from '../ledger/index.ts'
import {
  isFor,
  outputTaxLines,
  purchaseRule,
  purchaseTax,
  rateOn,
  type TaxRule,
  taxRules,
} from '../taxes/index.ts'
import type { StoredOpeningItem } from './reader.ts'

/**
 * The rate whose tax waits for the payment of an item; undefined where the old books declared it.
 * @throws AppError invalid at `taxCode` where the country knows no such tax on that side, or the rate
 *   is unknown, is for the other side, did not stand on the day of the document or has no tax
 */
export function waitingTax(
  reader: Reader,
  { partyRole, taxCode, date }: Pick<OpeningItemInput, 'partyRole' | 'taxCode' | 'date'>,
): TaxRule | undefined {
  if (taxCode === '') return undefined
  const concerns = taxOnPaymentIn[getFirmProfile(reader).address.country]
  const isKnown = concerns === 'both' || (concerns === 'sales' && partyRole === 'customer')
  if (!isKnown) throw invalidField('taxCode', 'noTaxOnPayment')
  const rule = rateOn(taxRules(reader), taxCode, date)
  const side = partyRole === 'customer' ? 'sale' : 'purchase'
  if (!rule || !isFor(rule, side)) throw invalidField('taxCode', 'unknownTaxRate')
  if (rule.isReverseCharge || Number(rule.rate) === 0)
    throw invalidField('taxCode', 'rateWithoutTax')
  return rule
}

/** What the opening balances hold of an item, without the tax that waits for its payment. */
export function openingLines(
  reader: Reader,
  rule: TaxRule | undefined,
  { partyRole, amountBase, date }: Pick<StoredOpeningItem, 'partyRole' | 'amountBase' | 'date'>,
): PostingLine[] {
  const account = { role: 'openingEquity' }
  const isSale = partyRole === 'customer'
  if (!rule) return [{ account, debit: isSale ? 0 : amountBase, credit: isSale ? amountBase : 0 }]
  const tax = taxWithin(rule, amountBase)
  const { code: taxCode } = rule
  const net = amountBase - tax
  if (isSale) {
    const own = { account, debit: 0, credit: net, taxCode }
    return [own, ...outputTaxLines(reader, rule, tax)]
  }
  const { lines, cost } = purchaseTax(reader, purchaseRule(reader, rule, date), tax)
  return [{ account, debit: net + cost, credit: 0, taxCode, taxBase: net }, ...lines]
}

/** The tax of a part of an item's amount that is not paid after all, on the other side. */
export function taxOfPart(
  reader: Reader,
  { partyRole, taxCode, amount, amountBase, date }: StoredOpeningItem,
  part: Minor,
): PostingLine[] {
  const rule = taxRules(reader).get(taxCode)
  if (!rule) return []
  const whole = unitsOf(taxWithin(rule, Math.abs(amountBase)))
  const tax = minorFrom(divideRound(whole * unitsOf(part), unitsOf(Math.abs(amount))))
  const lines =
    partyRole === 'customer'
      ? outputTaxLines(reader, rule, tax)
      : purchaseTax(reader, purchaseRule(reader, rule, date), tax).lines
  return lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }))
}

/** What of an amount is tax, halves away from zero. */
function taxWithin({ rate }: TaxRule, gross: Minor): Minor {
  const value = parseDecimal(rate, { maxScale: 4 })
  const units = value ? scaleTo(value, 4) : 0n
  return minorFrom(divideRound(unitsOf(gross) * units, 100_0000n + units))
}
