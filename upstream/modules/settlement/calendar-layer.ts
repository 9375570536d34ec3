import type { CalendarLayer } from '../calendar/index.ts'

const maxEntries = 500

/** Invoices that await money, on the day they are due. */
export const calendarLayers: readonly CalendarLayer[] = [
  {
    layer: 'invoicesDue',
    needs: 'invoice:view',
    entity: 'invoice',
    list: ({ sql }, { from, to }) =>
      sql
        .exec<{ id: string; number: string; date: string }>(
          `select document_id as id, document_number as number, due_date as date
           from open_items indexed by open_items_open
           where direction = 'receivable' and side = 'debit' and balance <> 0
             and due_date between ? and ? and document_kind = 'invoice'
           group by document_id, document_number, due_date order by due_date, number limit ?`,
          from,
          to,
          maxEntries,
        )
        .toArray()
        .map((row) => ({ ...row, link: `invoices/${row.id}` })),
  },
]
