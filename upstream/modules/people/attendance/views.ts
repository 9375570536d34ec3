import type { Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { type CorrectionRequest, correctedPunches } from './corrections.ts'
import type { Punch } from './punches.ts'
import type { Shift } from './shifts.ts'
import {
  overtimeMovesTable,
  shiftsTable,
  signedSheetsTable,
  timeCorrectionsTable,
  timePunchesTable,
} from './tables.ts'
import { spanOn } from './work-schedule.ts'

export type StoredCorrection = typeof timeCorrectionsTable.$inferSelect
export type StoredShift = typeof shiftsTable.$inferSelect

const punchOf = rowOf(timePunchesTable)
const correctionOf = rowOf(timeCorrectionsTable)
const shiftOf = rowOf(shiftsTable)
const moveOf = rowOf(overtimeMovesTable)
const signedOf = rowOf(signedSheetsTable)

/** Somebody's punches as they hold, corrected by what was approved. */
export function punchesOf(reader: Pick<Reader, 'sql'>, employeeId: string): Punch[] {
  const punches = reader.sql
    .exec('select * from time_punches where employee_id = ? order by at, id', employeeId)
    .toArray()
    .map(punchOf)
    .map(({ id, at, timeZone, kind }) => ({ id, at, timeZone, kind }))
  return correctedPunches(punches, correctionsOf(reader, employeeId).map(asCorrection))
}

/** Somebody's requests to correct punches, the last first. */
export function correctionsOf(
  { sql }: Pick<Reader, 'sql'>,
  employeeId: string,
): StoredCorrection[] {
  return sql
    .exec(
      'select * from time_corrections where employee_id = ? order by date desc, id desc',
      employeeId,
    )
    .toArray()
    .map(correctionOf)
}

/** Requests that nobody has decided, the oldest first. */
export function waitingCorrections({ sql }: Pick<Reader, 'sql'>): StoredCorrection[] {
  return sql
    .exec("select * from time_corrections where state = 'submitted' order by asked_at, id")
    .toArray()
    .map(correctionOf)
}

/** A request by its id. */
export function findCorrection(
  { sql }: Pick<Reader, 'sql'>,
  id: string,
): StoredCorrection | undefined {
  const [row] = sql.exec('select * from time_corrections where id = ?', id).toArray()
  return row && correctionOf(row)
}

/** A request as the rules take it: people are named by their accounts. */
export function asCorrection(stored: StoredCorrection): CorrectionRequest {
  const { id, employeeId, changes, reason, askedById, askedAt, state, decision } = stored
  return { id, personId: employeeId, changes, reason, askedById, askedAt, state, decision }
}

/** Shifts in some days, of everybody or of one. */
export function shiftsBetween(
  { sql }: Pick<Reader, 'sql'>,
  from: string,
  to: string,
  employeeId = '',
): StoredShift[] {
  const whose = employeeId === '' ? '' : 'and employee_id = ?3'
  return sql
    .exec(
      `select * from shifts where date between ?1 and ?2 ${whose} order by date, from_time, id`,
      ...[from, to, ...(employeeId === '' ? [] : [employeeId])],
    )
    .toArray()
    .map(shiftOf)
}

/** All of somebody's shifts, as the rules take them. */
export function shiftsOf(reader: Pick<Reader, 'sql'>, employeeId: string): Shift[] {
  return shiftsBetween(reader, '0001-01-01', '9999-12-31', employeeId).map(asShift)
}

/** A shift as the rules take it. */
export function asShift({ id, date, fromTime, toTime, timeZone }: StoredShift): Shift {
  return { id, timeZone, work: [spanOn(date, { from: fromTime, to: toTime })] }
}

/** What moved somebody's overtime beside their days. */
export function overtimeMovesOf({ sql }: Pick<Reader, 'sql'>, employeeId: string) {
  return sql
    .exec('select * from overtime_moves where employee_id = ? order by date, id', employeeId)
    .toArray()
    .map(moveOf)
}

/** A month as somebody signed it. */
export function findSigned({ sql }: Pick<Reader, 'sql'>, employeeId: string, month: string) {
  const [row] = sql
    .exec('select * from signed_sheets where employee_id = ? and month = ?', employeeId, month)
    .toArray()
  return row && signedOf(row)
}
