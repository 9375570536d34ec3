import { asc, eq } from 'drizzle-orm'
import {
  type PurchaseOrder,
  type PurchaseOrderInput,
  type PurchaseOrderRow,
  PurchaseOrderState,
} from '#contract/buying/purchase-orders.ts'
import { AppError } from '#contract/core/errors.ts'
import { calculatedLine, storedSums } from '../../../documents/stored-document.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { stockItems } from '../../stock/stock/index.ts'
import { billFacts } from '../bills/views.ts'
import { actionsOf } from './actions.ts'
import { purchaseOrderLinesTable, purchaseOrdersTable } from './tables.ts'
import { quantityText, unitsOf } from './units.ts'
import { unusualToOrder } from './unusual.ts'

export type StoredOrder = typeof purchaseOrdersTable.$inferSelect
export type StoredOrderLine = typeof purchaseOrderLinesTable.$inferSelect
/** A line with what was ordered in ten-thousandths. */
export type OrderLine = StoredOrderLine & { units: number }

/** @throws AppError not_found */
export function getStoredOrder({ db }: Reader, id: string): StoredOrder {
  const row = db.select().from(purchaseOrdersTable).where(eq(purchaseOrdersTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such order')
  return row
}

/** An order's lines in their order. */
export function linesOf({ db }: Reader, orderId: string): OrderLine[] {
  return db
    .select()
    .from(purchaseOrderLinesTable)
    .where(eq(purchaseOrderLinesTable.orderId, orderId))
    .orderBy(asc(purchaseOrderLinesTable.position))
    .all()
    .map((line) => ({ ...line, units: unitsOf(line.quantity) }))
}

/** What somebody wrote into a stored order. */
export function orderInput(
  row: StoredOrder,
  lines: readonly StoredOrderLine[],
): PurchaseOrderInput {
  const { supplierName, issueDate, expectedDate, currency, exchangeRate } = row
  return {
    supplierName,
    issueDate,
    expectedDate,
    currency,
    exchangeRate,
    notes: row.notes,
    internalNote: row.internalNote,
    custom: row.custom,
    lines: lines.map(({ sku, itemId, description, quantity, unit, unitPrice, taxCode }) => ({
      item: sku || (itemId ?? ''),
      description,
      quantity,
      unit,
      unitPrice,
      taxCode,
    })),
  }
}

/** An order with what whoever asks may do with it. @throws AppError not_found */
export function getOrder(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): PurchaseOrder {
  const row = getStoredOrder(reader, id)
  const lines = linesOf(reader, id)
  const input = orderInput(row, lines)
  const items = stockItems(
    reader,
    lines.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
  )
  return {
    ...input,
    id,
    number: row.number,
    state: row.state,
    supplierId: row.supplierId,
    lines: lines.map((line, at) => ({
      ...calculatedLine(line),
      item: input.lines[at]?.item ?? '',
      unitSize: line.unitSize,
      tracking: items.get(line.itemId ?? '')?.tracking ?? 'none',
      received: quantityText(line.received),
      billed: quantityText(line.billed),
    })),
    totals: storedSums(row),
    bills: billsOf(reader, id),
    preparedByName: row.preparedByName,
    reason: row.reason,
    sentAt: row.sentAt,
    actions: actionsOf(reader, row, lines, context),
    unusual: unusualToOrder(reader, context, row, lines),
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** Bills that bill lines of an order. */
function billsOf(reader: Reader, orderId: string): PurchaseOrder['bills'] {
  const ids = reader.sql
    .exec<{ id: string }>(
      `select distinct m.bill_id as id from bill_matches m
         join purchase_order_lines l on l.id = m.order_line_id where l.order_id = ? order by 1`,
      orderId,
    )
    .toArray()
  return ids.map(({ id }) => billFacts(reader, id))
}

/** A row of the contract from one of the table. */
export function orderRow(row: Record<string, SqlStorageValue>): PurchaseOrderRow {
  return {
    id: String(row.id),
    number: row.number === null ? '' : String(row.number),
    supplierId: String(row.supplier_id),
    supplierName: String(row.supplier_name),
    issueDate: String(row.issue_date),
    expectedDate: row.expected_date === null ? null : String(row.expected_date),
    state: PurchaseOrderState.parse(row.state),
    currency: String(row.currency),
    net: Number(row.net),
    total: Number(row.total),
    custom: JSON.parse(String(row.custom)),
  }
}
