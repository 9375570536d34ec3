import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { RoleGrants } from '#contract/core/roles.ts'
import type { Member, MembersQuery } from '#contract/firm/members.ts'
import { pageOfRows, pageStart } from '../../firm/cursor.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { keptMemberNames, type MemberName } from '../member-names.ts'
import { customColumns, isRoleOfMembership, toCustom } from '../roles/known-roles.ts'
import { firmRoles } from '../roles/tables.ts'
import { memberships, users } from '../tables.ts'
import { isMember, type MemberKey } from './conditions.ts'

const name = sql<string>`lower(${users.name})`
const lastSeen = sql<number | null>`nullif(max(coalesce(${users.lastSeenAt}, 0),
  coalesce((select max(touched_at) from sessions where user_id = ${users.id}), 0)), 0)`

const columns = {
  userId: users.id,
  name: users.name,
  sortName: name,
  email: users.email,
  photoKey: users.photoKey,
  hasSecondFactor: users.hasSecondFactor,
  language: users.language,
  kind: users.kind,
  role: memberships.role,
  team: memberships.team,
  ...customColumns,
  suspendedAt: memberships.suspendedAt,
  joinedAt: memberships.createdAt,
  lastSeenAt: lastSeen,
}

function select(call: Pick<Call, 'env'>) {
  return directory(call.env)
    .select(columns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(firmRoles, isRoleOfMembership)
}

type Selected = Awaited<ReturnType<typeof select>>[number]
export type MemberRow = Selected & { custom: RoleGrants | null }

/** A firm's members by name. `q` is looked for in name and address. */
export async function listMembers(call: Call, query: MembersQuery & { firmId: string }) {
  const { firmId, q, role, state, size } = query
  const start = pageStart(query)
  const { edge: from, isBackward } = start
  const filter = and(
    eq(memberships.firmId, firmId),
    role === undefined ? undefined : eq(memberships.role, role),
    state && (state === 'active' ? isNull : isNotNull)(memberships.suspendedAt),
    q ? matches(q) : undefined,
  )
  const way = isBackward ? sql`<` : sql`>`
  const order = isBackward ? desc : asc
  const [found, total] = await Promise.all([
    select(call)
      .where(and(filter, from && sql`(${name}, ${users.id}) ${way} (${from.value}, ${from.id})`))
      .orderBy(order(name), order(users.id))
      .limit(size + 1),
    countMembers(call, filter),
  ])
  const page = pageOfRows(found, start, size, ({ sortName, userId }) => ({
    value: sortName,
    id: userId,
  }))
  return { ...page, rows: page.rows.map(memberOf), total }
}

/** As many members' names are given at once. */
const maxNames = 500

/** Who works in a firm, by name; at most 10 s late within an isolate. */
export function listMemberNames(
  { env, now }: Pick<Call, 'env' | 'now'>,
  { firmId }: { firmId: string },
): Promise<MemberName[]> {
  return keptMemberNames(firmId, now, () =>
    directory(env)
      .select({ userId: users.id, name: users.name })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.firmId, firmId), isNull(memberships.suspendedAt)))
      .orderBy(asc(name), asc(users.id))
      .limit(maxNames),
  )
}

/** @throws AppError not_found */
export async function getMember(call: Call, key: MemberKey): Promise<Member> {
  return memberOf(await getMemberRow(call, key))
}

/** @throws AppError not_found */
export async function getMemberRow(call: Pick<Call, 'env'>, key: MemberKey): Promise<MemberRow> {
  const [row] = await select(call).where(isMember(key))
  if (!row) throw new AppError('not_found', 'Not found')
  return { ...row, custom: toCustom(row) }
}

async function countMembers({ env }: Pick<Call, 'env'>, filter: SQL | undefined): Promise<number> {
  const [row] = await directory(env)
    .select({ count: sql<number>`count(*)` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(filter)
  return row?.count ?? 0
}

/** SQLite knows upper and lower case of ASCII only; other scripts are tried in three spellings. */
function matches(q: string): SQL {
  const text = sql`${users.name} || char(10) || ${users.email}`
  const low = q.toLowerCase()
  const capital = low.replace(/(^|\s)\S/g, (start) => start.toUpperCase())
  return sql`(instr(lower(${text}), ${low}) > 0 or instr(${text}, ${q}) > 0
    or instr(${text}, ${capital}) > 0)`
}

function memberOf(row: Selected): Member {
  const { userId, name, email, role, team, hasSecondFactor, photoKey } = row
  return {
    userId,
    name,
    email,
    role,
    custom: toCustom(row),
    team,
    state: row.suspendedAt === null ? 'active' : 'suspended',
    lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
    hasSecondFactor,
    joinedAt: new Date(row.joinedAt).toISOString(),
    photoKey,
  }
}
