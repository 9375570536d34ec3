import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Things to do later. A row goes with the transaction that did it; what failed for good stays. */
export const jobTable = sqliteTable(
  'job',
  {
    id: text('id').primaryKey(),
    /** `{module}.{name}`, as the module's `jobs.ts` registers it. */
    kind: text('kind').notNull(),
    /** Within its kind there is one job of a key. */
    key: text('key').notNull(),
    /** When it was to be done. */
    dueAt: text('due_at').notNull(),
    /** When it is tried next: `due_at`, later after a failure. */
    runAt: text('run_at').notNull(),
    state: text('state', { enum: ['waiting', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull(),
    /** What the last failed attempt said. */
    error: text('error').notNull(),
    failedAt: text('failed_at'),
    /** Whether the platform's administrators were notified that it failed. */
    isReported: integer('is_reported', { mode: 'boolean' }).notNull(),
    /** JSON, by the schema of the kind. */
    payload: text('payload').notNull(),
    /** What it is about, in the firm's own words: a number, a name, an address. */
    title: text('title').notNull(),
    /** The record it is about, below the firm's address: `invoices/01…`. */
    link: text('link'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('job_by_key').on(table.kind, table.key),
    index('job_by_time').on(table.state, table.runAt, table.id),
  ],
)

export type JobRow = typeof jobTable.$inferSelect
