import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { directory } from '../identity/directory.ts'
import { forgetUser } from '../identity/identity-cache.ts'
import { firms, users } from '../identity/tables.ts'

/** What the directory says of a firm that was made for a demo. */
export type DemoState =
  | { is: 'real' }
  /** Nobody's any more: its person went, and it with them. */
  | { is: 'gone' }
  | { is: 'demo'; endsAt: number }

/** Whether a firm is still a demo's. The directory alone decides; its object asks when it must know. */
export async function demoStateOf(env: Pick<Env, 'DIRECTORY'>, firmId: string): Promise<DemoState> {
  const [owner] = await directory(env)
    .select({ isDemo: users.isDemo, expiresAt: users.expiresAt })
    .from(firms)
    .innerJoin(users, eq(users.id, firms.ownerId))
    .where(eq(firms.id, firmId))
  if (!owner) return { is: 'gone' }
  if (!owner.isDemo || owner.expiresAt === null) return { is: 'real' }
  return { is: 'demo', endsAt: owner.expiresAt }
}

/** Takes a demo that is over out of the directory, and the firm's files out of the store. */
export async function removeDemo(
  env: Pick<Env, 'DIRECTORY' | 'FILES'>,
  firmId: string,
  now: number,
): Promise<void> {
  await removeFiles(env, firmId)
  const db = directory(env)
  const [firm] = await db.select({ ownerId: firms.ownerId }).from(firms).where(eq(firms.id, firmId))
  if (!firm) return
  const isOver = and(
    eq(users.id, firm.ownerId),
    eq(users.isDemo, true),
    isNotNull(users.expiresAt),
    lte(users.expiresAt, now),
  )
  await db.batch([db.delete(firms).where(eq(firms.id, firmId)), db.delete(users).where(isOver)])
  forgetUser(firm.ownerId)
}

async function removeFiles({ FILES }: Pick<Env, 'FILES'>, firmId: string): Promise<void> {
  const { objects, truncated } = await FILES.list({ prefix: `firms/${firmId}/` })
  if (objects.length > 0) await FILES.delete(objects.map(({ key }) => key))
  if (truncated) await removeFiles({ FILES }, firmId)
}
