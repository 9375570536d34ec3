import type { Reader } from '../../../firm/store.ts'
import type { OverdueItem } from './views.ts'

type OpenReceivable = Omit<OverdueItem, 'documentKind'> & { balanceBase: number }

/** What is open of some documents, the earliest due first; `…Base` in the base currency. */
export function openOfDocuments({ sql }: Reader, documentIds: readonly string[]): OpenReceivable[] {
  return sql
    .exec<OpenReceivable>(
      `select document_id as documentId, document_number as number, party_id as partyId,
         due_date as dueDate, currency, balance, balance_base as balanceBase
       from open_items indexed by open_items_by_document
       where document_id in (select value from json_each(?))
         and direction = 'receivable' and side = 'debit' and balance <> 0
       order by due_date, id`,
      JSON.stringify(documentIds),
    )
    .toArray()
}
