import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { stamps } from '../../../register/stamps.ts'

/** Orders to withhold pay for creditors. */
export const payOrdersTable = sqliteTable(
  'pay_orders',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    name: text('name').notNull(),
    reference: text('reference').notNull(),
    iban: text('iban').notNull(),
    kind: text('kind', { enum: ['maintenance', 'tax', 'ordinary'] }).notNull(),
    servedDate: text('served_date').notNull(),
    claim: integer('claim').notNull(),
    instalment: integer('instalment').notNull(),
    protection: text('protection', { enum: ['table', 'keep', 'share'] }).notNull(),
    dependants: integer('dependants').notNull(),
    keep: integer('keep').notNull(),
    percent: text('percent').notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('pay_orders_by_date').on(table.isArchived, table.servedDate, table.id),
    index('pay_orders_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('pay_orders_of_employee').on(table.employeeId, table.isArchived),
  ],
)

/** Money lent to people who work here. */
export const payAdvancesTable = sqliteTable(
  'pay_advances',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    kind: text('kind', { enum: ['advance', 'loan'] }).notNull(),
    amount: integer('amount').notNull(),
    instalment: integer('instalment').notNull(),
    paidDate: text('paid_date').notNull(),
    firstDate: text('first_date').notNull(),
    account: text('account').notNull(),
    notes: text('notes').notNull(),
    /** Empty while nobody has approved it. */
    approvedByName: text('approved_by_name').notNull().default(''),
    approvedAt: text('approved_at'),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('pay_advances_by_date').on(table.isArchived, table.paidDate, table.id),
    index('pay_advances_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('pay_advances_of_employee').on(table.employeeId, table.isArchived),
  ],
)

/** What people were paid in a tax year before their first payslip here. */
export const payFiguresTable = sqliteTable(
  'pay_figures',
  {
    id: text('id').primaryKey(),
    employeeId: text('employee_id').notNull(),
    country: text('country').notNull(),
    /** First day of the tax year. */
    yearFrom: text('year_from').notNull(),
    throughDate: text('through_date').notNull(),
    gross: integer('gross').notNull(),
    taxes: integer('taxes').notNull(),
    net: integer('net').notNull(),
    /** By the country's names, JSON. */
    figures: text('figures', { mode: 'json' }).$type<Record<string, number>>().notNull(),
    ...stamps(),
  },
  (table) => [uniqueIndex('pay_figures_of_year').on(table.employeeId, table.yearFrom)],
)
