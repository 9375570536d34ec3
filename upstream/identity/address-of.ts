import { eq } from 'drizzle-orm'
import type { Env } from '../core/env.ts'
import { directory, ensureDirectory } from './directory.ts'
import { users } from './tables.ts'

/** A person's own address of mail; undefined for nobody. */
export async function addressOf(
  env: Pick<Env, 'DIRECTORY'>,
  userId: string,
): Promise<string | undefined> {
  await ensureDirectory(env)
  const [row] = await directory(env)
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return row?.email
}
