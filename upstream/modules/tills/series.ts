import { and, eq } from 'drizzle-orm'
import { conflictOf } from '#contract/errors.ts'
import type { Reader, Writer } from '../../firm/store.ts'
import type { StoredRegister } from './registers.ts'
import { tillSeriesTable } from './tables.ts'

/** The series of Z reports; those of devices end with Y. */
export const reportSeries = 'Z'

/**
 * The next number of a register's series, in the transaction that needs it: gap-free, as a refusal
 * later in it takes it back.
 * @param running the number that a device has given already; it must be the next one
 * @throws AppError conflict `ticketOrder` where it is another
 */
export function takeTillNumber(
  writer: Writer,
  { id, code }: StoredRegister,
  series: string,
  running?: number,
): string {
  const last = lastOf(writer, id, series)
  const next = last + 1
  if (running !== undefined && running !== next) throw conflictOf('ticketOrder')
  writer.db
    .insert(tillSeriesTable)
    .values({ registerId: id, series, last: next })
    .onConflictDoUpdate({
      target: [tillSeriesTable.registerId, tillSeriesTable.series],
      set: { last: next },
    })
    .run()
  return tillNumber(code, series, next)
}

/** `K1-000012` of tickets, `Z-K1-0003` of reports, `K1-A-000004` of a device's own series. */
function tillNumber(code: string, series: string, running: number): string {
  if (series === reportSeries) return `Z-${code}-${String(running).padStart(4, '0')}`
  return [code, ...(series ? [series] : []), String(running).padStart(6, '0')].join('-')
}

function lastOf({ db }: Reader, registerId: string, series: string): number {
  const row = db
    .select()
    .from(tillSeriesTable)
    .where(and(eq(tillSeriesTable.registerId, registerId), eq(tillSeriesTable.series, series)))
    .get()
  return row?.last ?? 0
}
