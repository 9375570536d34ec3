import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { purchaseOrderStates } from '#contract/buying/purchase-orders.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { documentColumns, lineColumns } from '../../../documents/columns.ts'
import { fullText } from '../../../register/full-text.ts'

/** What was ordered from suppliers. */
export const purchaseOrdersTable = sqliteTable(
  'purchase_orders',
  {
    ...documentColumns(),
    state: text('state', { enum: purchaseOrderStates }).notNull(),
    supplierId: text('supplier_id').notNull(),
    supplierName: text('supplier_name').notNull(),
    /** The name without case and accents, to sort by. */
    supplierOrder: text('supplier_order').notNull(),
    expectedDate: text('expected_date'),
    reason: text('reason').notNull().default(''),
    /** What the firm added, by the keys of its fields. */
    custom: text('custom', { mode: 'json' }).$type<CustomValues>().notNull().default({}),
    /** Who wrote what it says now, and so may not be the one who approves it. */
    preparedBy: text('prepared_by').notNull(),
    preparedByName: text('prepared_by_name').notNull(),
  },
  (table) => [
    uniqueIndex('purchase_orders_by_number').on(table.number).where(sql`number is not null`),
    index('purchase_orders_by_issue_date').on(table.issueDate, table.id),
    index('purchase_orders_by_number_order').on(table.numberOrder, table.id),
    index('purchase_orders_by_supplier_order').on(table.supplierOrder, table.id),
    index('purchase_orders_by_total').on(table.total, table.id),
    index('purchase_orders_state_issue_date').on(table.state, table.issueDate, table.id),
    index('purchase_orders_state_number').on(table.state, table.numberOrder, table.id),
    index('purchase_orders_state_supplier').on(table.state, table.supplierOrder, table.id),
    index('purchase_orders_state_total').on(table.state, table.total, table.id),
    index('purchase_orders_by_supplier').on(table.supplierId, table.issueDate, table.id),
  ],
)

/** Quantities that arrived and were billed in ten-thousandths. */
export const purchaseOrderLinesTable = sqliteTable(
  'purchase_order_lines',
  {
    ...lineColumns(),
    orderId: text('order_id').notNull(),
    /** How many of the item's own unit are in the one that is ordered, decimal text. */
    unitSize: text('unit_size').notNull().default('1'),
    received: integer('received').notNull().default(0),
    billed: integer('billed').notNull().default(0),
    /** What receipts posted to goods received and what bills took off it, in minor units of the base currency. */
    receivedCost: integer('received_cost').notNull().default(0),
    clearedCost: integer('cleared_cost').notNull().default(0),
  },
  (table) => [
    index('purchase_order_lines_by_order').on(table.orderId, table.position),
    index('purchase_order_lines_unbilled')
      .on(table.orderId)
      .where(sql`received_cost <> cleared_cost`),
    index('purchase_order_lines_by_item')
      .on(table.itemId, table.id)
      .where(sql`item_id is not null`),
  ],
)

/** What arrived of a line, and by which line of a receipt; in ten-thousandths of the unit ordered. */
export const orderReceiptsTable = sqliteTable(
  'order_receipts',
  {
    id: text('id').primaryKey(),
    orderLineId: text('order_line_id').notNull(),
    documentId: text('document_id').notNull(),
    /** Of the receipt, from 0. */
    line: integer('line').notNull(),
    units: integer('units').notNull(),
  },
  (table) => [index('order_receipts_of_line').on(table.orderLineId, table.id)],
)

/** Orders whose goods go straight to a customer, and the order of the customer that they are for. */
export const dropShipmentsTable = sqliteTable(
  'drop_shipments',
  {
    purchaseOrderId: text('purchase_order_id').primaryKey(),
    salesOrderId: text('sales_order_id').notNull(),
  },
  (table) => [index('drop_shipments_of_sales_order').on(table.salesOrderId)],
)

/** Which line of an order a line of a bill bills, and what it counted for when it was posted. */
export const billMatchesTable = sqliteTable(
  'bill_matches',
  {
    id: text('id').primaryKey(),
    billId: text('bill_id').notNull(),
    /** Of the bill's line. */
    position: integer('position').notNull(),
    orderLineId: text('order_line_id').notNull(),
    /** Ten-thousandths; 0 until the bill is posted. */
    counted: integer('counted').notNull().default(0),
    /** What it took off goods received, in minor units of the base currency. */
    countedCost: integer('counted_cost').notNull().default(0),
  },
  (table) => [
    uniqueIndex('bill_matches_by_bill').on(table.billId, table.position),
    index('bill_matches_by_order_line').on(table.orderLineId),
  ],
)

/** A bill in the version that somebody let through though it is more than was ordered or received. */
export const billReleasesTable = sqliteTable('bill_releases', {
  billId: text('bill_id').primaryKey(),
  version: integer('version').notNull(),
  reason: text('reason').notNull(),
  /** What was let through: findings with how much each is, by the line's position, as JSON. */
  findings: text('findings').notNull(),
  by: text('released_by').notNull(),
  byName: text('released_by_name').notNull(),
})

export const purchaseOrderSearch = fullText('purchase_order_search', [
  'number',
  'supplier',
  'lines',
  'amount',
])
