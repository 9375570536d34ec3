import { and, eq, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Language } from '#contract/core/fields.ts'
import { closeSockets } from '../channel/channel.ts'
import { apiKeys } from './api-keys/tables.ts'
import { auditIfChanged } from './audit.ts'
import type { Call } from './call.ts'
import { passkeys, secondFactors, verifications } from './credentials/tables.ts'
import { directory } from './directory.ts'
import { notify } from './hooks.ts'
import { forgetUser } from './identity-cache.ts'
import { accountDeletions, emailChanges } from './profile/tables.ts'
import { knownDevices, mailedTokens } from './recovery/tables.ts'
import { writeToPerson } from './recovery/write-mail.ts'
import { accounts, sessions, users } from './tables.ts'

/**
 * Notes that somebody reads the mail of a person's address: by a link, a code, an invitation or an
 * account of a provider that vouches for it. The first time, whoever registered may be somebody
 * else: every password, session, passkey, second factor, phone number, linked account, trusted
 * browser and API key from before ends, and the person is notified. All or nothing, and once however many try.
 * @param language of the mail, where that is known better than from the account, which somebody else
 *   may have made
 * @returns whether it was the first time
 */
export async function proveAddress(
  call: Call,
  userId: string,
  language?: Language,
): Promise<boolean> {
  const { env, defer } = call
  const db = directory(env)
  const isUnproven = sql`exists (select 1 from users where id = ${userId} and email_verified = 0)`
  const isOwn = (column: SQLiteColumn) => and(eq(column, userId), isUnproven)
  const [ended, ways, keys, , , , , , , programs, proven] = await db.batch([
    db.delete(sessions).where(isOwn(sessions.userId)).returning({ id: sessions.id }),
    db.delete(accounts).where(isOwn(accounts.userId)).returning({ id: accounts.id }),
    db.delete(passkeys).where(isOwn(passkeys.userId)).returning({ id: passkeys.id }),
    db.delete(secondFactors).where(isOwn(secondFactors.userId)),
    db.delete(verifications).where(isOwn(verifications.ownerId)),
    db.delete(knownDevices).where(isOwn(knownDevices.userId)),
    db.delete(mailedTokens).where(isOwn(mailedTokens.userId)),
    db.delete(emailChanges).where(isOwn(emailChanges.userId)),
    db.delete(accountDeletions).where(isOwn(accountDeletions.userId)),
    db.delete(apiKeys).where(isOwn(apiKeys.userId)).returning({ id: apiKeys.id }),
    db
      .update(users)
      .set({
        isEmailVerified: true,
        hasSecondFactor: false,
        phoneNumber: null,
        isPhoneVerified: false,
        ...(language && { language }),
        credentialsVersion: sql`${users.credentialsVersion} + 1`,
      })
      .where(and(eq(users.id, userId), eq(users.isEmailVerified, false)))
      .returning(),
    auditIfChanged(db, call, { action: 'address.proven', userId }),
  ])
  forgetUser(userId)
  for (const { id } of ended) defer(closeSockets(env, userId, id))
  const [person] = proven
  const mustBeNotified = ended.length + ways.length + keys.length + programs.length > 0
  if (person && mustBeNotified) defer(notifyOfProof(call, person))
  return person !== undefined
}

/**
 * Notes the same of somebody who has shown in one go that both are theirs, the address and what was
 * set for the account: all of it stays.
 */
export async function confirmOwnAddress(call: Call, userId: string): Promise<void> {
  const db = directory(call.env)
  await db.batch([
    db
      .update(users)
      .set({ isEmailVerified: true })
      .where(and(eq(users.id, userId), eq(users.isEmailVerified, false))),
    auditIfChanged(db, call, { action: 'address.proven', userId }),
  ])
  forgetUser(userId)
}

async function notifyOfProof({ env }: Call, person: typeof users.$inferSelect): Promise<void> {
  await writeToPerson(env, person, 'addressProven', { path: '/forget-password' })
  await notify(env, [person.id], {
    kind: 'secondFactorChanged',
    params: { change: 'everythingEnded' },
    link: '/profile/sign-in-methods',
  })
}
