import { and, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Holder, scopedEntities, scopeOf } from '#contract/core/roles.ts'
import type { Env } from '../../core/env.ts'
import { directory } from '../directory.ts'
import { memberships } from '../tables.ts'

const own = alias(memberships, 'own')

/** Ids of somebody's team, suspended members included; undefined where their role reaches no team. */
export async function findTeam(
  env: Pick<Env, 'DIRECTORY'>,
  membership: Holder & { firmId: string },
  userId: string,
): Promise<string[] | undefined> {
  if (!scopedEntities.some((entity) => scopeOf(membership, entity) === 'team')) return undefined
  const rows = await directory(env)
    .select({ userId: memberships.userId })
    .from(own)
    .innerJoin(memberships, and(eq(memberships.firmId, own.firmId), eq(memberships.team, own.team)))
    .where(and(eq(own.firmId, membership.firmId), eq(own.userId, userId), ne(own.team, '')))
  return rows.map((row) => row.userId)
}
