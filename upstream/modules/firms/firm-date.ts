import type { FirmContext, Reader } from '../../firm/store.ts'
import { dateIn } from '../../firm/today.ts'

/** The calendar date of the request where the firm is, `YYYY-MM-DD`. */
export function firmDate({ sql }: Reader, { now }: Pick<FirmContext, 'now'>): string {
  const [row] = sql.exec<{ zone: string | null }>(
    `select json_extract(profile, '$.timeZone') as zone from firm`,
  )
  return dateIn(row?.zone ?? 'UTC', now)
}
