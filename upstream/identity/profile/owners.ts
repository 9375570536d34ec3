import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireIdentity } from '../identity.ts'
import { firms, memberships } from '../tables.ts'

/** A subquery: an owner of the firm beside this person, nobody when there is none. */
export function anotherOwner(firmId: string | SQL, userId: string): SQL {
  return sql`(select o.user_id from ${memberships} o where o.firm_id = ${firmId}
    and o.user_id <> ${userId} and o.role = 'owner' and o.suspended_at is null limit 1)`
}

/** A subquery: the firms that would be left without an owner if this person went. */
export function soleOwnerships(userId: string): SQL {
  return sql`(select f.id as firmId, coalesce(nullif(f.trade_name, ''), f.legal_name) as name
    from ${memberships} m join ${firms} f on f.id = m.firm_id
    where m.user_id = ${userId} and m.role = 'owner' and f.status = 'active' and f.deletion_at is null
    and not exists ${anotherOwner(sql`m.firm_id`, userId)})`
}

/** The caller's firms that nobody else owns. */
export async function listSoleOwnerships(call: Call): Promise<{ firmId: string; name: string }[]> {
  const { user } = requireIdentity(call)
  return directory(call.env).all(
    sql`select firmId, name from ${soleOwnerships(user.id)} order by name`,
  )
}
