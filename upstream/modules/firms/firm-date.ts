import type { FirmContext, Reader } from '../../firm/store.ts'
import { dateIn } from '../../firm/today.ts'

/** The calendar date of the request where the firm is, `YYYY-MM-DD`. */
export function firmDate({ sql }: Reader, { now }: Pick<FirmContext, 'now'>): string {
  return dateIn(zoneOf(sql), now)
}

/** The calendar date on which the firm was made here, where it is. */
export function firmMadeOn({ sql }: Reader): string {
  const [row] = sql.exec<{ at: string }>('select created_at as at from firm')
  return dateIn(zoneOf(sql), row ? new Date(row.at) : new Date(0))
}

/** The first quarter of an hour of a calendar date where the firm is. */
export function startOfFirmDay({ sql }: Reader, date: string): Date {
  const zone = zoneOf(sql)
  const quarter = 15 * 60_000
  // The earliest zone is 14 hours ahead of UTC, the latest 12 behind.
  let at = Date.parse(`${date}T00:00:00Z`) - 14 * 60 * 60_000
  while (dateIn(zone, new Date(at)) < date) at += quarter
  return new Date(at)
}

function zoneOf(sql: Reader['sql']): string {
  const [row] = sql.exec<{ zone: string | null }>(
    `select json_extract(profile, '$.timeZone') as zone from firm`,
  )
  return row?.zone ?? 'UTC'
}
