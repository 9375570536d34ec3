import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import { closeSockets } from '../../channel/channel.ts'
import type { Env } from '../../core/env.ts'
import { outbox } from '../../mail/tables.ts'
import { auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { forgetUser } from '../identity-cache.ts'
import { firms, sessions, users } from '../tables.ts'
import { mailPerson } from './mail-person.ts'
import { isLastAdministrator, isSoleOwner } from './obstacle.ts'
import { anotherOwner } from './owners.ts'
import { folderOf } from './photo.ts'

/**
 * Removes a person with sessions, memberships, passwords, photo and all else the directory keeps of
 * them. Kept are the audit and, in the firms, names as text, as their books need them.
 * @returns false when a firm would be left without an owner, or the platform without administrator
 */
export async function removeAccount(call: Call, userId: string): Promise<boolean> {
  const { env, defer } = call
  const db = directory(env)
  const [[person], open] = await db.batch([
    db.select().from(users).where(eq(users.id, userId)),
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)),
  ])
  if (!person) return false
  const { name, email, kind } = person
  const isNeeded = or(isSoleOwner(userId), isLastAdministrator(userId)) ?? sql`false`
  const isGone = not(sql`exists (select 1 from ${users} where id = ${userId})`)
  const [, removed] = await db.batch([
    db
      .update(firms)
      .set({ ownerId: sql`coalesce(${anotherOwner(sql`${firms.id}`, userId)}, ${firms.ownerId})` })
      .where(eq(firms.ownerId, userId)),
    db
      .delete(users)
      .where(and(eq(users.id, userId), not(isNeeded)))
      .returning({ id: users.id }),
    auditIfChanged(db, call, {
      action: 'account.removed',
      userId,
      before: { kind },
      actor: { id: userId, name },
    }),
    db.delete(outbox).where(and(eq(outbox.recipient, email), isNull(outbox.firmId), isGone)),
  ])
  if (removed.length === 0) return false
  forgetUser(userId)
  for (const { id } of open) defer(closeSockets(env, userId, id))
  await removeFiles(env, userId)
  await mailPerson(env, person, 'removed')
  return true
}

async function removeFiles({ FILES }: Env, userId: string): Promise<void> {
  const { objects } = await FILES.list({ prefix: folderOf(userId) })
  if (objects.length > 0) await FILES.delete(objects.map(({ key }) => key))
}
