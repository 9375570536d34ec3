import type { Reader } from '../../../firm/store.ts'

/** Of which invoice each of some credit notes takes something back, by the ids of the notes. */
export function invoicesCredited({ sql }: Reader, ids: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; invoiceId: string }>(
    `select id, credits_id as invoiceId from invoices
     where credits_id is not null and id in (select value from json_each(?))`,
    JSON.stringify([...new Set(ids)]),
  )
  return new Map(rows.toArray().map(({ id, invoiceId }) => [id, invoiceId]))
}
