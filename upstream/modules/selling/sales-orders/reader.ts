import { asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { SalesOrderInput } from '#contract/selling/sales-orders.ts'
import { headInput, lineInput } from '../../../documents/stored-document.ts'
import type { Reader } from '../../../firm/store.ts'
import {
  salesOrderBillingsTable,
  salesOrderClosingsTable,
  salesOrderLinesTable,
  salesOrdersTable,
} from './tables.ts'

/** A stored order, without its lines. */
export type OrderRecord = typeof salesOrdersTable.$inferSelect
export type LineRecord = typeof salesOrderLinesTable.$inferSelect
export type BillingRecord = typeof salesOrderBillingsTable.$inferSelect

/** @throws AppError not_found */
export function getStoredOrder(reader: Reader, id: string): OrderRecord {
  const row = findStoredOrder(reader, id)
  if (!row) throw new AppError('not_found', 'No such sales order')
  return row
}

export function findStoredOrder({ db }: Reader, id: string): OrderRecord | undefined {
  return db.select().from(salesOrdersTable).where(eq(salesOrdersTable.id, id)).get()
}

/** The order with a public secret; undefined where there is none. */
export function findShared({ db }: Reader, secret: string): OrderRecord | undefined {
  return db.select().from(salesOrdersTable).where(eq(salesOrdersTable.publicSecret, secret)).get()
}

/** An order's lines in their order. */
export function linesOf({ db }: Reader, orderId: string): LineRecord[] {
  return db
    .select()
    .from(salesOrderLinesTable)
    .where(eq(salesOrderLinesTable.orderId, orderId))
    .orderBy(asc(salesOrderLinesTable.position))
    .all()
}

/** Which lines of invoices bill an order's. */
export function billingsOf({ db }: Reader, orderId: string): BillingRecord[] {
  return db
    .select()
    .from(salesOrderBillingsTable)
    .where(eq(salesOrderBillingsTable.orderId, orderId))
    .orderBy(asc(salesOrderBillingsTable.id))
    .all()
}

/** Which lines of orders an invoice bills. */
export function billingsOn({ db }: Reader, invoiceId: string): BillingRecord[] {
  return db
    .select()
    .from(salesOrderBillingsTable)
    .where(eq(salesOrderBillingsTable.invoiceId, invoiceId))
    .all()
}

/** What was given up of an order, the oldest first. */
export function closingsOf({ db }: Reader, orderId: string) {
  return db
    .select()
    .from(salesOrderClosingsTable)
    .where(eq(salesOrderClosingsTable.orderId, orderId))
    .orderBy(asc(salesOrderClosingsTable.id))
    .all()
}

/** How much of each line was given up before it was delivered, in ten-thousandths of its unit. */
export function closedShortOf(reader: Reader, orderId: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const { lineId, kind, quantity } of closingsOf(reader, orderId)) {
    if (kind === 'delivery') found.set(lineId, (found.get(lineId) ?? 0) + quantity)
  }
  return found
}

/** What a person wrote into a stored order. */
export function orderInput(row: OrderRecord, lines: readonly LineRecord[]): SalesOrderInput {
  return {
    ...headInput(row),
    customerId: row.customerId,
    customerReference: row.customerReference,
    deliveryDate: row.deliveryDate,
    terms: row.terms,
    lines: lines.map(lineInput),
  }
}
