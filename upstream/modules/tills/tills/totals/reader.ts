import { and, desc, eq, gte, lte } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { DayTotal } from '#contract/tills/day-totals.ts'
import type { Reader } from '../../../../firm/store.ts'
import { tillDayTotalsTable } from '../day-total-tables.ts'

type Stored = typeof tillDayTotalsTable.$inferSelect

/** As many are shown. */
const shown = 200

/** @throws AppError not_found */
export function getStoredTotal({ db }: Reader, id: string): Stored {
  const row = db.select().from(tillDayTotalsTable).where(eq(tillDayTotalsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such daily total')
  return row
}

/** @throws AppError not_found */
export function getDayTotal(reader: Reader, id: string): DayTotal {
  return toDayTotal(getStoredTotal(reader, id))
}

/** The totals of some days, the newest first. */
export function listDayTotals(
  { db }: Reader,
  { from = '', to = '9999' }: { from?: string | undefined; to?: string | undefined },
): DayTotal[] {
  const { date, id } = tillDayTotalsTable
  return db
    .select()
    .from(tillDayTotalsTable)
    .where(and(gte(date, from), lte(date, to)))
    .orderBy(desc(date), desc(id))
    .limit(shown)
    .all()
    .map(toDayTotal)
}

/** What stands of a day already. */
export function totalOfDay({ db }: Reader, day: string): Stored | undefined {
  const { date, state } = tillDayTotalsTable
  const isThere = and(eq(date, day), eq(state, 'posted'))
  return db.select().from(tillDayTotalsTable).where(isThere).get()
}

/** What stands of some days, however many there are. */
export function standingTotals({ db }: Reader, from: string, to: string): DayTotal[] {
  const { date, state } = tillDayTotalsTable
  const isThere = and(gte(date, from), lte(date, to), eq(state, 'posted'))
  return db.select().from(tillDayTotalsTable).where(isThere).all().map(toDayTotal)
}

function toDayTotal({ rows, createdBy: _, ...row }: Stored): DayTotal {
  return { ...row, rows: JSON.parse(rows) }
}
