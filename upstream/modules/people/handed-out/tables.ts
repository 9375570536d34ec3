import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Things of the firm that people have. */
export const handedOutTable = sqliteTable(
  'handed_out',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    employeeId: text('employee_id').notNull(),
    number: text('number').notNull(),
    givenDate: text('given_date').notNull(),
    returnedDate: text('returned_date').notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('handed_out_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('handed_out_by_date').on(table.isArchived, table.givenDate, table.id),
    index('handed_out_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('handed_out_of_employee').on(table.employeeId, table.returnedDate),
  ],
)

export const handedOutSearch = fullText('handed_out_search', ['name', 'number'])
