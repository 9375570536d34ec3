import { AppError } from '#contract/errors.ts'
import { amountParam, type Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'
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
 * base and its tax. Lines alone do not bound that where some of them are negative.
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
  const invoiced = new Map(groupsOf(invoice).map((group) => [groupKey(group), group]))
  const notes = creditNotesOf(reader, invoice.id).flatMap(groupsOf)
  for (const group of groups) {
    const whole = invoiced.get(groupKey(group)) ?? { base: 0, tax: 0 }
    const before = notes.filter((one) => groupKey(one) === groupKey(group))
    const [base, tax] = [sumOf(before, 'base'), sumOf(before, 'tax')]
    if (isWithin(base + group.base, whole.base) && isWithin(tax + group.tax, whole.tax)) continue
    const rest = whole.base + whole.tax - base - tax
    throw tooMuch('moreThanInvoicedAtRate', rest, currency, taxName(group))
  }
}

function isWithin(credited: Minor, invoiced: Minor): boolean {
  return credited >= Math.min(0, invoiced) && credited <= Math.max(0, invoiced)
}

function sumOf(groups: readonly Group[], part: 'base' | 'tax'): Minor {
  return groups.reduce((sum, group) => sum + group[part], 0)
}

function tooMuch(key: string, left: Minor, currency: string, tax = ''): AppError {
  const params = { maximum: amountParam(Math.max(left, 0), currency), tax }
  return new AppError('invalid', 'More than invoiced', { fields: { lines: { key, params } } })
}
