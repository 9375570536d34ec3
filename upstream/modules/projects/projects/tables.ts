import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  type ProjectRate,
  type ProjectRole,
  projectBillings,
  projectStates,
} from '#contract/projects/projects.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Thresholds in per cent that were told, under a limit in seconds or minor units. */
type Told = { limit: number; percents: number[] }
export type ToldBudgets = { hours?: Told; amount?: Told }

export const projectsTable = sqliteTable(
  'projects',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    customerId: text('customer_id').notNull(),
    state: text('state', { enum: projectStates }).notNull(),
    startDate: text('start_date'),
    endDate: text('end_date'),
    managerId: text('manager_id').notNull(),
    memberIds: text('member_ids', { mode: 'json' }).$type<string[]>().notNull(),
    billing: text('billing', { enum: projectBillings }).notNull(),
    roles: text('roles', { mode: 'json' }).$type<ProjectRole[]>().notNull().default([]),
    rates: text('rates', { mode: 'json' }).$type<ProjectRate[]>().notNull(),
    currency: text('currency').notNull(),
    price: text('price').notNull(),
    budgetHours: text('budget_hours').notNull(),
    budgetAmount: text('budget_amount').notNull(),
    noticePercent: integer('notice_percent').notNull(),
    roundMode: text('round_mode', { enum: ['none', 'up', 'down', 'nearest'] }).notNull(),
    roundMinutes: integer('round_minutes').notNull(),
    roundPer: text('round_per', { enum: ['entry', 'day'] }).notNull(),
    costCentreId: text('cost_centre_id').notNull(),
    notes: text('notes').notNull(),
    /** The sum of its ended time entries, kept with each of them. */
    workedSeconds: integer('worked_seconds').notNull().default(0),
    /** Of which thresholds of its budgets the manager was told. */
    told: text('told', { mode: 'json' }).$type<ToldBudgets>().notNull().default({}),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('projects_by_code').on(table.isArchived, sql`code collate nocase`, table.id),
    index('projects_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('projects_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('projects_by_customer').on(table.customerId),
    uniqueIndex('projects_unique').on(sql`code collate nocase`),
  ],
)

export const projectsSearch = fullText('projects_search', ['name', 'notes'])
