import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { Email, requiredText } from '#contract/fields.ts'
import type { Env } from '../env.ts'
import { newId } from '../firm/ulid.ts'
import { directory } from './directory.ts'
import { hashPassword } from './password-hash.ts'
import { accounts, users } from './tables.ts'

export const FirstAdministrator = z.object({
  name: requiredText(120),
  email: Email,
  password: z.string().min(12).max(256),
})
export type FirstAdministrator = z.infer<typeof FirstAdministrator>

/** Makes the first administrator, once: with one there, however often it is called, nothing happens. */
export async function createFirstAdministrator(
  env: Env,
  input: FirstAdministrator,
  now: number,
): Promise<{ isCreated: boolean }> {
  const db = directory(env)
  const [existing] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.kind, 'admin'))
    .limit(1)
  if (existing) return { isCreated: false }
  const passwordHash = await hashPassword(input.password)
  const userId = newId()
  const account = { id: newId(), userId, providerId: 'password', accountId: userId, passwordHash }
  const { name } = input
  const email = input.email.toLowerCase()
  await db.batch([
    db.insert(users).values({ id: userId, name, email, kind: 'admin', createdAt: now }),
    db.insert(accounts).values({ ...account, createdAt: now, updatedAt: now }),
  ])
  return { isCreated: true }
}
