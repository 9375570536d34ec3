import { and, eq } from 'drizzle-orm'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { SaleInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { soldNothingBefore } from './devices.ts'
import type { StoredSession } from './session-reader.ts'
import { tillSessionsTable } from './tables.ts'

/** How long a device may wait with what it sold without the net, in milliseconds. */
const longestWait = 31 * 24 * 60 * 60 * 1000

/** How far the clock of a device may be slow, in milliseconds. */
const slowClock = 15 * 60 * 1000

/**
 * When a sale was made. Only a device that has reserved a series says so, and numbers it; its clock may
 * be wrong, but nothing is sold after now, nor noted long after, nor sold before the series was the
 * device's or before its last sale: else it would choose the session whose drawer its cash was in.
 * @throws AppError invalid
 */
export function soldAtOf(
  reader: Reader,
  { now }: FirmContext,
  { registerId, soldAt, series, running, device }: SaleInput,
): Date {
  if (soldAt === undefined) {
    // The firm numbers what is sold with the net: nobody else begins or goes on with a series.
    if (series || running !== undefined || device) throw invalidField('soldAt', 'required')
    return now
  }
  if (!device) throw invalidField('device', 'required')
  if (!series) throw invalidField('series', 'required')
  if (running === undefined) throw invalidField('running', 'required')
  const said = new Date(soldAt)
  if (now.getTime() - said.getTime() > longestWait) throw invalidField('soldAt', 'soldTooLongAgo')
  if (said > now) return now
  const least = soldNothingBefore(reader, { registerId, series })
  if (least === undefined || said >= least) return said
  if (least.getTime() - said.getTime() > slowClock) throw invalidField('soldAt', 'soldBeforeDevice')
  return least
}

/**
 * The session that a sale goes into: the one that is open. What a device sold before the drawer was
 * counted goes into the counted session, as long as nobody has accepted its difference.
 * @throws AppError conflict `tillClosed`
 */
export function sessionOfSale(
  { db }: Reader,
  { registerId, soldAt }: { registerId: string; soldAt: string | undefined },
): StoredSession {
  const { registerId: ofRegister, stage } = tillSessionsTable
  const row = db
    .select()
    .from(tillSessionsTable)
    .where(and(eq(ofRegister, registerId), eq(stage, 'open')))
    .get()
  if (row?.state === 'open') return row
  const isOfCounted =
    row?.countedAt && soldAt !== undefined && row.openedAt <= soldAt && soldAt <= row.countedAt
  if (!row || !isOfCounted) throw conflictOf('tillClosed')
  return row
}
