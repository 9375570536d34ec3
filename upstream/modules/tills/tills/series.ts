import { and, eq } from 'drizzle-orm'
import { conflictOf } from '#contract/core/errors.ts'
import type { CancelledNumberInput } from '#contract/tills/till-devices.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { noteDelivered } from './devices.ts'
import type { StoredRegister } from './registers.ts'
import { tillSeriesTable } from './tables.ts'

/** The series of Z reports. */
export const reportSeries = 'Z'

/**
 * The next number of a till's series, in the transaction that needs it: gap-free, as a refusal
 * later in it takes it back.
 * @param given the number that a device has given already, which must be the next one, and the device
 * @throws AppError conflict `ticketOrder` where it is another, `seriesOfOther` of another device
 */
export function takeTillNumber(
  writer: Writer,
  { id, code }: StoredRegister,
  series: string,
  { running, device = '' }: { running?: number | undefined; device?: string | undefined } = {},
): string {
  const { last, device: owner } = seriesOf(writer, id, series)
  const next = last + 1
  if (owner !== device) throw conflictOf('seriesOfOther')
  if (running !== undefined && running !== next) throw conflictOf('ticketOrder')
  putSeries(writer, { registerId: id, series, last: next })
  return tillNumber(code, series, next)
}

/**
 * Notes that the next number of a device has no ticket: it stays in the history of the till.
 * @throws AppError conflict `seriesOfOther` for a device without a series, `ticketOrder` for another number
 */
export function cancelNumber(
  writer: Writer,
  { now }: FirmContext,
  register: StoredRegister,
  { device, running, reason, total }: CancelledNumberInput,
): { number: string } {
  const own = writer.db
    .select()
    .from(tillSeriesTable)
    .where(and(eq(tillSeriesTable.registerId, register.id), eq(tillSeriesTable.device, device)))
    .get()
  if (!own) throw conflictOf('seriesOfOther')
  const number = takeTillNumber(writer, register, own.series, { running, device })
  noteDelivered(writer, { registerId: register.id, device, now })
  writer.audit({
    entity: 'tillRegister',
    entityId: register.id,
    action: 'cancelNumber',
    title: register.name,
    detail: `${number}: ${reason}`,
    amount: total,
    currency: getFirmProfile(writer).baseCurrency,
  })
  return { number }
}

/** `K1-000012` of tickets, `Z-K1-0003` of reports, `K1-A-000004` of a device's own series. */
function tillNumber(code: string, series: string, running: number): string {
  if (series === reportSeries) return `Z-${code}-${String(running).padStart(4, '0')}`
  return [code, ...(series ? [series] : []), String(running).padStart(6, '0')].join('-')
}

function seriesOf({ db }: Reader, registerId: string, series: string) {
  const row = db
    .select()
    .from(tillSeriesTable)
    .where(and(eq(tillSeriesTable.registerId, registerId), eq(tillSeriesTable.series, series)))
    .get()
  return row ?? { last: 0, device: '' }
}

function putSeries({ db }: Writer, row: typeof tillSeriesTable.$inferInsert): void {
  db.insert(tillSeriesTable)
    .values(row)
    .onConflictDoUpdate({
      target: [tillSeriesTable.registerId, tillSeriesTable.series],
      set: { last: row.last },
    })
    .run()
}
