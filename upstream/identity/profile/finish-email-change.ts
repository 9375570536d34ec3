import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { users } from '../tables.ts'
import { mailPerson } from './mail-person.ts'
import { announceProfile } from './profile-changed.ts'
import { emailChanges } from './tables.ts'

/**
 * Makes a change that both mailboxes agreed to, and tells both.
 * @throws AppError not_found when somebody else took the address meanwhile
 */
export async function finishEmailChange(
  call: Call,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const db = directory(call.env)
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person || !(await writeEmail(call, person, email))) {
    await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
    throw new AppError('not_found', 'This link is no longer valid')
  }
  announceProfile(call, userId)
  await mailPerson(call.env, person, 'emailChanged', { email })
  await mailPerson(call.env, { ...person, email }, 'emailChanged', { email })
}

/** @returns false when the address is somebody's by now */
async function writeEmail(
  call: Call,
  { id, name, email: before }: typeof users.$inferSelect,
  after: string,
): Promise<boolean> {
  const db = directory(call.env)
  const entry = {
    action: 'email.changed',
    userId: id,
    before: { email: before },
    after: { email: after },
    actor: { id, name },
  }
  try {
    await db.batch([
      db
        .update(users)
        .set({ email: after, isEmailVerified: true, updatedAt: new Date(call.now) })
        .where(and(eq(users.id, id), eq(users.email, before))),
      auditIfChanged(db, call, entry),
      db.delete(emailChanges).where(eq(emailChanges.userId, id)),
    ])
    return true
  } catch (error) {
    const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, after))
    if (owner) return false
    throw error
  }
}
