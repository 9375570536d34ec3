import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { directory } from '../directory.ts'
import { firms, memberships, users } from '../tables.ts'
import { ownershipOffers } from './tables.ts'

type Db = ReturnType<typeof directory>
export type MemberKey = { firmId: string; userId: string }

/** The membership of one person in one firm. */
export function isMember({ firmId, userId }: MemberKey) {
  return and(eq(memberships.firmId, firmId), eq(memberships.userId, userId))
}

/**
 * Whether a firm keeps an owner who can sign in when this membership changes. It is part of the
 * change itself, so that two owners who leave at once cannot both.
 */
export function keepsAnOwner(db: Db, { firmId, userId }: MemberKey): SQL {
  const other = alias(memberships, 'other')
  const others = db
    .select({ one: sql`1` })
    .from(other)
    .innerJoin(users, and(eq(users.id, other.userId), isNull(users.suspendedAt)))
    .where(
      and(
        eq(other.firmId, firmId),
        sql`${other.userId} <> ${userId}`,
        eq(other.role, 'owner'),
        isNull(other.suspendedAt),
      ),
    )
  return sql`(${memberships.role} <> 'owner' or ${memberships.suspendedAt} is not null
    or exists ${others})`
}

/** Whether somebody still holds a role they were seen with; a cached identity may be 10 s late. */
export function stillHolds(db: Db, { firmId, userId, role }: MemberKey & { role: string }): SQL {
  return sql`exists ${activeMember(db, firmId, sql`${userId}`, role)}`
}

/** The membership of somebody who may enter, in one role or any. `userId` is a value or a column. */
function activeMember(db: Db, firmId: string, userId: SQL, role?: string) {
  const holder = alias(memberships, 'holder')
  return db
    .select({ one: sql`1` })
    .from(holder)
    .where(
      and(
        eq(holder.firmId, firmId),
        sql`${holder.userId} = ${userId}`,
        isNull(holder.suspendedAt),
        role === undefined ? undefined : eq(holder.role, role),
      ),
    )
}

/** Ends the offers whose giver is no owner any more, or whose taker no member. */
export function dropOffers(db: Db, firmId: string) {
  const { fromUserId, toUserId } = ownershipOffers
  const owner = activeMember(db, firmId, sql`${fromUserId}`, 'owner')
  const member = activeMember(db, firmId, sql`${toUserId}`)
  return db
    .delete(ownershipOffers)
    .where(
      and(eq(ownershipOffers.firmId, firmId), sql`(not exists ${owner} or not exists ${member})`),
    )
}

/** The directory names one owner of each firm: another, when that one no longer is. */
export function nameAnOwner(db: Db, firmId: string) {
  const owners = sql`select ${memberships.userId} from ${memberships}
    where ${memberships.firmId} = ${firmId} and ${memberships.role} = 'owner'
    and ${memberships.suspendedAt} is null order by ${memberships.createdAt}`
  return db
    .update(firms)
    .set({ ownerId: sql`coalesce((${owners} limit 1), ${firms.ownerId})` })
    .where(and(eq(firms.id, firmId), sql`${firms.ownerId} not in (${owners})`))
}

/** Who works with books is no CRM user any more: the sign-in page follows the roles. */
export function leaveCrm(db: Db, { firmId, userId }: MemberKey) {
  const withBooks = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(isMember({ firmId, userId }), sql`${memberships.role} <> 'crm'`))
  return db
    .update(users)
    .set({ kind: 'user' })
    .where(and(eq(users.id, userId), eq(users.kind, 'crm'), sql`exists ${withBooks}`))
}
