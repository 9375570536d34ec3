import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Questions about records and entries, each with its answer. */
export const questionsTable = sqliteTable(
  'questions',
  {
    /** A ULID: sorts by time. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    text: text('text').notNull(),
    askedAt: text('asked_at').notNull(),
    askedBy: text('asked_by').notNull(),
    askedByName: text('asked_by_name').notNull(),
    answer: text('answer').notNull().default(''),
    answeredAt: text('answered_at'),
    answeredByName: text('answered_by_name').notNull().default(''),
    isClosed: integer('is_closed', { mode: 'boolean' }).notNull().default(false),
    closedAt: text('closed_at'),
  },
  (table) => [
    index('questions_by_state').on(table.isClosed, table.id),
    index('questions_by_record').on(table.recordId, table.kind),
  ],
)
