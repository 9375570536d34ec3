import { eq, gte, isNull } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { MailQuota } from '#contract/firm/mail-settings.ts'
import { addDays } from '../../../firm/calendar.ts'
import { firmSince } from '../../../firm/firm-id.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { queueNotice } from './notice.ts'
import { mailDayTable, mailStopTable } from './tables.ts'

/** How many outside recipients a firm may write to on a day (UTC), by its age in days: a new one fewer. */
export const dayLimits = [
  { fromDays: 0, recipients: 300 },
  { fromDays: 7, recipients: 1000 },
  { fromDays: 30, recipients: 5000 },
  { fromDays: 180, recipients: 20_000 },
] as const

/** No mail leaves any more where so many came back in three days, and so large a part of all. */
const stopAt = { bounces: 10, percent: 10, days: 3 } as const
const theRow = 1
const dayMs = 86_400_000

/** What the firm may send today, and whether it may at all. */
export function readQuota(reader: Reader, now: Date): MailQuota {
  const used = dayOf(reader, dateOf(now)).recipients
  const { stoppedAt = null, isSecond: isHeld = false } = stopOf(reader) ?? {}
  return { used, limit: limitOf(reader, now), stoppedAt, isHeld }
}

/**
 * Refuses more recipients than the firm may still write to today, and any while its mail is stopped. What
 * somebody without an account causes is refused too while too much of such mail comes back.
 * @throws AppError rate_limited until the day ends; conflict with the reason `mailStopped`
 */
export function requireMailRoom(
  reader: Reader,
  { now, actor }: FirmContext,
  recipients: number,
): void {
  if (recipients === 0) return
  const isTooMuch =
    actor.role === null && recentSums(reader, now).strangersBounces >= stopAt.bounces
  if (isTooMuch || stopOf(reader)) throw conflictOf('mailStopped')
  const { used, limit } = readQuota(reader, now)
  if (used + recipients <= limit) return
  const retryAfterSeconds = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000)
  const fields = { '': { key: 'mailQuota', params: { limit } } }
  throw new AppError('rate_limited', 'Too many recipients today', { fields, retryAfterSeconds })
}

/** Counts recipients of today. @throws as requireMailRoom */
export function countRecipients(writer: Writer, context: FirmContext, recipients: number): void {
  requireMailRoom(writer, context, recipients)
  add(writer, context.now, { recipients, bounces: 0, strangersBounces: 0 })
}

/**
 * Counts a mail that came back, and stops the firm's mail where there are too many. Mails that no
 * member caused are counted apart: nobody outside stops the firm's mail by addresses that are none.
 */
export function countBounce(
  writer: Writer,
  context: FirmContext,
  { isByStranger }: { isByStranger: boolean },
): void {
  const { now } = context
  const [bounces, strangersBounces] = isByStranger ? [0, 1] : [1, 0]
  add(writer, now, { recipients: 0, bounces, strangersBounces })
  if (isByStranger || stopOf(writer)) return
  const sums = recentSums(writer, now)
  if (sums.bounces < stopAt.bounces) return
  if (sums.bounces * 100 < sums.recipients * stopAt.percent) return
  const earlier = writer.db.select().from(mailStopTable).get()
  const weekAgo = new Date(now.getTime() - 7 * dayMs).toISOString()
  const isSecond = earlier !== undefined && (earlier.resumedAt ?? '') > weekAgo
  const stop = { stoppedAt: now.toISOString(), resumedAt: null, isSecond }
  writer.db
    .insert(mailStopTable)
    .values({ id: theRow, ...stop })
    .onConflictDoUpdate({ target: mailStopTable.id, set: stop })
    .run()
  queueNotice(writer, context, {
    kind: 'mailStopped',
    params: { bounces: sums.bounces, recipients: Math.max(sums.recipients, sums.bounces) },
    link: `/firms/${context.firmId}/settings/mail`,
    isForAll: true,
  })
}

/**
 * Lets mail leave again; what came back until now is not counted any more. What was stopped twice in a
 * week only the platform lets go.
 * @throws AppError conflict where it does leave, or the platform must
 */
export function resumeMail(
  writer: Writer,
  { now }: Pick<FirmContext, 'now'>,
  by: 'firm' | 'platform' = 'firm',
): void {
  const stop = stopOf(writer)
  if (!stop) throw conflictOf('mailNotStopped')
  if (stop.isSecond && by === 'firm') throw conflictOf('mailHeld')
  writer.db.update(mailStopTable).set({ resumedAt: now.toISOString() }).run()
  writer.db.update(mailDayTable).set({ bounces: 0, strangersBounces: 0 }).run()
  const entity = { entity: 'mailSettings', entityId: 'setting' }
  writer.audit({ ...entity, action: 'resumeMail', before: { stoppedAt: stop.stoppedAt } })
}

/** Whether the firm's mail is stopped. */
export function isMailStopped(reader: Reader): boolean {
  return stopOf(reader) !== undefined
}

function limitOf(reader: Reader, now: Date): number {
  const age = Math.floor((now.getTime() - Date.parse(firmSince(reader))) / dayMs)
  const [first] = dayLimits
  return (dayLimits.findLast(({ fromDays }) => fromDays <= age) ?? first).recipients
}

function stopOf({ db }: Reader) {
  return db.select().from(mailStopTable).where(isNull(mailStopTable.resumedAt)).get()
}

function dayOf({ db }: Reader, date: string) {
  const row = db.select().from(mailDayTable).where(eq(mailDayTable.date, date)).get()
  return row ?? { date, recipients: 0, bounces: 0, strangersBounces: 0 }
}

/** What the days until today come to that a stop looks at. */
function recentSums({ db }: Reader, now: Date) {
  const since = addDays(dateOf(now), 1 - stopAt.days)
  const rows = db.select().from(mailDayTable).where(gte(mailDayTable.date, since)).all()
  const sumOf = (name: 'recipients' | 'bounces' | 'strangersBounces') =>
    rows.reduce((sum, row) => sum + row[name], 0)
  return {
    recipients: sumOf('recipients'),
    bounces: sumOf('bounces'),
    strangersBounces: sumOf('strangersBounces'),
  }
}

type DayCounts = Omit<typeof mailDayTable.$inferSelect, 'date'>

function add(writer: Writer, now: Date, more: DayCounts): void {
  const { date, ...before } = dayOf(writer, dateOf(now))
  const sums = {
    recipients: before.recipients + more.recipients,
    bounces: before.bounces + more.bounces,
    strangersBounces: before.strangersBounces + more.strangersBounces,
  }
  writer.db
    .insert(mailDayTable)
    .values({ date, ...sums })
    .onConflictDoUpdate({ target: mailDayTable.date, set: sums })
    .run()
}

function dateOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
