import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'
import type { Component } from './formula/components.ts'

/** Facts about a person that a country's rules ask for, each from its day until the next ones. */
export const payDataTable = sqliteTable(
  'pay_data',
  {
    id: text('id').primaryKey(),
    employeeId: text('employee_id').notNull(),
    fromDate: text('from_date').notNull(),
    country: text('country').notNull(),
    /** Texts by name, JSON. */
    facts: text('facts', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    ...stamps(),
  },
  (table) => [uniqueIndex('pay_data_of_employee').on(table.employeeId, table.fromDate)],
)

export const payComponentsTable = sqliteTable(
  'pay_components',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['earning', 'deduction', 'employer', 'info'] }).notNull(),
    position: integer('position').notNull(),
    formula: text('formula').notNull(),
    condition: text('condition').notNull(),
    prorate: integer('prorate', { mode: 'boolean' }).notNull(),
    taxable: integer('taxable', { mode: 'boolean' }).notNull(),
    contributory: integer('contributory', { mode: 'boolean' }).notNull(),
    oneOff: integer('one_off', { mode: 'boolean' }).notNull(),
    inKind: integer('in_kind', { mode: 'boolean' }).notNull(),
    rest: text('rest', { enum: ['carry', 'lapse'] }).notNull(),
    account: text('account').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('pay_components_by_position').on(table.isArchived, table.position, table.id),
    index('pay_components_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('pay_components_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const payComponentsSearch = fullText('pay_components_search', ['name', 'code'])
export const payOrdersSearch = fullText('pay_orders_search', ['name', 'reference'])
export const payAdvancesSearch = fullText('pay_advances_search', ['name'])

/** One month's pay of all who work in a country. */
export const payrollRunsTable = sqliteTable(
  'payroll_runs',
  {
    id: text('id').primaryKey(),
    month: text('month').notNull(),
    fromDate: text('from_date').notNull(),
    toDate: text('to_date').notNull(),
    payDate: text('pay_date').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    state: text('state', {
      enum: ['draft', 'calculated', 'approved', 'posted', 'paid'],
    }).notNull(),
    /** Names of components by code, as they were when it was calculated; JSON. */
    names: text('names', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** The components themselves, as they were then; JSON. */
    components: text('components', { mode: 'json' }).$type<Component[]>().notNull(),
    /** Accounts of components by code, as they were then; JSON. */
    accounts: text('accounts', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    calculatedAt: text('calculated_at'),
    preparedBy: text('prepared_by').notNull(),
    preparedByName: text('prepared_by_name').notNull(),
    approvedByName: text('approved_by_name').notNull().default(''),
    approvedAt: text('approved_at'),
    /** Of the posting; null before. */
    entryId: text('entry_id'),
    /** What paid last; empty before. */
    account: text('account').notNull().default(''),
    version: integer('version').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payroll_runs_of_month').on(table.country, table.month),
    index('payroll_runs_by_state').on(table.state, table.id),
  ],
)

/** What one person is paid by a run; everything it was calculated from stands with it. */
export const payslipsTable = sqliteTable(
  'payslips',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => payrollRunsTable.id),
    employeeId: text('employee_id').notNull(),
    employeeName: text('employee_name').notNull(),
    employeeNumber: text('employee_number').notNull(),
    iban: text('iban').notNull(),
    taxNumber: text('tax_number').notNull(),
    socialNumber: text('social_number').notNull(),
    payDate: text('pay_date').notNull(),
    isHourly: integer('is_hourly', { mode: 'boolean' }).notNull(),
    /** What was typed for this month, JSON. */
    inputs: text('inputs').notNull(),
    /** What it was calculated from, JSON; null while it was not. */
    input: text('input'),
    /** What came of it, JSON: lines, figures, rests. */
    result: text('result'),
    gross: integer('gross').notNull(),
    net: integer('net').notNull(),
    employerCost: integer('employer_cost').notNull(),
    /** Why it could not be calculated, JSON. */
    problem: text('problem'),
    paidDate: text('paid_date'),
  },
  (table) => [
    uniqueIndex('payslips_of_run').on(table.runId, table.employeeId),
    index('payslips_of_employee').on(table.employeeId, table.payDate),
  ],
)

/** What runs owe to authorities and creditors. */
export const payrollDuesTable = sqliteTable(
  'payroll_dues',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => payrollRunsTable.id),
    authority: text('authority').notNull(),
    /** Of what is owed to a creditor, the name; empty for an authority. */
    creditor: text('creditor').notNull().default(''),
    /** What the ledger owes it on. */
    role: text('role').notNull(),
    amount: integer('amount').notNull(),
    dueDate: text('due_date').notNull(),
    paidDate: text('paid_date'),
  },
  (table) => [index('payroll_dues_by_date').on(table.paidDate, table.dueDate)],
)
