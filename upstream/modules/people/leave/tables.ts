import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { LeaveTypeInput } from '#contract/people/leave.ts'
import { stamps } from '../../../register/stamps.ts'
import type { ChainStep } from './approval-chain.ts'
import type { LeaveDay } from './day-costs.ts'
import type { NamedDecision } from './stored-requests.ts'

/** How the firm has a type; without a row a type is as the law has it. */
export const leaveTypesTable = sqliteTable('leave_types', {
  rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
  id: text('id').notNull().unique(),
  code: text('code').notNull().unique(),
  settings: text('settings', { mode: 'json' }).$type<LeaveTypeInput>().notNull(),
  ...stamps(),
})

export const leaveRequestsTable = sqliteTable(
  'leave_requests',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    typeCode: text('type_code').notNull(),
    /** The first and the last of its days. */
    fromDate: text('from_date').notNull(),
    toDate: text('to_date').notNull(),
    days: text('days', { mode: 'json' }).$type<LeaveDay[]>().notNull(),
    note: text('note').notNull(),
    standInId: text('stand_in_id').notNull(),
    state: text('state', {
      enum: ['submitted', 'approved', 'rejected', 'withdrawn', 'cancel-asked', 'cancelled'],
    }).notNull(),
    /** Whether somebody has to decide. */
    isWaiting: integer('is_waiting', { mode: 'boolean' }).notNull(),
    /** As it was on the day of submission. */
    chain: text('chain', { mode: 'json' }).$type<ChainStep[]>().notNull(),
    decisions: text('decisions', { mode: 'json' }).$type<NamedDecision[]>().notNull(),
    cancelReason: text('cancel_reason').notNull(),
    proofDueOn: text('proof_due_on').notNull(),
    submittedAt: text('submitted_at').notNull(),
    ...stamps(),
  },
  (table) => [
    index('leave_requests_of_employee').on(table.employeeId, table.fromDate),
    index('leave_requests_by_from').on(table.fromDate, table.id),
    index('leave_requests_by_submission').on(table.submittedAt, table.id),
    index('leave_requests_waiting_by_from').on(table.isWaiting, table.fromDate, table.id),
    index('leave_requests_waiting').on(table.isWaiting, table.submittedAt, table.id),
    index('leave_requests_by_end').on(table.toDate),
  ],
)

/** Leave given, taken away or paid by hand. */
export const leaveAdjustmentsTable = sqliteTable(
  'leave_adjustments',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    typeCode: text('type_code').notNull(),
    on: text('on_date').notNull(),
    amount: text('amount').notNull(),
    lastDay: text('last_day').notNull(),
    isPaidOut: integer('is_paid_out', { mode: 'boolean' }).notNull(),
    reason: text('reason').notNull(),
    ...stamps(),
  },
  (table) => [index('leave_adjustments_of_employee').on(table.employeeId, table.on)],
)

/** That somebody was told to take the leave of a year before it lapses. */
export const leaveNoticesTable = sqliteTable(
  'leave_notices',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    yearKey: text('year_key').notNull(),
    on: text('on_date').notNull(),
    ...stamps(),
  },
  (table) => [uniqueIndex('leave_notices_unique').on(table.employeeId, table.yearKey)],
)

/** Who stands in for an approver. */
export const leaveDeputiesTable = sqliteTable(
  'leave_deputies',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    deputyId: text('deputy_id').notNull(),
    from: text('from_date').notNull(),
    to: text('to_date').notNull(),
    ...stamps(),
  },
  (table) => [index('leave_deputies_of_employee').on(table.employeeId)],
)
