import { eq } from 'drizzle-orm'
import { indexDocument } from '../../../documents/offered/search-entry.ts'
import { removeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { changeStamps, newStamps } from '../../../register/stamps.ts'
import { removeRecord } from '../../firm/records/index.ts'
import type { LineRecord, OrderRecord } from './reader.ts'
import {
  salesOrderBillingsTable,
  salesOrderClosingsTable,
  salesOrderLinesTable,
  salesOrdersTable,
} from './tables.ts'

/** What a draft says, before its row has its states and stamps. */
export type NewOrder = Omit<
  typeof salesOrdersTable.$inferInsert,
  | 'id'
  | 'state'
  | 'deliveryState'
  | 'billingState'
  | 'version'
  | 'createdAt'
  | 'createdBy'
  | 'updatedAt'
  | 'updatedBy'
  | 'rowNumber'
>
export type NewLine = Omit<LineRecord, 'orderId' | 'position' | 'isGoods' | 'closed' | 'waived'>

/** Writes a new draft with its lines; gives it as stored. */
export function insertOrder(
  writer: Writer,
  context: FirmContext,
  order: NewOrder,
  lines: readonly NewLine[],
): OrderRecord {
  const row = writer.db
    .insert(salesOrdersTable)
    .values({
      ...order,
      ...newStamps(context),
      state: 'draft',
      deliveryState: 'none',
      billingState: 'open',
      id: context.newId(),
    })
    .returning()
    .get()
  writeLines(writer, row, lines)
  return row
}

/** Writes what changed of an order; gives it as stored. */
export function changeOrder(
  { db }: Writer,
  context: FirmContext,
  before: OrderRecord,
  changes: Partial<Omit<OrderRecord, 'id' | 'rowNumber' | 'version'>>,
): OrderRecord {
  return db
    .update(salesOrdersTable)
    .set({ ...changes, ...changeStamps(context), version: before.version + 1 })
    .where(eq(salesOrdersTable.id, before.id))
    .returning()
    .get()
}

/** Replaces the lines of an order, and what it is found by. */
export function replaceLines(writer: Writer, row: OrderRecord, lines: readonly NewLine[]): void {
  writer.sql.exec('delete from sales_order_lines where order_id = ?', row.id)
  writeLines(writer, row, lines)
}

/** Removes a draft as if it had never been; the audit keeps what it was. */
export function deleteOrder(writer: Writer, { id, rowNumber }: OrderRecord): void {
  writer.sql.exec('delete from sales_order_lines where order_id = ?', id)
  writer.sql.exec('delete from sales_orders where id = ?', id)
  removeSearchEntry(writer, 'sales_order_search', rowNumber)
  removeRecord(writer, { kind: 'salesOrder', id })
}

/** Says which lines of an order are kept in stock. */
export function markGoods({ sql }: Writer, orderId: string, lineIds: readonly string[]): void {
  sql.exec(
    `update sales_order_lines set is_goods = id in (select value from json_each(?))
     where order_id = ?`,
    JSON.stringify(lineIds),
    orderId,
  )
}

/** Says that a line of an invoice bills a line of an order. */
export function insertBilling(
  { db }: Writer,
  { newId }: FirmContext,
  billing: { orderId: string; orderLineId: string; invoiceId: string; invoiceLineId: string },
): void {
  db.insert(salesOrderBillingsTable)
    .values({ ...billing, id: newId() })
    .run()
}

/** Lets a billing follow a line of a draft that was written anew. */
export function moveBilling({ sql }: Writer, id: string, invoiceLineId: string): void {
  sql.exec('update sales_order_billings set invoice_line_id = ? where id = ?', invoiceLineId, id)
}

export function deleteBilling({ sql }: Writer, id: string): void {
  sql.exec('delete from sales_order_billings where id = ?', id)
}

/** Gives up so much of a line, in ten-thousandths of its unit, with the reason. */
export function giveUp(
  { db, sql }: Writer,
  { actor, now, newId }: FirmContext,
  closing: {
    orderId: string
    lineId: string
    kind: 'delivery' | 'invoice' | 'return'
    quantity: number
    reason: string
  },
): void {
  const stamps = { id: newId(), at: now.toISOString(), byName: actor.userName }
  db.insert(salesOrderClosingsTable)
    .values({ ...closing, ...stamps })
    .run()
  const column = closing.kind === 'invoice' ? 'waived' : 'closed'
  sql.exec(
    `update sales_order_lines set ${column} = ${column} + ? where id = ?`,
    closing.quantity,
    closing.lineId,
  )
}

/** Gives every public link a secret of its own, as in a firm that was copied from another. */
export function renewOrderSecrets({ sql }: Writer): void {
  sql.exec(
    'update sales_orders set public_secret = hex(randomblob(16)) where public_secret is not null',
  )
}

/** Writes the lines of a document that has none, and what it is found by. */
function writeLines(writer: Writer, row: OrderRecord, lines: readonly NewLine[]): void {
  insertLines(writer, row.id, lines)
  writeSearch(writer, row, lines)
}

function insertLines({ db }: Writer, orderId: string, lines: readonly NewLine[]): void {
  // Five rows of 20 columns are the 100 parameters a statement may have.
  for (let start = 0; start < lines.length; start += 5) {
    const rows = lines.slice(start, start + 5)
    db.insert(salesOrderLinesTable)
      .values(rows.map((line, at) => ({ ...line, orderId, position: start + at })))
      .run()
  }
}

function writeSearch(writer: Writer, row: OrderRecord, lines: readonly NewLine[]): void {
  const described = lines.map(({ sku, description }) => `${sku} ${description}`)
  const words = [row.customerReference, row.notes, ...described].join('\n')
  indexDocument(writer, { kind: 'salesOrder', table: 'sales_order_search' }, row, words)
}
