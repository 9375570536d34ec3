import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Words that support writes often, in one language each. */
export const cannedAnswersTable = sqliteTable(
  'canned_answers',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    language: text('language', { enum: languages }).notNull(),
    text: text('text').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('canned_answers_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('canned_answers_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const cannedAnswersSearch = fullText('canned_answers_search', ['name', 'text'])
