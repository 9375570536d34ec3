import type { Reader } from '../../../firm/store.ts'

type OpeningInvoice = {
  number: string
  partyId: string
  dueDate: string
  currency: string
  total: number
}

/** What a customer owed when the books began, by its id; undefined for what is none. */
export function findOpeningInvoice({ sql }: Reader, id: string): OpeningInvoice | undefined {
  return sql
    .exec<OpeningInvoice>(
      `select number, party_id as partyId, due_date as dueDate, currency, amount as total
       from opening_items where id = ? and party_role = 'customer' and amount > 0`,
      id,
    )
    .toArray()[0]
}

/** Whether the tax of any item waits for its payment. */
export function hasTaxedItems({ sql }: Reader): boolean {
  return sql.exec("select 1 from opening_items where tax_code <> '' limit 1").toArray().length > 0
}
