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
  writer: Writer,
  context: FirmContext,
  act: string,
  recordId = '',
): void {
  const meant = { act, recordId }
  const { fromPlace, toRecord, inFirm } = actsOfDay(writer, context, meant)
  if (fromPlace >= maxFromPlace || toRecord >= maxToRecord || inFirm >= maxInFirm) {
    throw new AppError('rate_limited', `Too many times in a day: ${act}`, {
      retryAfterSeconds: daySeconds,
    })
  }
  noteAct(writer, context, meant)
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
export function mayMailUnproven(writer: Writer, context: FirmContext, mail: string): boolean {
  // What stands behind a plus sign is the same person's.
  const recordId = mail
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
  const meant = { act: mailAct, recordId }
  const { fromPlace, toRecord, inFirm } = actsOfDay(writer, context, meant)
  if (toRecord > 0 || fromPlace >= maxMailsFromPlace || inFirm >= maxMailsInFirm) return false
  noteAct(writer, context, meant)
  return true
}

type Meant = { act: string; recordId: string }

/** How often a thing was done within a day: from whoever's place of the network asks, to the record, in all. */
function actsOfDay({ db }: Writer, { actor, now }: FirmContext, { act, recordId }: Meant) {
  const table = strangerActsTable
  const address = actor.address ?? ''
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  db.delete(table).where(lt(table.at, since)).run()
  const isMeant = and(eq(table.act, act), gt(table.at, since))
  const done = db.select().from(table).where(isMeant).all()
  return {
    fromPlace: address === '' ? 0 : done.filter((one) => one.address === address).length,
    toRecord: recordId === '' ? 0 : done.filter((one) => one.recordId === recordId).length,
    inFirm: done.length,
  }
}

function noteAct(
  { db }: Writer,
  { actor: { address = '' }, now, newId }: FirmContext,
  { act, recordId }: Meant,
): void {
  const at = now.toISOString()
  db.insert(strangerActsTable).values({ id: newId(), act, recordId, address, at }).run()
}
