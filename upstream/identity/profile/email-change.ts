import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { EmailChange } from '#contract/person/profile.ts'
import { countAttempt, requireAllowed } from '../attempts.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireIdentity } from '../identity.ts'
import { users } from '../tables.ts'
import { hashToken, newToken } from '../token.ts'
import { finishEmailChange } from './finish-email-change.ts'
import { mailPerson } from './mail-person.ts'
import { requireFreshAccount, requireOwnAccount } from './own-account.ts'
import { emailChanges } from './tables.ts'

const lifetimeMs = 30 * 60_000
const wait = { firstWaitMs: 60_000, longestWaitMs: 900_000 }

/**
 * Mails a link to the old and to the new address; both must be followed. For an address of somebody
 * else everything looks the same, but that one is notified instead and the change cannot be finished.
 * @throws AppError confirm_needed, invalid for one's own address, rate_limited
 */
export async function requestEmailChange(call: Call, input: { email: string }) {
  const { env, now } = call
  const { user } = requireFreshAccount(call)
  const email = input.email.toLowerCase()
  if (email === user.email) throw invalidField('email', 'sameEmail')
  const db = directory(env)
  const [own, target, [owner]] = await db.batch([
    countAttempt(db, { key: `email-change ${user.id}`, free: 5, ...wait }, now),
    countAttempt(db, { key: `email-change to ${email}`, free: 3, ...wait }, now),
    db
      .select({ name: users.name, email: users.email, language: users.language })
      .from(users)
      .where(eq(users.email, email)),
  ])
  requireAllowed([...own, ...target], now)

  const [oldToken, newAddressToken] = [newToken(), newToken()]
  const row = {
    email,
    oldTokenHash: hashToken(oldToken),
    newTokenHash: hashToken(newAddressToken),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt: now + lifetimeMs,
  }
  await db
    .insert(emailChanges)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: emailChanges.userId, set: row })
  const linkOf = (token: string) => `${env.PUBLIC_ORIGIN}/confirm-email?token=${token}`
  await mailPerson(env, user, 'emailChangeOld', { email, link: linkOf(oldToken) })
  if (owner) await mailPerson(env, owner, 'emailTaken')
  else {
    const reader = { ...user, email }
    await mailPerson(env, reader, 'emailChangeNew', { link: linkOf(newAddressToken) })
  }
  return { message: 'We sent a link to both addresses.' }
}

/** Takes an open change back; the mailed links are then dead. */
export async function withdrawEmailChange(call: Call) {
  const { user } = requireOwnAccount(call)
  await directory(call.env).delete(emailChanges).where(eq(emailChanges.userId, user.id))
  return { message: 'The address stays as it is.' }
}

/** What a mailed link is about, without following it. @throws AppError not_found */
export async function getEmailChange(
  { env, now }: Call,
  token: string,
): Promise<z.infer<typeof EmailChange>> {
  const [row] = await directory(env).select().from(emailChanges).where(isGood(token, now))
  if (!row) throw new AppError('not_found', 'This link is no longer valid')
  const mailbox = row.oldTokenHash === hashToken(token) ? 'old' : 'new'
  const confirmedAt = mailbox === 'old' ? row.oldConfirmedAt : row.newConfirmedAt
  return { mailbox, email: row.email, isConfirmed: confirmedAt !== null }
}

/**
 * Confirms one of the two mailboxes; the second one makes the change. That of the new address is
 * confirmed by whoever is signed in to the account: else a stranger could have somebody's address
 * put on an account of their own, by that somebody's careless click.
 * @throws AppError not_found for a link that is used up, replaced, withdrawn or too old;
 *   unauthenticated and forbidden to whoever the account is not
 */
export async function confirmEmailChange(call: Call, token: string) {
  const { env, now } = call
  const db = directory(env)
  const hash = hashToken(token)
  const { oldTokenHash, newTokenHash, oldConfirmedAt, newConfirmedAt } = emailChanges
  const [change] = await db.select().from(emailChanges).where(isGood(token, now))
  if (!change) throw new AppError('not_found', 'This link is no longer valid')
  if (change.newTokenHash === hash && requireIdentity(call).user.id !== change.userId) {
    throw new AppError('forbidden', 'The account belongs to another person')
  }
  const [row] = await db
    .update(emailChanges)
    .set({
      oldConfirmedAt: sql`case when ${oldTokenHash} = ${hash} then ${now} else ${oldConfirmedAt} end`,
      newConfirmedAt: sql`case when ${newTokenHash} = ${hash} then ${now} else ${newConfirmedAt} end`,
    })
    .where(isGood(token, now))
    .returning()
  if (!row) throw new AppError('not_found', 'This link is no longer valid')
  const isComplete = row.oldConfirmedAt !== null && row.newConfirmedAt !== null
  if (isComplete) await finishEmailChange(call, row)
  return { isChanged: isComplete, email: row.email }
}

function isGood(token: string, now: number) {
  const hash = hashToken(token)
  const { oldTokenHash, newTokenHash, expiresAt } = emailChanges
  return and(or(eq(oldTokenHash, hash), eq(newTokenHash, hash)), gt(expiresAt, now))
}
