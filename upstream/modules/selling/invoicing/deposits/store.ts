import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../../firm/prepared.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import type { DocumentRow } from '../reader.ts'
import { invoicesTable } from '../tables.ts'

/** Written out, not bound: only so is the index of deposits taken, and not each document looked at. */
const isDeposit = sql`${invoicesTable.purpose} <> ''`

/** Ids of the deposits that an invoice deducts. */
export function chosenIds({ sql }: Reader, invoiceId: string): string[] {
  return sql
    .exec<{ id: string }>(
      'select deposit_id as id from invoice_deposits where invoice_id = ? order by deposit_id',
      invoiceId,
    )
    .toArray()
    .map(({ id }) => id)
}

/** The invoice that deducts a deposit; undefined while none does. */
export function deductingInvoice({ sql }: Reader, depositId: string): string | undefined {
  const [row] = sql.exec<{ id: string }>(
    'select invoice_id as id from invoice_deposits where deposit_id = ?',
    depositId,
  )
  return row?.id
}

/** Puts these in the place of what an invoice deducted. */
export function saveChosen(
  { sql }: Writer,
  invoiceId: string,
  depositIds: readonly string[],
): void {
  sql.exec('delete from invoice_deposits where invoice_id = ?', invoiceId)
  for (const id of depositIds) {
    sql.exec('insert into invoice_deposits (deposit_id, invoice_id) values (?, ?)', id, invoiceId)
  }
}

/** Keeps which deposit an entry's tax is of. */
export function saveDepositTax(
  { sql }: Writer,
  { sourceId, invoiceId }: { sourceId: string; invoiceId: string },
): void {
  sql.exec('insert into deposit_taxes (source_id, invoice_id) values (?, ?)', sourceId, invoiceId)
}

/** The deposit invoices of entries that posted tax as money came in, by the entries' sources. */
export function depositsOfTaxes(
  { sql }: Reader,
  sourceIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ sourceId: string; invoiceId: string }>(
    `select source_id as sourceId, invoice_id as invoiceId from deposit_taxes
     where source_id in (select value from json_each(?))`,
    JSON.stringify(sourceIds),
  )
  return new Map(rows.toArray().map(({ sourceId, invoiceId }) => [sourceId, invoiceId]))
}

const depositsBy = prepared((db) =>
  db
    .select()
    .from(invoicesTable)
    .where(
      and(
        eq(invoicesTable.customerId, sql.placeholder('customerId')),
        isDeposit,
        eq(invoicesTable.currency, sql.placeholder('currency')),
        eq(invoicesTable.kind, 'invoice'),
      ),
    )
    .orderBy(asc(invoicesTable.id))
    .prepare(),
)

/** Deposit and progress invoices of a customer in the currency of an invoice, the oldest first. */
export function depositsOfCustomer(
  { db }: Reader,
  { customerId, currency }: Pick<DocumentRow, 'customerId' | 'currency'>,
): DocumentRow[] {
  return depositsBy(db).all({ customerId, currency })
}

/** Deposit and progress invoices of a quote, the oldest first. */
export function depositsOfQuote({ db }: Reader, quoteId: string): DocumentRow[] {
  return db
    .select()
    .from(invoicesTable)
    .where(and(eq(invoicesTable.quoteId, quoteId), isDeposit))
    .orderBy(asc(invoicesTable.id))
    .all()
}
