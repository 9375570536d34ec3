import { isNull } from 'drizzle-orm'
import type { NoticeInput } from '#contract/public-site/notices-of-offerings.ts'
import { newId } from '../../../../firm/ulid.ts'
import {
  countAttempt,
  dailyLimit,
  mailLimits,
  requireAllowed,
} from '../../../../identity/attempts.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { hashToken, newToken } from '../../../../identity/token.ts'
import { sendOwnMail } from '../../../../mail/mailer.ts'
import { leaveLink } from './leave-link.ts'
import { noticeMail } from './mail-texts.ts'
import { offeringNotices } from './tables.ts'

const answer = {
  message: 'If the address is not on the list yet, a link to confirm it is on its way.',
}

/**
 * Mails a link that puts the address on the list. What is known of it is looked up behind the
 * answer, so that words and time are the same for everybody. @throws AppError rate_limited
 */
export async function askForNotice(call: Call, input: NoticeInput): Promise<typeof answer> {
  const email = input.email.toLowerCase()
  await requireFewEnough(call, email)
  if (input.website === '') call.defer(mailConfirmation(call, { ...input, email }))
  return answer
}

async function requireFewEnough({ env, now, address }: Call, email: string): Promise<void> {
  const db = directory(env)
  const first = dailyLimit(`notice email ${email}`, 8)
  const others = [
    dailyLimit(`notice address ${address}`, 60),
    ...mailLimits('notice', email, address),
  ]
  const counted = await db.batch([
    countAttempt(db, first, now),
    ...others.map((limit) => countAttempt(db, limit, now)),
  ])
  requireAllowed(counted.flat(), now)
}

async function mailConfirmation({ env, now }: Call, input: NoticeInput): Promise<void> {
  const { email, about, language } = input
  const token = newToken()
  const anew = { language, tokenHash: hashToken(token), createdAt: now }
  const [notice] = await directory(env)
    .insert(offeringNotices)
    .values({ id: newId(), email, about, ...anew })
    .onConflictDoUpdate({
      target: [offeringNotices.email, offeringNotices.about],
      set: anew,
      setWhere: isNull(offeringNotices.confirmedAt),
    })
    .returning({ id: offeringNotices.id })
  // An address that has confirmed is on the list already, and gets no second mail.
  if (!notice) return
  const mail = noticeMail('confirm', language, about, {
    link: `${env.PUBLIC_ORIGIN}/coming-soon/confirm?token=${token}`,
    leave: leaveLink(env, notice.id),
  })
  await sendOwnMail(env, { email, language }, mail)
}
