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

const mailAct = 'mailUnproven'
/** Mails to addresses that nobody proved, in a day: that one place causes, and in the firm's name. */
const maxMailsFromPlace = 10
const maxMailsInFirm = 400

/**
 * Whether an address that somebody typed, of which nobody knows whose it is, may get a mail in the firm's
 * name: one a day, whatever it was typed into, and not many for one place of the network. Whoever asks
 * sends it.
 */
export function mayMailUnproven(
  { db }: Writer,
  { actor, now, newId }: FirmContext,
  mail: string,
): boolean {
  const table = strangerActsTable
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  const isMeant = and(eq(table.act, mailAct), gt(table.at, since))
  const sent = db.select().from(table).where(isMeant).all()
  // What stands behind a plus sign is the same person's.
  const recordId = mail
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
  const address = actor.address ?? ''
  const fromPlace = address === '' ? 0 : sent.filter((one) => one.address === address).length
  const isKnown = sent.some((one) => one.recordId === recordId)
  if (isKnown || fromPlace >= maxMailsFromPlace || sent.length >= maxMailsInFirm) return false
  db.insert(table)
    .values({ id: newId(), act: mailAct, recordId, address, at: now.toISOString() })
    .run()
  return true
}
