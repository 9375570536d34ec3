import { and, eq, gt, lt } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from './store.ts'
import { strangerActsTable } from './tables.ts'

/** How often a thing may be done in a day: from one place of the network, to one record, in the firm. */
const maxFromPlace = 20
const maxToRecord = 20
const maxInFirm = 500
const daySeconds = 86_400

/**
 * Counts what somebody without an account does, and refuses what is too much for a day.
 * @param recordId what it is done to; absent for something new
 * @throws AppError rate_limited
 */
export function countStrangerAct(
  { db }: Writer,
  { actor, now, newId }: FirmContext,
  act: string,
  recordId = '',
): void {
  const table = strangerActsTable
  const address = actor.address ?? ''
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  db.delete(table).where(lt(table.at, since)).run()
  const isMeant = and(eq(table.act, act), gt(table.at, since))
  const done = db.select().from(table).where(isMeant).all()
  const fromPlace = address === '' ? 0 : done.filter((one) => one.address === address).length
  const toRecord = recordId === '' ? 0 : done.filter((one) => one.recordId === recordId).length
  if (fromPlace >= maxFromPlace || toRecord >= maxToRecord || done.length >= maxInFirm) {
    throw new AppError('rate_limited', `Too many times in a day: ${act}`, {
      retryAfterSeconds: daySeconds,
    })
  }
  db.insert(table).values({ id: newId(), act, recordId, address, at: now.toISOString() }).run()
}
