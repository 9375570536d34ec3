import type { Minor } from '#contract/core/money.ts'
import type { InstalmentStanding } from '#contract/selling/instalments.ts'
import type { Reader } from '../../../firm/store.ts'
import { itemsOfDocument, itemsOfInvoice } from '../../books/settlement/index.ts'
import { instalmentParts } from './instalments.ts'
import type { DocumentRow } from './reader.ts'

type Row = Pick<
  DocumentRow,
  'id' | 'state' | 'total' | 'splitTax' | 'due' | 'dueDate' | 'instalments' | 'deducted'
>

/** The day of the next part that is open; the one it has where nothing is. */
export function nextDueDate(
  reader: Reader,
  row: Pick<Row, 'id' | 'instalments' | 'dueDate'>,
): string {
  if (row.instalments === '[]') return row.dueDate
  return itemsOfInvoice(reader, row.id)[0]?.dueDate ?? row.dueDate
}

/** What is asked for next: what is open of the next part, or all that is due. */
export function nextPart(reader: Reader, row: Pick<Row, 'id' | 'instalments' | 'due'>): Minor {
  if (row.instalments === '[]') return row.due
  return itemsOfInvoice(reader, row.id)[0]?.balance ?? row.due
}

/** Each part with what is open of it; of a draft all. */
export function instalmentStandings(reader: Reader, row: Row): InstalmentStanding[] {
  const parts = instalmentParts(row)
  if (parts.length === 0) return []
  const open = new Map(
    itemsOfDocument(reader, row.id).map(({ dueDate, balance }) => [dueDate, balance]),
  )
  return parts.map((part) => ({
    ...part,
    open: row.state === 'draft' ? part.amount : (open.get(part.dueDate) ?? 0),
  }))
}
