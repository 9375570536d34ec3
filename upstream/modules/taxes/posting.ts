import { divideRound, parseDecimal, scaleTo } from '#contract/decimal.ts'
import { allocate, type Minor, minorFrom, unitsOf } from '#contract/money.ts'
import type { AccountRef, PostingLine } from '../ledger/index.ts'
import type { TaxRule } from './reader.ts'

/** Output tax as credits: one line, or one for each agency of a combined rate; the parts sum to it. */
export function outputTaxLines(rule: TaxRule, tax: Minor, base: Minor): PostingLine[] {
  const { code, parts, accounts } = rule
  const known = { taxCode: code, taxBase: -base }
  if (parts.length === 0) {
    return [{ account: refOf(accounts.output, 'outputTax'), debit: 0, credit: tax, ...known }]
  }
  const shares = allocate(
    tax,
    parts.map(({ rate }) => units(rate)),
  )
  return parts.map(({ account }, at) => ({
    account: refOf(account || accounts.output, 'outputTax'),
    debit: 0,
    credit: shares[at] ?? 0,
    ...known,
  }))
}

/**
 * Takes the tax out of revenue that is posted with its tax, where the country's chart wants it so:
 * the account and what it is debited with, or undefined where revenue is posted without tax.
 */
export function revenueTaxAccount({ accounts }: TaxRule): AccountRef | undefined {
  return accounts.revenueTax === '' ? undefined : { code: accounts.revenueTax }
}

/**
 * What a purchase posts for its tax, in minor units of the base currency. `lines` are the input tax
 * that is recovered and, under reverse charge, the tax the firm owes itself; `cost` is what is not
 * recovered and is added to the expense; `payable` is what the seller is owed for tax.
 */
export function purchaseTax(
  rule: TaxRule,
  base: Minor,
  tax: Minor,
): { lines: PostingLine[]; cost: Minor; payable: Minor } {
  const { code, recoverable, isReverseCharge, accounts } = rule
  const input = minorFrom(divideRound(unitsOf(tax) * units(recoverable), 100_0000n))
  const known = { taxCode: code, taxBase: base }
  const lines: PostingLine[] = []
  if (input !== 0 || tax === 0) {
    lines.push({ account: refOf(accounts.input, 'inputTax'), debit: input, credit: 0, ...known })
  }
  if (isReverseCharge) {
    const account = refOf(accounts.output, 'outputTax')
    lines.push({ account, debit: 0, credit: tax, taxCode: code, taxBase: -base })
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

function refOf(code: string, role: string): AccountRef {
  return code === '' ? { role } : { code }
}
