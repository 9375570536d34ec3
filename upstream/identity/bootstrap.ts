import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { Email, requiredText } from '#contract/core/fields.ts'
import type { Env } from '../core/env.ts'
import { directory } from './directory.ts'
import { createPasswordPerson } from './password-account.ts'
import { users } from './tables.ts'

export const FirstAdministrator = z.object({
  name: requiredText(120),
  email: Email,
  password: z.string().min(12).max(256),
})
export type FirstAdministrator = z.infer<typeof FirstAdministrator>

/**
 * Makes the first administrator, once: with one there, however often it is called, nothing happens.
 * @throws AppError conflict for an address that is taken
 */
export async function createFirstAdministrator(
  env: Env,
  input: FirstAdministrator,
): Promise<{ isCreated: boolean }> {
  const db = directory(env)
  const [existing] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.kind, 'admin'))
    .limit(1)
  if (existing) return { isCreated: false }
  const { name, password } = input
  // Whoever runs the platform vouches for the address.
  const vouched = { kind: 'admin', isEmailVerified: true } as const
  const administrator = { name, email: input.email.toLowerCase(), ...vouched }
  if (
    await createPasswordPerson(
      { env, address: 'own host', defer: () => {} },
      administrator,
      password,
    )
  )
    return { isCreated: true }
  throw new AppError('conflict', 'The address belongs to a user who is not an administrator')
}
