import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { allocate, type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { type AccountRef, hasAccount, type PostingLine } from '../ledger/index.ts'
import { type TaxRule, taxRules } from './reader.ts'

/**
 * Output tax as credits, in minor units of the base currency: one line, or one for each agency of a
 * combined rate, which sum to it. The lines carry the tax code; its base is on the income lines.
 */
export function outputTaxLines(
  reader: Reader,
  rule: TaxRule | undefined,
  tax: Minor,
): PostingLine[] {
  if (!rule) return [{ account: { role: 'outputTax' }, debit: 0, credit: tax }]
  const { code: taxCode, parts, accounts } = rule
  if (parts.length === 0) {
    const account = refOf(reader, accounts.output, 'outputTax')
    return [{ account, debit: 0, credit: tax, taxCode }]
  }
  const shares = allocate(
    tax,
    parts.map(({ rate }) => units(rate)),
  )
  return parts.map(({ account }, at) => ({
    account: refOf(reader, account || accounts.output, 'outputTax'),
    debit: 0,
    credit: shares[at] ?? 0,
    taxCode,
  }))
}

/**
 * The account that takes the tax out of revenue which is posted with its tax, where the country's
 * chart wants it so; undefined where revenue is posted without tax.
 */
export function revenueTaxAccount(rule: TaxRule | undefined): AccountRef | undefined {
  const code = rule?.accounts.revenueTax ?? ''
  return code === '' ? undefined : { code }
}

/** Where credit notes and allowances on sales at a rate go. */
export function returnsAccount(reader: Reader, taxCode: string): AccountRef {
  const rule = taxRules(reader).get(taxCode)
  return refOf(reader, rule?.accounts.returns ?? '', 'salesReturns')
}

/**
 * Where a reduction of a document goes, by the rate of a part of it: discounts for early payment have
 * an account for each rate where the country's chart keeps one, anything else goes by its role.
 */
export function reductionAccount(reader: Reader, taxCode: string, role: string): AccountRef {
  const accounts = taxRules(reader).get(taxCode)?.accounts
  const codes: Record<string, string | undefined> = {
    earlyPaymentDiscountGiven: accounts?.discountGiven,
    earlyPaymentDiscountReceived: accounts?.discountReceived,
  }
  return refOf(reader, codes[role] ?? '', role)
}

/**
 * What a purchase posts for its tax, in minor units of the base currency. `lines` are the input tax
 * that is recovered and, under reverse charge, the tax the firm owes itself; `cost` is what is not
 * recovered and is added to the expense; `payable` is what the seller is owed for tax. The lines
 * carry the tax code, as the expense line should: its amount is the base.
 */
export function purchaseTax(
  reader: Reader,
  rule: TaxRule,
  tax: Minor,
): { lines: PostingLine[]; cost: Minor; payable: Minor } {
  const { code: taxCode, recoverable, isReverseCharge, accounts } = rule
  const input = minorFrom(divideRound(unitsOf(tax) * units(recoverable), 100_0000n))
  const lines: PostingLine[] = []
  if (input !== 0) {
    const account = refOf(reader, accounts.input, 'inputTax')
    lines.push({ account, debit: input, credit: 0, taxCode })
  }
  if (isReverseCharge) {
    const account = refOf(reader, accounts.output, 'outputTax')
    lines.push({ account, debit: 0, credit: tax, taxCode })
  }
  return { lines, cost: tax - input, payable: isReverseCharge ? 0 : tax }
}

/** The tax the firm owes itself on a purchase, halves away from zero. */
export function taxOn({ rate }: Pick<TaxRule, 'rate'>, base: Minor): Minor {
  return minorFrom(divideRound(unitsOf(base) * units(rate), 100_0000n))
}

/** A percentage in units of its fourth decimal. */
function units(percent: string): bigint {
  const value = parseDecimal(percent, { maxScale: 4 })
  return value ? scaleTo(value, 4) : 0n
}

function refOf(reader: Reader, code: string, role: string): AccountRef {
  return code !== '' && hasAccount(reader, code) ? { code } : { role }
}
