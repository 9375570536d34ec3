import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { productionStates } from '#contract/stock/production-orders.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** What one of what is made takes of a component, ten-thousandths of the component's own unit. */
export type Need = { itemId: string; gross: number }

export const productionOrdersTable = sqliteTable(
  'production_orders',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull().default(''),
    state: text('state', { enum: productionStates }).notNull().default('planned'),
    /** The tab it stands in. */
    place: text('place', { enum: [...productionStates, 'archived'] })
      .notNull()
      .default('planned'),
    itemId: text('item_id').notNull(),
    itemName: text('item_name').notNull(),
    unit: text('unit').notNull(),
    /** Ten-thousandths of the item's unit, as are the others. */
    quantity: integer('quantity').notNull(),
    made: integer('made').notNull().default(0),
    scrapped: integer('scrapped').notNull().default(0),
    dueDate: text('due_date').notNull(),
    notes: text('notes').notNull(),
    /** The bill of materials as it was when it was released; empty before. */
    needs: text('needs', { mode: 'json' }).$type<Need[]>().notNull().default([]),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('production_orders_by_due').on(table.place, table.dueDate, table.id),
    index('production_orders_by_item').on(table.place, sql`item_name collate nocase`, table.id),
    index('production_orders_by_change').on(table.place, table.updatedAt, table.id),
    index('production_orders_of_item').on(table.itemId),
  ],
)

/** What was made at a time: the document of stock, and what is no good. */
export const productionRunsTable = sqliteTable(
  'production_runs',
  {
    documentId: text('document_id').primaryKey(),
    orderId: text('order_id').notNull(),
    made: integer('made').notNull(),
    scrapped: integer('scrapped').notNull(),
  },
  (table) => [index('production_runs_of_order').on(table.orderId)],
)

export const productionOrdersSearch = fullText('production_orders_search', [
  'number',
  'item',
  'notes',
])
