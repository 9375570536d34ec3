import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `sealed` is encrypted by the web app; the key stays with the browser. */
export const interruptedForms = sqliteTable(
  'interrupted_forms',
  {
    id: text('id').primaryKey(),
    sealed: text('sealed').notNull(),
    storedAt: integer('stored_at').notNull(),
  },
  (table) => [index('interrupted_forms_by_time').on(table.storedAt)],
)
