import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { timeSources, weekStates } from '#contract/projects/time-entries.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const timeEntriesTable = sqliteTable(
  'time_entries',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    /** Empty: on no project. */
    projectId: text('project_id').notNull(),
    taskId: text('task_id').notNull(),
    note: text('note').notNull(),
    isBillable: integer('is_billable', { mode: 'boolean' }).notNull(),
    /** The day of its begin in the firm's zone. */
    date: text('date').notNull(),
    startedAt: text('started_at').notNull(),
    /** Null while the timer runs. */
    endedAt: text('ended_at'),
    /** Zero while the timer runs. */
    seconds: integer('seconds').notNull(),
    source: text('source', { enum: timeSources }).notNull(),
    /** The import that brought it. */
    importId: text('import_id'),
    /** The invoice that it is billed on, its line there, and at what. */
    invoiceId: text('invoice_id'),
    invoiceLineId: text('invoice_line_id'),
    billedSeconds: integer('billed_seconds'),
    billedHourly: text('billed_hourly'),
    billedAmount: integer('billed_amount'),
    ...stamps(),
  },
  (table) => [
    index('time_entries_by_start').on(table.startedAt, table.id),
    index('time_entries_by_person').on(table.personId, table.startedAt, table.id),
    index('time_entries_by_project').on(table.projectId, table.startedAt, table.id),
    index('time_entries_by_task').on(table.taskId).where(sql`task_id <> ''`),
    // With all that is asked of open work, so that it is added up without reading a row.
    index('time_entries_unbilled')
      .on(
        ...[table.projectId, table.personId, table.taskId, table.date, table.seconds],
        ...[table.invoiceId, table.isBillable, table.endedAt],
      )
      .where(sql`invoice_id is null and is_billable = 1 and ended_at is not null`),
    // With what is added up of time on invoices, so that it is without reading a row.
    index('time_entries_billed')
      .on(
        ...[table.projectId, table.personId, table.taskId, table.date, table.seconds],
        ...[table.billedSeconds, table.billedAmount, table.invoiceId],
      )
      .where(sql`invoice_id is not null`),
    index('time_entries_by_invoice').on(table.invoiceId).where(sql`invoice_id is not null`),
    // One running timer a person, whatever is asked at once.
    uniqueIndex('time_entries_running').on(table.personId).where(sql`ended_at is null`),
  ],
)

export const timeEntriesSearch = fullText('time_entries_search', ['note'])

/** What somebody worked on a project in the days of a month, of the entries that ended. */
export const timeMonthsTable = sqliteTable(
  'time_months',
  {
    projectId: text('project_id').notNull(),
    /** `YYYY-MM` of the days of the entries. */
    month: text('month').notNull(),
    personId: text('person_id').notNull(),
    /** As the last entry that was written has it. */
    personName: text('person_name').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.month, table.personId] })],
)

/** Weeks that somebody handed in, or that were decided about; others are open. */
export const timeWeeksTable = sqliteTable(
  'time_weeks',
  {
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    weekDate: text('week_date').notNull(),
    state: text('state', { enum: weekStates }).notNull(),
    reason: text('reason').notNull(),
    submittedAt: text('submitted_at').notNull(),
    decidedBy: text('decided_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.weekDate] }),
    index('time_weeks_by_state').on(table.state, table.weekDate),
  ],
)
