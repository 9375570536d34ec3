import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { madeStamps } from '../../../register/stamps.ts'

export const stockCountsTable = sqliteTable(
  'stock_counts',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull(),
    state: text('state', { enum: ['counting', 'review', 'posted', 'cancelled'] }).notNull(),
    /** The day at whose end the stock is counted. */
    date: text('date').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    scope: text('scope', { enum: ['present', 'all', 'cycle', 'found'] }).notNull(),
    isBlind: integer('is_blind', { mode: 'boolean' }).notNull(),
    note: text('note').notNull(),
    /** The adjustment that it was posted with; '' where nothing differed, and before. */
    documentId: text('document_id').notNull(),
    documentNumber: text('document_number').notNull(),
    ...madeStamps(),
  },
  (table) => [
    index('stock_counts_by_date').on(table.date, table.id),
    index('stock_counts_by_state').on(table.state, table.date, table.id),
    index('stock_counts_by_number').on(table.number),
  ],
)

/** Quantities are whole ten-thousandths; null as long as nobody counted. */
export const stockCountLinesTable = sqliteTable(
  'stock_count_lines',
  {
    countId: text('count_id').notNull(),
    itemId: text('item_id').notNull(),
    /** In the order of the way through the warehouse: by bin, then by name. */
    position: integer('position').notNull(),
    bin: text('bin').notNull(),
    counted: integer('counted'),
    /** By the books at the end of the count's day, when it was first counted. */
    expected: integer('expected'),
  },
  (table) => [
    primaryKey({ columns: [table.countId, table.itemId] }),
    index('stock_count_lines_by_position').on(table.countId, table.position),
    index('stock_count_lines_to_count')
      .on(table.countId, table.position)
      .where(sql`counted is null`),
    index('stock_count_lines_differing')
      .on(table.countId, table.position)
      .where(sql`counted <> expected`),
    index('stock_count_lines_of_item').on(table.itemId),
  ],
)

/** Each single find, by whom; what was counted of an item is their sum. */
export const stockCountEntriesTable = sqliteTable(
  'stock_count_entries',
  {
    id: text('id').primaryKey(),
    countId: text('count_id').notNull(),
    itemId: text('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    ...madeStamps(),
  },
  (table) => [
    index('stock_count_entries_of_item').on(table.countId, table.itemId),
    index('stock_count_entries_by_person').on(table.countId, table.createdBy, table.id),
  ],
)
