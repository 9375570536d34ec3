import { and, eq, isNull, min, notInArray } from 'drizzle-orm'
import type { NoticeDelivery, NoticeDeliveryInput } from '#contract/person/notice-delivery.ts'
import { wakePerson } from '../../../channel/channel.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { type Keeping, keptChoices } from '../../../identity/own-choices.ts'
import { firms, users } from '../../../identity/tables.ts'
import { mailDue, pushDue } from './due.ts'
import { onlySignedIn } from './leave-link.ts'
import { noticeDeliveries, waitingNotices } from './tables.ts'

type Db = ReturnType<typeof directory>

/** What the columns of `deliveryColumns` hold. */
type Stored = {
  digest: NoticeDelivery['digest'] | null
  hour: number | null
  weekday: number | null
  quietFrom: string | null
  quietUntil: string | null
  ownZone: string | null
  firmZone: string | null
}

/** How notices leave for a person, selected with `users` joined to their row and current firm. */
export const deliveryColumns = {
  digest: noticeDeliveries.digest,
  hour: noticeDeliveries.hour,
  weekday: noticeDeliveries.weekday,
  quietFrom: noticeDeliveries.quietFrom,
  quietUntil: noticeDeliveries.quietUntil,
  ownZone: users.timeZone,
  firmZone: firms.timeZone,
}

/** What a row of those columns means; who chose nothing is told at once. */
export function deliveryOf(row: Stored): NoticeDelivery {
  return {
    digest: row.digest ?? 'now',
    hour: row.hour ?? 8,
    weekday: row.weekday ?? 1,
    quietFrom: row.quietFrom,
    quietUntil: row.quietUntil,
    timeZone: row.ownZone ?? row.firmZone ?? 'UTC',
  }
}

/** When notices leave for the caller. */
export async function getDelivery(call: Call): Promise<NoticeDelivery> {
  return readDelivery(directory(call.env), requireIdentity(call).user.id)
}

/**
 * Changes when notices leave for the caller. What waits already is due by the new choice; mails that
 * are wanted no more are not sent.
 */
export async function setDelivery(
  call: Call,
  input: NoticeDeliveryInput,
  keeping: Keeping = {},
): Promise<NoticeDelivery> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const { timeZone: _, ...before } = await readDelivery(db, user.id)
  await db.batch([
    db
      .insert(noticeDeliveries)
      .values({ userId: user.id, ...input })
      .onConflictDoUpdate({ target: noticeDeliveries.userId, set: input }),
    ...keptChoices(db, call, 'notices', { before, after: input, ...keeping }),
  ])
  const delivery = await readDelivery(db, user.id)
  const waits = (channel: 'mail' | 'push') =>
    and(
      eq(waitingNotices.userId, user.id),
      eq(waitingNotices.channel, channel),
      isNull(waitingNotices.batch),
    )
  const mails =
    delivery.digest === 'never'
      ? db.delete(waitingNotices).where(waits('mail'))
      : db
          .update(waitingNotices)
          .set({ dueAt: mailDue(delivery, call.now) })
          .where(waits('mail'))
  await db.batch([
    mails,
    db
      .update(waitingNotices)
      .set({ dueAt: pushDue(delivery, call.now) })
      .where(waits('push')),
  ])
  const next = await nextDueOf(db, user.id)
  if (next !== undefined) call.defer(wakePerson(call.env, user.id, next))
  return delivery
}

/** No mails with notices go to a person any more, but those that protect the account. */
export async function endDigests(db: Db, userId: string): Promise<void> {
  const usual = { hour: 8, weekday: 1, quietFrom: null, quietUntil: null }
  await db.batch([
    db
      .insert(noticeDeliveries)
      .values({ userId, digest: 'never', ...usual })
      .onConflictDoUpdate({ target: noticeDeliveries.userId, set: { digest: 'never' } }),
    db
      .delete(waitingNotices)
      .where(
        and(
          eq(waitingNotices.userId, userId),
          eq(waitingNotices.channel, 'mail'),
          notInArray(waitingNotices.kind, [...onlySignedIn]),
        ),
      ),
  ])
}

/** When the first of what waits for a person is due. */
export async function nextDueOf(db: Db, userId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ first: min(waitingNotices.dueAt) })
    .from(waitingNotices)
    .where(eq(waitingNotices.userId, userId))
  return row?.first ?? undefined
}

async function readDelivery(db: Db, userId: string): Promise<NoticeDelivery> {
  const [row] = await db
    .select(deliveryColumns)
    .from(users)
    .leftJoin(noticeDeliveries, eq(noticeDeliveries.userId, users.id))
    .leftJoin(firms, eq(firms.id, users.currentFirmId))
    .where(eq(users.id, userId))
  return deliveryOf(row ?? nothing)
}

const nothing: Stored = {
  digest: null,
  hour: null,
  weekday: null,
  quietFrom: null,
  quietUntil: null,
  ownZone: null,
  firmZone: null,
}
