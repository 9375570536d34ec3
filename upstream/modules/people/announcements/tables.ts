import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** What the firm tells those who work for it. */
export const announcementsTable = sqliteTable(
  'announcements',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    fromDate: text('from_date').notNull(),
    /** The last day; empty for as long as it is there. */
    untilDate: text('until_date').notNull(),
    asksConfirmation: integer('asks_confirmation', { mode: 'boolean' }).notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('announcements_by_title').on(table.isArchived, sql`title collate nocase`, table.id),
    index('announcements_by_date').on(table.isArchived, table.fromDate, table.id),
    index('announcements_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

/** Who confirmed that they have read one, and when. */
export const announcementReadsTable = sqliteTable(
  'announcement_reads',
  {
    announcementId: text('announcement_id').notNull(),
    employeeId: text('employee_id').notNull(),
    readAt: text('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.employeeId] }),
    index('announcement_reads_of_employee').on(table.employeeId),
  ],
)

export const announcementsSearch = fullText('announcements_search', ['title', 'text'])
