import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const costCentresTable = sqliteTable(
  'cost_centres',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    parentId: text('parent_id').notNull(),
    /** Codes and names from the first level on; it sorts as a tree. */
    trail: text('trail').notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('cost_centres_by_trail').on(table.isArchived, sql`trail collate nocase`, table.id),
    index('cost_centres_by_code').on(table.isArchived, sql`code collate nocase`, table.id),
    uniqueIndex('cost_centres_unique').on(sql`code collate nocase`),
    index('cost_centres_by_parent').on(table.parentId),
    index('cost_centres_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const costCentresSearch = fullText('cost_centres_search', ['trail', 'notes'])
