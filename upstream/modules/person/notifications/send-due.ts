import { and, asc, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import { NotificationContent } from '#contract/core/notifications.ts'
import type { Env } from '../../../core/env.ts'
import { newId } from '../../../firm/ulid.ts'
import { directory } from '../../../identity/directory.ts'
import { firms, users } from '../../../identity/tables.ts'
import { sendMail } from '../../../mail/mailer.ts'
import { choiceOf } from './choices.ts'
import { nextDueOf } from './delivery.ts'
import { digestMail, type Gathered } from './digest-mail.ts'
import { countWords } from './digest-words.ts'
import { visibleTo } from './list.ts'
import { type Reader, sentenceOf } from './mail-texts.ts'
import { pushTo } from './push.ts'
import { notificationChoices, notifications, waitingNotices } from './tables.ts'

type Db = ReturnType<typeof directory>
type Channel = (typeof waitingNotices.$inferSelect)['channel']

/** More than anybody reads; the rest is in the list. */
const maxGathered = 200

/**
 * Sends a person what waited for its time: one mail, and one push, of all that is due. Left out is what
 * they have read since, what they may see no more, and what they want no more. What is sent is marked
 * first, so that a mail leaves once however often this is begun. @returns when the next is due
 */
export async function sendDue(env: Env, userId: string, now: number): Promise<number | undefined> {
  const db = directory(env)
  const person = await readPerson(db, userId)
  for (const channel of ['mail', 'push'] as const) {
    const isOfChannel = and(eq(waitingNotices.userId, userId), eq(waitingNotices.channel, channel))
    await db
      .update(waitingNotices)
      .set({ batch: newId() })
      .where(and(isOfChannel, lte(waitingNotices.dueAt, now), isNull(waitingNotices.batch)))
    const batches = await db
      .selectDistinct({ batch: waitingNotices.batch })
      .from(waitingNotices)
      .where(and(isOfChannel, isNotNull(waitingNotices.batch)))
    for (const { batch } of batches) {
      if (batch === null) continue
      const gathered = person ? await readBatch(db, userId, channel, batch) : []
      if (person && gathered.length > 0) await send(env, { person, channel, batch, gathered, now })
      await db.delete(waitingNotices).where(and(isOfChannel, eq(waitingNotices.batch, batch)))
    }
  }
  return nextDueOf(db, userId)
}

type Sending = {
  person: Reader
  channel: Channel
  batch: string
  gathered: Gathered[]
  now: number
}

async function send(env: Env, { person, channel, batch, gathered, now }: Sending): Promise<void> {
  if (channel === 'mail') {
    await sendMail(env, { ...digestMail(env, person, gathered), id: batch })
    return
  }
  const [only, ...others] = gathered
  if (!only) return
  const isOne = others.length === 0
  const body = isOne
    ? sentenceOf(only.content, person.language)
    : countWords(gathered.length, person.language)
  const link = (isOne && only.link) || '/notifications'
  await pushTo(env, person.userId, { title: 'Firmament', body, link, tag: batch }, now)
}

async function readPerson(db: Db, userId: string): Promise<Reader | undefined> {
  const [person] = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
  return person
}

async function readBatch(db: Db, userId: string, channel: Channel, batch: string) {
  const isRead = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.id, waitingNotices.id), isNotNull(notifications.readAt)))
  const rows = await db
    .select({
      kind: waitingNotices.kind,
      params: waitingNotices.params,
      link: waitingNotices.link,
      inApp: notificationChoices.inApp,
      mail: notificationChoices.mail,
      push: notificationChoices.push,
      legalName: firms.legalName,
      tradeName: firms.tradeName,
    })
    .from(waitingNotices)
    .leftJoin(firms, eq(firms.id, waitingNotices.firmId))
    .leftJoin(
      notificationChoices,
      and(
        eq(notificationChoices.userId, waitingNotices.userId),
        eq(notificationChoices.kind, waitingNotices.kind),
      ),
    )
    .where(
      and(
        visibleTo(waitingNotices, userId),
        eq(waitingNotices.channel, channel),
        eq(waitingNotices.batch, batch),
        notExists(isRead),
      ),
    )
    .orderBy(asc(waitingNotices.createdAt), asc(waitingNotices.id))
    .limit(maxGathered)
  return rows
    .filter((row) => choiceOf(row.kind, row)[channel])
    .flatMap(({ kind, params, link, legalName, tradeName }): Gathered[] => {
      const parsed = NotificationContent.safeParse({ kind, params: JSON.parse(params) })
      if (!parsed.success) return []
      return [{ content: parsed.data, link, firmName: tradeName || legalName }]
    })
}
