import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../../firm/store.ts'
import { groupKey, groupsOf, type PostableLine, type StoredGroup } from '../posting.ts'
import { creditNotesOf, type DocumentRow, linesOf } from '../reader.ts'

/** What is left of a deposit; `total` in its currency, `totalBase` in the firm's, minor units. */
export type DepositRest = {
  total: Minor
  totalBase: Minor
  /** Whether the buyer pays its tax to the state: not 0 then. */
  splitTax: Minor
  groups: StoredGroup[]
  /** The deposit's lines, and those of its credit notes below zero. */
  lines: PostableLine[]
}

/**
 * What credit notes have left of a deposit, by its tax groups: each note took back the groups of
 * its own lines and nothing of others.
 * @param besides a note that is not counted yet
 */
export function depositRest(reader: Reader, row: DocumentRow, besides?: string): DepositRest {
  const notes = creditNotesOf(reader, row.id).filter(({ id }) => id !== besides)
  const taken = notes.flatMap(groupsOf)
  const groups = groupsOf(row).map((group) => {
    const own = taken.filter((one) => groupKey(one) === groupKey(group))
    const less = (key: 'base' | 'tax' | 'baseTax') =>
      own.reduce((left, one) => left - one[key], group[key])
    return { ...group, base: less('base'), tax: less('tax'), baseTax: less('baseTax') }
  })
  const back = notes
    .flatMap(({ id }) => linesOf(reader, id))
    .map((line) => ({
      ...line,
      net: -line.net,
      taxAmount: -line.taxAmount,
    }))
  return {
    total: notes.reduce((left, { total }) => left - total, row.total),
    totalBase: notes.reduce((left, { totalBase }) => left - totalBase, row.totalBase),
    splitTax: row.splitTax,
    groups,
    lines: [...linesOf(reader, row.id), ...back],
  }
}
