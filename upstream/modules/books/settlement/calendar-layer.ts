import type { ModuleParts } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'

const maxEntries = 500

/** Invoices that await money and bills that are to be paid, on the day they are due. */
export const calendarLayers: ModuleParts['calendarLayers'] = [
  {
    layer: 'invoicesDue',
    needs: 'invoice:view',
    entity: 'invoice',
    list: (reader, days) => dueIn(reader, days, invoices),
  },
  {
    layer: 'billsDue',
    needs: 'bill:view',
    entity: 'party',
    list: (reader, days) => dueIn(reader, days, bills),
  },
]

type Side = { direction: string; side: string; kind: string; path: string }

const invoices = { direction: 'receivable', side: 'debit', kind: 'invoice', path: 'invoices' }
const bills = { direction: 'payable', side: 'credit', kind: 'bill', path: 'bills' }

/** Open documents of one side by the day they are due: each once a day, whatever its instalments. */
function dueIn(
  { sql }: Reader,
  { from, to }: { from: string; to: string },
  { direction, side, kind, path }: Side,
) {
  return sql
    .exec<{ id: string; number: string; date: string }>(
      `select document_id as id, document_number as number, due_date as date
       from open_items indexed by open_items_open
       where direction = ? and side = ? and balance <> 0
         and due_date between ? and ? and document_kind = ?
       group by document_id, document_number, due_date order by due_date, number limit ?`,
      direction,
      side,
      from,
      to,
      kind,
      maxEntries,
    )
    .toArray()
    .map((row) => ({ ...row, link: `${path}/${row.id}` }))
}
