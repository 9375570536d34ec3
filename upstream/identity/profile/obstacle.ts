import { eq, sql } from 'drizzle-orm'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { users } from '../tables.ts'
import { soleOwnerships } from './owners.ts'

/** Why an account cannot be removed; keys of the `problem` texts. */
export type Obstacle = 'soleOwner' | 'lastAdministrator'

/** Whether the person is an administrator beside whom there is no other. */
export function isLastAdministrator(userId: string) {
  return sql`exists (select 1 from ${users} me where me.id = ${userId} and me.kind = 'admin')
    and not exists (select 1 from ${users} a where a.kind = 'admin' and a.id <> ${userId}
      and a.suspended_at is null)`
}

/** Whether the person owns a firm alone. */
export function isSoleOwner(userId: string) {
  return sql`exists ${soleOwnerships(userId)}`
}

export async function findObstacle({ env }: Call, userId: string): Promise<Obstacle | undefined> {
  const [found] = await directory(env)
    .select({
      isOwner: sql<number>`(${isSoleOwner(userId)})`,
      isLastAdmin: sql<number>`(${isLastAdministrator(userId)})`,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (found?.isOwner) return 'soleOwner'
  return found?.isLastAdmin ? 'lastAdministrator' : undefined
}
