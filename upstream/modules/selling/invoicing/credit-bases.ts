import { convert, type Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import {
  groupKey,
  groupsOf,
  type IncomeKey,
  incomeKey,
  incomeOf,
  type PostableLine,
  type StoredGroup,
  shareOf,
} from './posting.ts'
import { creditNotesOf, type DocumentRow, linesOf } from './reader.ts'

type Group = Omit<StoredGroup, 'baseTax'>
type Totals = { total: Minor; groups: readonly Group[] }

export type CreditBases = {
  totalBase: Minor
  groups: StoredGroup[]
  /** What income falls by, in the base currency. */
  returns: (IncomeKey & { base: Minor })[]
}

/**
 * What a credit note is worth in the base currency. Each figure is what all credits come to by now
 * less what they came to before, out of what the invoice posted: so however many steps it takes,
 * together they take back exactly that, and nothing stays on any account.
 */
export function creditBases(
  reader: Reader,
  invoice: DocumentRow,
  baseCurrency: string,
  lines: readonly PostableLine[],
  { total, groups }: Totals,
): CreditBases {
  const toBase = (amount: Minor) =>
    convert(amount, invoice.currency, baseCurrency, invoice.exchangeRate)
  const notes = creditNotesOf(reader, invoice.id)
  const sofar = (worth: Minor, whole: Minor, before: Minor, part: Minor) => {
    const upTo = (amount: Minor) => shareOf(worth, amount, whole) ?? toBase(amount)
    return upTo(before + part) - upTo(before)
  }
  const invoiced = new Map(groupsOf(invoice).map((group) => [groupKey(group), group]))
  const income = new Map(
    incomeOf(linesOf(reader, invoice.id)).map((sum) => [incomeKey(sum), sum.net]),
  )
  const credited = incomeOf(notes.flatMap(({ id }) => linesOf(reader, id)))
  const before = new Map(credited.map((sum) => [incomeKey(sum), sum.net]))
  return {
    totalBase: sofar(invoice.totalBase, invoice.total, invoice.creditNotesTotal, total),
    groups: groups.map((group) => {
      const whole = invoiced.get(groupKey(group))
      const earlier = taxOf(notes, group)
      return { ...group, baseTax: sofar(whole?.baseTax ?? 0, whole?.tax ?? 0, earlier, group.tax) }
    }),
    returns: incomeOf(lines).map((sum) => {
      const { net, ...key } = sum
      const whole = income.get(incomeKey(key)) ?? 0
      const base = sofar(toBase(whole), whole, before.get(incomeKey(key)) ?? 0, net)
      return { ...key, base }
    }),
  }
}

function taxOf(notes: readonly DocumentRow[], group: Group): Minor {
  const key = groupKey(group)
  const found = notes.flatMap(groupsOf).filter((one) => groupKey(one) === key)
  return found.reduce((sum, { tax }) => sum + tax, 0)
}
