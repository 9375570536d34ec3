import type { Reader } from '../../../firm/store.ts'
import type { OverdueItem } from './views.ts'

/** An open part of an invoice, or an invoice of the time before the books began. */
export type DueItem = OverdueItem & { id: string; documentKind: 'invoice' | 'openingInvoice' }

const dueItem = `id, document_kind as documentKind, document_id as documentId, document_number as number, party_id as partyId,
  due_date as dueDate, currency, balance`
const openInvoices = `direction = 'receivable' and side = 'debit' and balance <> 0
  and document_kind in ('invoice', 'openingInvoice')`

/** Open parts of invoices that are due from one day to another, the earliest first. */
export function itemsDueBetween(
  { sql }: Reader,
  { from, to, maximum }: { from: string; to: string; maximum: number },
): DueItem[] {
  return sql
    .exec<DueItem>(
      `select ${dueItem} from open_items indexed by open_items_open
       where ${openInvoices} and due_date between ? and ? order by due_date, id limit ?`,
      from,
      to,
      maximum,
    )
    .toArray()
}

/** Open parts of one invoice, the earliest due first. */
export function itemsOfInvoice({ sql }: Reader, invoiceId: string): DueItem[] {
  return sql
    .exec<DueItem>(
      `select ${dueItem} from open_items indexed by open_items_by_document
       where document_id = ? and ${openInvoices}
       order by due_date, id`,
      invoiceId,
    )
    .toArray()
}
