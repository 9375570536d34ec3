import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { madeStamps } from '../../../register/stamps.ts'

export const priceChangesTable = sqliteTable(
  'price_changes',
  {
    id: text('id').primaryKey(),
    state: text('state', { enum: ['planned', 'done', 'cancelled'] }).notNull(),
    categoryId: text('category_id').notNull(),
    category: text('category').notNull(),
    listId: text('list_id').notNull(),
    listName: text('list_name').notNull(),
    percent: text('percent').notNull(),
    rounding: text('rounding').notNull(),
    date: text('date').notNull(),
    count: integer('count').notNull(),
    skipped: integer('skipped').notNull(),
    ...madeStamps(),
  },
  (table) => [index('price_changes_by_date').on(table.date)],
)

/** Each price as it was when the change was made, and as it shall be. */
export const priceChangeLinesTable = sqliteTable(
  'price_change_lines',
  {
    changeId: text('change_id').notNull(),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    fromQuantity: text('from_quantity').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.position] })],
)
