import { divideRound } from '#contract/core/decimal.ts'
import { allocate, type Minor, minorFrom } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { type AccountRef, credit, debit, type PostingLine } from '../../books/ledger/index.ts'
import { outputTaxLines, revenueTaxAccount, taxRules } from '../../books/taxes/index.ts'
import type { DocumentRow, LineRow } from './reader.ts'

export type PostableLine = Pick<
  LineRow,
  'incomeAccount' | 'costCentreId' | 'net' | 'taxAmount' | 'taxCode' | 'taxCategory' | 'taxRate'
>

/** A tax group as it is kept with a document; `baseTax` is in the firm's currency. */
export type StoredGroup = {
  category: string
  rate: string
  base: Minor
  tax: Minor
  baseTax: Minor
}

export function groupsOf({ taxGroups }: Pick<DocumentRow, 'taxGroups'>): StoredGroup[] {
  return JSON.parse(taxGroups)
}

/** What lines of income have in common. */
export type IncomeKey = { account: string; taxCode: string; costCentreId: string }

/** Net amounts by income account, tax code and cost centre, in the document's currency. */
export function incomeOf(lines: readonly PostableLine[]): (IncomeKey & { net: Minor })[] {
  const sums = new Map<string, IncomeKey & { net: Minor }>()
  for (const { incomeAccount: account, taxCode, costCentreId, net } of lines) {
    const key = incomeKey({ account, taxCode, costCentreId })
    sums.set(key, { account, taxCode, costCentreId, net: (sums.get(key)?.net ?? 0) + net })
  }
  return [...sums.values()]
}

export function incomeKey({ account, taxCode, costCentreId }: IncomeKey): string {
  return `${account} ${taxCode} ${costCentreId}`
}

/** The cost centre of a line, as the journal has it. */
export function onCentre({ costCentreId }: { costCentreId: string }): { costCentreId?: string } {
  return costCentreId === '' ? {} : { costCentreId }
}

/**
 * Output tax as credits: the base tax of each group, on the accounts of the tax codes in it. Only
 * what has tax; the base of what has none is its income line. Where revenue is posted with its tax,
 * the tax goes to the revenue account too, and is taken out again on the account kept for that.
 * @param revenueOf where a line's revenue goes: its income account, or for a credit note that of
 *   returns; null where the lines are no revenue
 */
export function taxLines(
  reader: Reader,
  groups: readonly StoredGroup[],
  lines: readonly PostableLine[],
  revenueOf: ((line: PostableLine) => AccountRef) | null = ({ incomeAccount }) => ({
    code: incomeAccount,
  }),
): PostingLine[] {
  const rules = taxRules(reader)
  return groups.flatMap((group) => {
    const own = lines.filter((line) => groupKey(group) === lineKey(line))
    const codes = [...new Set(own.map(({ taxCode }) => taxCode))]
    const weights = codes.map((code) =>
      own.reduce((sum, line) => sum + (line.taxCode === code ? line.taxAmount : 0), 0),
    )
    if (codes.length === 0) return []
    const parts = allocate(group.baseTax, weights)
    return codes.flatMap((taxCode, at) => {
      const tax = parts[at] ?? 0
      if (tax === 0) return []
      const rule = rules.get(taxCode)
      const owed = outputTaxLines(reader, rule, tax)
      const within = revenueTaxAccount(rule)
      if (!within || !revenueOf) return owed
      const coded = own.filter((line) => line.taxCode === taxCode)
      const amounts = coded.map(({ taxAmount }) => taxAmount)
      const shares = allocate(tax, amounts)
      const revenue = coded.flatMap((line, index) => {
        const share = shares[index] ?? 0
        const both = [debit(within, share), credit(revenueOf(line), share)]
        return both.map((one) => ({ ...one, ...onCentre(line) }))
      })
      return [...owed, ...revenue]
    })
  })
}

/** What a group and the lines in it have in common. */
export function groupKey({ category, rate }: Pick<StoredGroup, 'category' | 'rate'>): string {
  return `${category} ${category === 'S' ? Number(rate) : 0}`
}

/** The key of the group that a line is taxed in. */
export function lineKey({ taxCategory, taxRate }: PostableLine): string {
  return groupKey({ category: taxCategory, rate: taxRate })
}

/** The share of a worth that goes with a part of an amount; `undefined` where there is no amount. */
export function shareOf(worth: Minor, part: Minor, whole: Minor): Minor | undefined {
  if (whole === 0) return undefined
  return minorFrom(divideRound(BigInt(worth) * BigInt(part), BigInt(whole)))
}

/** Adds what is missing to balance, to the rounding account. */
export function withRounding(lines: readonly PostingLine[]): PostingLine[] {
  const balance = lines.reduce((sum, line) => sum + line.debit - line.credit, 0)
  return [...lines, credit({ role: 'rounding' }, balance)]
}
