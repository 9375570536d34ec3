import { eq } from 'drizzle-orm'
import type { NumberReset, SeriesInput } from '#contract/books/numbering.ts'
import type { Reader } from '../../../firm/store.ts'
import { numberedKind } from './kinds.ts'
import { seriesTable } from './tables.ts'

export type StoredSeries = SeriesInput & { version: number }

/** What holds for a kind now. @throws AppError not_found for a kind no module declares */
export function getSeries({ db }: Reader, kind: string): StoredSeries {
  const { pattern, reset } = numberedKind(kind)
  const row = db.select().from(seriesTable).where(eq(seriesTable.kind, kind)).get()
  if (!row) return { kind, pattern, reset, start: 1, version: 1 }
  return { kind, pattern: row.pattern, reset: row.reset, start: row.start, version: row.version }
}

/** The period that a date falls in, as the beginning of its text. */
export function periodOf(reset: NumberReset, date: string): string {
  if (reset === 'never') return ''
  return date.slice(0, reset === 'yearly' ? 4 : 7)
}

export type Counter = { last: number; lastOrder: number; lastDate: string }

/**
 * How far a kind has counted in a period. Dates and order are those of all its documents in the
 * period, whatever the periods were when they were numbered.
 */
export function counterOf({ sql }: Reader, kind: string, period: string): Counter {
  return sql
    .exec<Counter>(
      `select coalesce(max(last) filter (where id = ?1), 0) as last,
         coalesce(max(last_order), 0) as lastOrder, coalesce(max(last_date), '') as lastDate
       from series_counters where kind = ?2 and (id = ?1 or substr(last_date, 1, ?3) = ?4)`,
      `${kind}:${period}`,
      kind,
      period.length,
      period,
    )
    .one()
}

/** Date of the last numbered document of a kind, or null before the first. */
export function lastDateOf({ sql }: Reader, kind: string): string | null {
  return sql
    .exec<{ last: string | null }>(
      'select max(last_date) as last from series_counters where kind = ?',
      kind,
    )
    .one().last
}

/** How many numbers a kind has taken in all its periods; it never falls. */
export function numbersTaken({ sql }: Reader, kind: string): number {
  return sql
    .exec<{ taken: number }>(
      'select coalesce(sum(last), 0) as taken from series_counters where kind = ?',
      kind,
    )
    .one().taken
}
