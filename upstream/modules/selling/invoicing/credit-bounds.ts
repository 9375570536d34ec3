import { AppError } from '#contract/core/errors.ts'
import { allocate, amountParam, type Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { reductionsOf } from '../../books/settlement/index.ts'
import { groupKey, groupsOf, type StoredGroup } from './posting.ts'
import { creditNotesOf, type DocumentRow } from './reader.ts'

type Group = Omit<StoredGroup, 'baseTax'>

type Credited = {
  total: Minor
  groups: readonly Group[]
  /** What a group's tax is called: several groups may bear 0 %. */
  taxName: (group: Group) => string
}

/**
 * Credit notes may take back what was invoiced and no more: in total, and of each tax group its
 * base and its tax. Lines alone do not bound that where some of them are negative. What was granted
 * as a discount or written off has lowered the price already, in each group by its share, and can't
 * be taken off a second time.
 * @throws AppError invalid with what can still be credited
 */
export function requireWithinInvoice(
  reader: Reader,
  invoice: DocumentRow,
  { total, groups, taxName }: Credited,
): void {
  const { currency } = invoice
  const left = invoice.total - invoice.creditNotesTotal
  if (total > left) throw tooMuch('moreThanInvoiced', left, currency)
  const granted = reductionsOf(reader, invoice.id)
  const reduced = granted.reduce((sum, one) => sum + one.debitAmount, 0)
  if (total > left - reduced) throw tooMuch('moreThanReduced', left - reduced, currency)
  const all = groupsOf(invoice)
  const invoiced = new Map(all.map((group) => [groupKey(group), group]))
  const earlier = creditNotesOf(reader, invoice.id)
  const reductions = reducedByGroup(all, earlier, granted)
  const notes = earlier.flatMap(groupsOf)
  for (const group of groups) {
    const whole = invoiced.get(groupKey(group)) ?? { base: 0, tax: 0 }
    const before = notes.filter((one) => groupKey(one) === groupKey(group))
    const [base, tax] = [sumOf(before, 'base'), sumOf(before, 'tax')]
    const rest = grossOf(whole) - base - tax
    if (!isWithin(base + group.base, whole.base) || !isWithin(tax + group.tax, whole.tax)) {
      throw tooMuch('moreThanInvoicedAtRate', rest, currency, taxName(group))
    }
    const reduction = reductions.get(groupKey(group)) ?? 0
    if (reduction > 0 && grossOf(group) > rest - reduction) {
      throw tooMuch('moreThanReducedAtRate', rest - reduction, currency, taxName(group))
    }
  }
}

/**
 * What reductions took off each group: as their tax was, each by its share in what the credit notes
 * before it had left.
 */
function reducedByGroup(
  groups: readonly Group[],
  notes: readonly DocumentRow[],
  granted: readonly { debitAmount: Minor; recordedAt: string }[],
): ReadonlyMap<string, Minor> {
  const sums = new Map<string, Minor>()
  for (const { debitAmount, recordedAt } of granted) {
    const before = notes
      .filter(({ finalisedAt }) => finalisedAt !== null && finalisedAt <= recordedAt)
      .flatMap(groupsOf)
    const left = groups.map((group) => {
      const own = before.filter((one) => groupKey(one) === groupKey(group))
      return own.reduce((rest, one) => rest - grossOf(one), grossOf(group))
    })
    const shares = allocate(debitAmount, left)
    for (const [at, group] of groups.entries()) {
      const key = groupKey(group)
      sums.set(key, (sums.get(key) ?? 0) + (shares[at] ?? 0))
    }
  }
  return sums
}

function grossOf({ base, tax }: Pick<Group, 'base' | 'tax'>): Minor {
  return base + tax
}

function isWithin(credited: Minor, invoiced: Minor): boolean {
  return credited >= Math.min(0, invoiced) && credited <= Math.max(0, invoiced)
}

function sumOf(groups: readonly Group[], part: 'base' | 'tax'): Minor {
  return groups.reduce((sum, group) => sum + group[part], 0)
}

function tooMuch(key: string, left: Minor, currency: string, tax = ''): AppError {
  const params = { maximum: amountParam(Math.max(left, 0), currency), tax }
  return new AppError('invalid', 'The credit is more than was invoiced', {
    fields: { lines: { key, params } },
  })
}
