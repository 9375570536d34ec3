import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Minor } from '#contract/core/money.ts'
import { billingStates, deliveryStates, salesOrderStates } from '#contract/selling/sales-orders.ts'
import { documentColumns, lineColumns } from '../../../documents/columns.ts'
import { fullText } from '../../../register/full-text.ts'

/** Orders of customers. The states follow from the quantities of their lines, and are kept to be listed. */
export const salesOrdersTable = sqliteTable(
  'sales_orders',
  {
    ...documentColumns(),
    state: text('state', { enum: salesOrderStates }).notNull(),
    deliveryState: text('delivery_state', { enum: deliveryStates }).notNull(),
    billingState: text('billing_state', { enum: billingStates }).notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    /** The name without case and accents, to sort by. */
    customerOrder: text('customer_order').notNull(),
    customerReference: text('customer_reference').notNull(),
    deliveryDate: text('delivery_date'),
    terms: text('terms').notNull(),
    /** How its tax was rounded when it was confirmed: its invoices are rounded so, too. */
    taxRounding: text('tax_rounding', { enum: ['group', 'line'] }).notNull(),
    quoteId: text('quote_id'),
    /** Who wrote the draft last, who may not confirm it where the firm wants a second person. */
    preparedBy: text('prepared_by').notNull().default(''),
    preparedByName: text('prepared_by_name').notNull().default(''),
    /** Of a draft that was handed in: since when it waits. */
    waitingSince: text('waiting_since'),
    confirmedAt: text('confirmed_at'),
    /** What it comes to without what was given up; null where nothing was. */
    stillOrdered: integer('still_ordered').$type<Minor>(),
  },
  (table) => [
    uniqueIndex('sales_orders_by_number').on(table.number).where(sql`number is not null`),
    // One for each way to sort the list, of all orders and of those of a tab.
    index('sales_orders_by_issue_date').on(table.issueDate, table.id),
    index('sales_orders_by_number_order').on(table.numberOrder, table.id),
    index('sales_orders_by_customer_order').on(table.customerOrder, table.id),
    index('sales_orders_by_delivery_date').on(
      sql`case when delivery_date is null then '' else delivery_date end`,
      table.id,
    ),
    index('sales_orders_by_total').on(table.total, table.id),
    index('sales_orders_state_issue_date').on(table.state, table.issueDate, table.id),
    index('sales_orders_state_number').on(table.state, table.numberOrder, table.id),
    index('sales_orders_state_customer').on(table.state, table.customerOrder, table.id),
    index('sales_orders_state_delivery_date').on(
      table.state,
      sql`case when delivery_date is null then '' else delivery_date end`,
      table.id,
    ),
    index('sales_orders_state_total').on(table.state, table.total, table.id),
    index('sales_orders_waiting').on(table.id).where(sql`waiting_since is not null`),
    index('sales_orders_by_quote').on(table.quoteId).where(sql`quote_id is not null`),
    index('sales_orders_by_secret').on(table.publicSecret).where(sql`public_secret is not null`),
    index('sales_orders_by_customer').on(table.customerId, table.issueDate, table.id),
  ],
)

export const salesOrderLinesTable = sqliteTable(
  'sales_order_lines',
  {
    ...lineColumns(),
    orderId: text('order_id').notNull(),
    /** Whether it was kept in stock when the order was confirmed; others are never delivered. */
    isGoods: integer('is_goods', { mode: 'boolean' }).notNull().default(false),
    /** Given up, and delivered but not to be invoiced: ten-thousandths of the line's unit. */
    closed: integer('closed').notNull().default(0),
    waived: integer('waived').notNull().default(0),
  },
  (table) => [
    index('sales_order_lines_by_order').on(table.orderId, table.position),
    index('sales_order_lines_by_item').on(table.itemId).where(sql`item_id is not null`),
  ],
)

/** Which line of an invoice bills which line of an order; how much of it, the invoice says. */
export const salesOrderBillingsTable = sqliteTable(
  'sales_order_billings',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    orderLineId: text('order_line_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    invoiceLineId: text('invoice_line_id').notNull(),
  },
  (table) => [
    index('sales_order_billings_by_order').on(table.orderId),
    uniqueIndex('sales_order_billings_by_invoice').on(table.invoiceId, table.invoiceLineId),
  ],
)

/** What was given up, when, by whom and why; only added. */
export const salesOrderClosingsTable = sqliteTable(
  'sales_order_closings',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    kind: text('kind', { enum: ['delivery', 'invoice', 'return'] }).notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull(),
    at: text('at').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [index('sales_order_closings_by_order').on(table.orderId, table.id)],
)

export const salesOrderSearch = fullText('sales_order_search', [
  'number',
  'customer',
  'lines',
  'amount',
])
