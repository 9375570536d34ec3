import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const itemCategoriesTable = sqliteTable(
  'item_categories',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    parentId: text('parent_id').notNull(),
    /** The names from the first level on; it sorts as a tree. */
    trail: text('trail').notNull(),
    taxCode: text('tax_code').notNull(),
    incomeAccount: text('income_account').notNull(),
    costCentreId: text('cost_centre_id').notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('item_categories_by_trail').on(table.isArchived, sql`trail collate nocase`, table.id),
    uniqueIndex('item_categories_unique').on(sql`trail collate nocase`),
    index('item_categories_by_parent').on(table.parentId),
    index('item_categories_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const itemCategoriesSearch = fullText('item_categories_search', ['trail', 'notes'])
