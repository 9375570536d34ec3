import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { EmployeePaper } from '#contract/people/employees.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const employeesTable = sqliteTable(
  'employees',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    number: text('number').notNull(),
    jobTitle: text('job_title').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Empty for who has no account. */
    userId: text('user_id').notNull(),
    managerId: text('manager_id').notNull(),
    place: text('place').notNull(),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    birthDate: text('birth_date').notNull(),
    address: text('address').notNull(),
    emergencyName: text('emergency_name').notNull(),
    emergencyPhone: text('emergency_phone').notNull(),
    iban: text('iban').notNull(),
    taxNumber: text('tax_number').notNull(),
    socialNumber: text('social_number').notNull(),
    papers: text('papers', { mode: 'json' }).$type<EmployeePaper[]>().notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('employees_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('employees_by_number').on(table.isArchived, sql`number collate nocase`, table.id),
    index('employees_by_start').on(table.isArchived, table.startDate, table.id),
    index('employees_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('employees_by_manager').on(table.managerId),
    uniqueIndex('employees_number_unique').on(sql`number collate nocase`).where(sql`number <> ''`),
    uniqueIndex('employees_user_unique').on(table.userId).where(sql`user_id <> ''`),
  ],
)

/** Nothing that HR alone sees: the search is for more people. */
export const employeesSearch = fullText('employees_search', [
  'name',
  'number',
  'job_title',
  'email',
])

export const employeeContractsTable = sqliteTable(
  'employee_contracts',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id')
      .notNull()
      .references(() => employeesTable.id),
    startDate: text('start_date').notNull(),
    monday: text('monday').notNull(),
    tuesday: text('tuesday').notNull(),
    wednesday: text('wednesday').notNull(),
    thursday: text('thursday').notNull(),
    friday: text('friday').notNull(),
    saturday: text('saturday').notNull(),
    sunday: text('sunday').notNull(),
    pay: text('pay').notNull(),
    payPer: text('pay_per', { enum: ['month', 'hour'] }).notNull(),
    currency: text('currency').notNull(),
    costCentreId: text('cost_centre_id').notNull(),
    yearlyLeave: text('yearly_leave').notNull(),
    notes: text('notes').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('employee_contracts_by_start').on(table.isArchived, table.startDate, table.id),
    index('employee_contracts_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('employee_contracts_of_employee').on(table.employeeId, table.startDate),
    index('employee_contracts_of_centre').on(table.costCentreId),
  ],
)

export const employeeContractsSearch = fullText('employee_contracts_search', ['name'])
