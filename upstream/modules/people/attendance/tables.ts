import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'
import type { CorrectionRequest, PunchChange } from './corrections.ts'
import type { MonthSheet } from './month-sheet.ts'

/** Presses of in and out. A punch is never changed: corrections are requests of their own. */
export const timePunchesTable = sqliteTable(
  'time_punches',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    /** An instant, UTC. */
    at: text('at').notNull(),
    timeZone: text('time_zone').notNull(),
    kind: text('kind', { enum: ['in', 'out', 'break', 'resume', 'tap'] }).notNull(),
    ...stamps(),
  },
  (table) => [index('time_punches_of_employee').on(table.employeeId, table.at)],
)

export const timeCorrectionsTable = sqliteTable(
  'time_corrections',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    date: text('date').notNull(),
    changes: text('changes', { mode: 'json' }).$type<PunchChange[]>().notNull(),
    /** What was changed, in words of the clock, as it was when it was asked for. */
    shown: text('shown', { mode: 'json' })
      .$type<{ kind: PunchChange['kind']; punchKind: string; from: string; to: string }[]>()
      .notNull(),
    reason: text('reason').notNull(),
    /** The member who asked. */
    askedById: text('asked_by_id').notNull(),
    askedAt: text('asked_at').notNull(),
    state: text('state', { enum: ['submitted', 'approved', 'rejected', 'withdrawn'] }).notNull(),
    decision: text('decision', { mode: 'json' }).$type<CorrectionRequest['decision']>(),
    decidedByName: text('decided_by_name').notNull(),
    ...stamps(),
  },
  (table) => [
    index('time_corrections_of_employee').on(table.employeeId, table.date),
    index('time_corrections_by_state').on(table.state, table.askedAt),
  ],
)

/** The rota: times on the wall where the firm is. */
export const shiftsTable = sqliteTable(
  'shifts',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    date: text('date').notNull(),
    fromTime: text('from_time').notNull(),
    toTime: text('to_time').notNull(),
    timeZone: text('time_zone').notNull(),
    ...stamps(),
  },
  (table) => [
    index('shifts_by_date').on(table.date, table.employeeId),
    index('shifts_of_employee').on(table.employeeId, table.date),
  ],
)

/** Overtime that was taken off, paid or corrected by hand. */
export const overtimeMovesTable = sqliteTable(
  'overtime_moves',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    date: text('date').notNull(),
    kind: text('kind', { enum: ['time-off', 'paid-out', 'correction'] }).notNull(),
    minutes: integer('minutes').notNull(),
    reason: text('reason').notNull(),
    ...stamps(),
  },
  (table) => [index('overtime_moves_of_employee').on(table.employeeId, table.date)],
)

/** Month sheets as somebody signed them. */
export const signedSheetsTable = sqliteTable(
  'signed_sheets',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    employeeId: text('employee_id').notNull(),
    month: text('month').notNull(),
    sheet: text('sheet', { mode: 'json' }).$type<MonthSheet>().notNull(),
    hash: text('hash').notNull(),
    signedAt: text('signed_at').notNull(),
    /** HR, who released it for somebody that does not sign; empty where the person signed. */
    releasedByName: text('released_by_name').notNull().default(''),
    ...stamps(),
  },
  (table) => [uniqueIndex('signed_sheets_unique').on(table.employeeId, table.month)],
)

/** Devices on which people clock in and out. */
export const kiosksTable = sqliteTable(
  'kiosks',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    notes: text('notes').notNull(),
    publicSecret: text('public_secret').notNull().unique(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('kiosks_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('kiosks_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const kiosksSearch = fullText('kiosks_search', ['name', 'notes'])

/** A code of each person at most; only its hash is kept. */
export const kioskCodesTable = sqliteTable('kiosk_codes', {
  employeeId: text('employee_id').primaryKey(),
  hash: text('hash').notNull().unique(),
  since: text('since').notNull(),
})

/** Codes that were none, to count them. */
export const kioskMissesTable = sqliteTable(
  'kiosk_misses',
  {
    id: text('id').primaryKey(),
    kioskId: text('kiosk_id').notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('kiosk_misses_of_kiosk').on(table.kioskId, table.at)],
)
