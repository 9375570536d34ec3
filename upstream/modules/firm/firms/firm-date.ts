import { instantOf } from '#contract/core/zoned-time.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'

/** The calendar date of the request where the firm is, `YYYY-MM-DD`. */
export function firmDate({ sql }: Reader, { now }: Pick<FirmContext, 'now'>): string {
  return dateIn(zoneOf(sql), now)
}

/** The calendar date on which the firm was made here, where it is. */
export function firmMadeOn({ sql }: Reader): string {
  const [row] = sql.exec<{ at: string }>('select created_at as at from firm')
  return dateIn(zoneOf(sql), row ? new Date(row.at) : new Date(0))
}

/** The instant at which a calendar date begins where the firm is. */
export function startOfFirmDay({ sql }: Reader, date: string): Date {
  return new Date(instantOf(`${date}T00:00`, zoneOf(sql)))
}

function zoneOf(sql: Reader['sql']): string {
  const [row] = sql.exec<{ zone: string | null }>(
    `select json_extract(profile, '$.timeZone') as zone from firm`,
  )
  return row?.zone ?? 'UTC'
}
