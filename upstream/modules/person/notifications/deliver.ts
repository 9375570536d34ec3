import { type NotificationChoice, notificationKindSettings } from '#contract/core/notifications.ts'
import type { NoticeDelivery } from '#contract/person/notice-delivery.ts'
import { wakePerson } from '../../../channel/channel.ts'
import type { Env } from '../../../core/env.ts'
import { directory } from '../../../identity/directory.ts'
import type { Notice } from '../../../identity/hooks.ts'
import { sendMail } from '../../../mail/mailer.ts'
import { mailDue, pushDue, waitsForNothing } from './due.ts'
import { onlySignedIn } from './leave-link.ts'
import { noticeMail, type Reader, sentenceOf } from './mail-texts.ts'
import { pushKeyOf, pushTo } from './push.ts'
import { storedNotice } from './stored-notice.ts'
import { waitingNotices } from './tables.ts'

/** Somebody to tell, with the id that the notice has for them. */
export type Recipient = Reader & {
  id: string
  isDemo: boolean
  choice: NotificationChoice
  delivery: NoticeDelivery
}

/** Mails and pushes a notice to each who wants that: now, or it waits for its time. */
export function deliver(
  env: Env,
  people: readonly Recipient[],
  notice: Notice,
  now: number,
): Promise<unknown>[] {
  return people
    .filter(({ isDemo }) => !isDemo)
    .flatMap((person) => [mailTo(env, person, notice, now), pushNotice(env, person, notice, now)])
}

async function mailTo(env: Env, person: Recipient, notice: Notice, now: number): Promise<void> {
  const { isMailedElsewhere, mail } = notificationKindSettings[notice.kind]
  const { choice, delivery, id } = person
  const isLeft = delivery.digest === 'never' && mail !== 'always' && !onlySignedIn.has(notice.kind)
  if (!choice.mail || isMailedElsewhere || isLeft) return
  const due = waitsForNothing(notice.kind) ? now : mailDue(delivery, now)
  if (due > now) await keepWaiting(env, 'mail', person, notice, { now, due })
  else await sendMail(env, { ...noticeMail(env, person, notice), id })
}

async function pushNotice(env: Env, person: Recipient, notice: Notice, now: number): Promise<void> {
  const { choice, delivery, userId, language, id } = person
  if (!choice.push || pushKeyOf(env) === null) return
  const due = waitsForNothing(notice.kind) ? now : pushDue(delivery, now)
  if (due > now) await keepWaiting(env, 'push', person, notice, { now, due })
  else {
    const body = sentenceOf(notice, language)
    const link = notice.link ?? '/notifications'
    await pushTo(env, userId, { title: 'Firmament', body, link, tag: id }, now)
  }
}

async function keepWaiting(
  env: Env,
  channel: 'mail' | 'push',
  { id, userId }: Recipient,
  notice: Notice,
  { now, due }: { now: number; due: number },
): Promise<void> {
  await directory(env)
    .insert(waitingNotices)
    .values({
      id,
      channel,
      userId,
      ...storedNotice(notice),
      createdAt: now,
      dueAt: due,
      batch: null,
    })
    .onConflictDoNothing()
  await wakePerson(env, userId, due)
}
