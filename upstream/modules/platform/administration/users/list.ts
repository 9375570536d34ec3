import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type {
  AdministeredUser,
  AdministeredUserQuery,
} from '#contract/platform/administered-users.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { holds, keysetPage, toInstant } from '../../../../identity/keyset-page.ts'
import { users } from '../../../../identity/tables.ts'

type Db = ReturnType<typeof directory>

const sorts = {
  newest: undefined,
  name: { column: users.name, valueOf: ({ user }: UserRow) => user.name },
  email: { column: users.email, valueOf: ({ user }: UserRow) => user.email },
  lastSeen: { number: users.lastSeenAt, valueOf: ({ user }: UserRow) => user.lastSeenAt ?? 0 },
}

/** People as administrators see them. */
export async function listUsers({ env }: Call, query: AdministeredUserQuery) {
  const sort = { id: users.id, direction: query.direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    selectUsers(directory(env))
      .where(and(...filtersOf(query), where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map(toUser) }
}

/** One person; undefined when there is none. */
export async function findUser({ env }: Call, userId: string): Promise<UserRow | undefined> {
  const [row] = await selectUsers(directory(env)).where(eq(users.id, userId))
  return row
}

/** The plans people have, with how many each. */
export async function listPlans({ env }: Call): Promise<{ planId: string; users: number }[]> {
  const rows = await directory(env)
    .select({ planId: users.planId, users: sql<number>`count(*)` })
    .from(users)
    .where(isNotNull(users.planId))
    .groupBy(users.planId)
    .orderBy(users.planId)
    .limit(100)
  return rows.map((row) => ({ planId: row.planId ?? '', users: row.users }))
}

export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number]

function selectUsers(db: Db) {
  return db
    .select({
      id: users.id,
      user: users,
      // Written out, because drizzle leaves the table's name away where a query has but one.
      firms: sql<number>`(select count(*) from memberships where memberships.user_id = users.id)`,
    })
    .from(users)
    .$dynamic()
}

function filtersOf(query: AdministeredUserQuery): (SQL | undefined)[] {
  const states = {
    active: isNull(users.suspendedAt),
    suspended: isNotNull(users.suspendedAt),
    unverified: eq(users.isEmailVerified, false),
  }
  return [
    query.kind ? eq(users.kind, query.kind) : eq(users.isDemo, false),
    query.state && states[query.state],
    query.secondFactor && eq(users.hasSecondFactor, query.secondFactor === 'on'),
    query.planId ? eq(users.planId, query.planId) : undefined,
    holds(query.q, users.name, users.email),
  ]
}

/** A person as they go out. */
export function toUser({ id, user, firms }: UserRow): AdministeredUser {
  const { name, email, kind, isEmailVerified, suspendedAt, hasSecondFactor, planId } = user
  return {
    id,
    name,
    email,
    kind,
    isEmailVerified,
    isSuspended: suspendedAt !== null,
    hasSecondFactor,
    firms,
    planId,
    lastSeenAt: toInstant(user.lastSeenAt),
    createdAt: user.createdAt.toISOString(),
  }
}
