import { eq, sql } from 'drizzle-orm'
import { minorToDecimal } from '#contract/core/money.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { newStamps } from '../../../register/stamps.ts'
import { customWords } from '../../firm/custom-fields/index.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import { getStoredOrder, linesOf, type StoredOrder, type StoredOrderLine } from './reader.ts'
import { orderReceiptsTable, purchaseOrderLinesTable, purchaseOrdersTable } from './tables.ts'

type Values = typeof purchaseOrdersTable.$inferInsert
/** What a draft says, before its row has its state and stamps. */
export type NewOrder = Omit<
  Values,
  | ('id' | 'state' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy')
  | ('rowNumber' | 'preparedBy' | 'preparedByName')
>
export type NewOrderLine = Omit<
  StoredOrderLine,
  'orderId' | 'position' | 'received' | 'billed' | 'receivedCost' | 'clearedCost'
>

/** Whoever writes what an order says prepares it. */
function preparer({ actor }: FirmContext) {
  return { preparedBy: actor.userId, preparedByName: actor.userName }
}

/** Writes a new draft with its lines; gives it as stored. */
export function insertOrder(
  writer: Writer,
  context: FirmContext,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): StoredOrder {
  const row = writer.db
    .insert(purchaseOrdersTable)
    .values({
      ...order,
      ...newStamps(context),
      ...preparer(context),
      state: 'draft',
      id: context.newId(),
    })
    .returning()
    .get()
  insertLines(writer, row.id, lines)
  writeSearch(writer, row)
  return row
}

/** Writes what a draft says anew. */
export function rewriteOrder(
  writer: Writer,
  context: FirmContext,
  before: StoredOrder,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): void {
  writer.sql.exec('delete from purchase_order_lines where order_id = ?', before.id)
  insertLines(writer, before.id, lines)
  changeOrder(writer, context, before, { ...order, ...preparer(context), state: 'draft' })
}

/** Writes what changed of an order. */
export function changeOrder(
  writer: Writer,
  { actor, now }: FirmContext,
  before: StoredOrder,
  changes: Partial<Omit<StoredOrder, 'id' | 'rowNumber' | 'version'>>,
): void {
  const stamps = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  const row = writer.db
    .update(purchaseOrdersTable)
    .set({ ...changes, ...stamps, version: before.version + 1 })
    .where(eq(purchaseOrdersTable.id, before.id))
    .returning()
    .get()
  writeSearch(writer, row)
}

/**
 * Adds to what of a line arrived or was billed, in ten-thousandths, and to what of it was posted to
 * goods received and taken off there, in minor units of the base currency.
 */
export function addToLine(
  { db }: Writer,
  lineId: string,
  added: Partial<Pick<StoredOrderLine, 'received' | 'billed' | 'receivedCost' | 'clearedCost'>>,
): void {
  const { received, billed, receivedCost, clearedCost } = purchaseOrderLinesTable
  db.update(purchaseOrderLinesTable)
    .set({
      received: sql`${received} + ${added.received ?? 0}`,
      billed: sql`${billed} + ${added.billed ?? 0}`,
      receivedCost: sql`${receivedCost} + ${added.receivedCost ?? 0}`,
      clearedCost: sql`${clearedCost} + ${added.clearedCost ?? 0}`,
    })
    .where(eq(purchaseOrderLinesTable.id, lineId))
    .run()
}

/** Keeps by which line of a receipt what of a line arrived. */
export function noteReceipt(
  { db }: Writer,
  { newId }: FirmContext,
  arrived: Omit<typeof orderReceiptsTable.$inferInsert, 'id'>,
): void {
  db.insert(orderReceiptsTable)
    .values({ ...arrived, id: newId() })
    .run()
}

export function deleteOrder(writer: Writer, { id, rowNumber }: StoredOrder): void {
  writer.sql.exec('delete from purchase_order_lines where order_id = ?', id)
  writer.sql.exec('delete from purchase_orders where id = ?', id)
  removeSearchEntry(writer, 'purchase_order_search', rowNumber)
  removeRecord(writer, { kind: 'purchaseOrder', id })
}

function insertLines({ db }: Writer, orderId: string, lines: readonly NewOrderLine[]): void {
  lines.forEach((line, position) => {
    db.insert(purchaseOrderLinesTable)
      .values({ ...line, orderId, position })
      .run()
  })
}

/** Writes anew what an order is found by. */
export function reindexOrder(writer: Writer, id: string): void {
  writeSearch(writer, getStoredOrder(writer, id))
}

function writeSearch(writer: Writer, row: StoredOrder): void {
  const { id, number, supplierName, total, currency, issueDate: date } = row
  const described = linesOf(writer, id).map(({ sku, description }) => `${sku} ${description}`)
  const words = [customWords(writer, 'purchaseOrder', row.custom), ...described]
    .join('\n')
    .slice(0, 20_000)
  const amount = minorToDecimal(total, currency)
  writeSearchEntry(writer, 'purchase_order_search', row.rowNumber, {
    number: number ?? '',
    supplier: supplierName,
    lines: words,
    amount,
  })
  const title = number ?? supplierName
  const subtitle = number === null ? '' : supplierName
  const facts = { amount: total, currency, date, madeBy: row.createdBy }
  const text = `${amount} ${words}`
  putSearchEntry(writer, { kind: 'purchaseOrder', id, title, subtitle, text, ...facts })
}
