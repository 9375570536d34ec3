import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rateKinds } from '#contract/projects/hourly-rates.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Rates of the firm; those of a project stand with it. */
export const hourlyRatesTable = sqliteTable(
  'hourly_rates',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: rateKinds }).notNull(),
    /** Empty: of everybody. */
    personId: text('person_id').notNull(),
    hourly: text('hourly').notNull(),
    currency: text('currency').notNull(),
    validFrom: text('valid_from').notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('hourly_rates_by_day').on(table.isArchived, table.validFrom, table.id),
    index('hourly_rates_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const hourlyRatesSearch = fullText('hourly_rates_search', ['notes'])

export const milestonesTable = sqliteTable(
  'project_milestones',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    amount: text('amount').notNull(),
    dueDate: text('due_date'),
    reachedDate: text('reached_date'),
    invoiceId: text('invoice_id'),
    invoiceLineId: text('invoice_line_id'),
  },
  (table) => [
    index('project_milestones_by_project').on(table.projectId, table.place),
    index('project_milestones_by_invoice').on(table.invoiceId).where(sql`invoice_id is not null`),
  ],
)

/** Parts of fixed prices that stand on invoices; one that is released is gone. */
export const progressTable = sqliteTable(
  'project_progress',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id').notNull(),
    percentDone: text('percent_done').notNull(),
    /** Minor units of the project’s currency. */
    amount: integer('amount').notNull(),
    invoiceId: text('invoice_id').notNull(),
    invoiceLineId: text('invoice_line_id').notNull(),
  },
  (table) => [
    index('project_progress_by_project').on(table.projectId),
    index('project_progress_by_invoice').on(table.invoiceId),
  ],
)
