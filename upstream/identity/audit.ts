import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { newId } from '../firm/ulid.ts'
import type { Call } from './call.ts'
import type { directory } from './directory.ts'
import { deriveSecret } from './token.ts'

/**
 * What was changed in the directory, by whom and for whom. Rows outlive whom they speak of, so they
 * refer to nothing; triggers refuse every change of them.
 */
export const directoryAudit = sqliteTable(
  'directory_audit',
  {
    /** A ULID, so that the order of ids is that of the changes. */
    id: text('id').primaryKey(),
    at: integer('at').notNull(),
    /** Null when nobody who is known did it. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    firmId: text('firm_id'),
    /** Whom it concerns. */
    userId: text('user_id'),
    /** What was done, as `subject.verb`: `member.suspended`. */
    action: text('action').notNull(),
    /** JSON; null where there was nothing before. */
    before: text('before'),
    /** JSON; null where nothing is left. */
    after: text('after'),
    /** Tells whether two rows came from one address, and not which. */
    addressHash: text('address_hash').notNull(),
  },
  (table) => [
    index('directory_audit_by_firm').on(table.firmId, table.id),
    index('directory_audit_by_user').on(table.userId, table.id),
    index('directory_audit_by_actor').on(table.actorId, table.id),
    index('directory_audit_by_action').on(table.action, table.id),
  ],
)

export type AuditEntry = {
  /** `subject.verb`, as `member.suspended`. */
  action: string
  firmId?: string | null
  /** Whom it concerns. */
  userId?: string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  /** Who did it, where it is not the person of the call. */
  actor?: { id: string; name: string }
}

type Db = ReturnType<typeof directory>
type AuditCall = Pick<Call, 'env' | 'identity' | 'now' | 'address'>

/** The statement that keeps one change, for the batch that makes it: both or neither. */
export function audit(db: Db, call: AuditCall, entry: AuditEntry) {
  return db.insert(directoryAudit).values(rowOf(call, entry))
}

/**
 * As `audit`, but kept only if the statement right before it in the batch changed a row: for
 * changes whose condition only the database can judge.
 */
export function auditIfChanged(db: Db, call: AuditCall, entry: AuditEntry) {
  const row = rowOf(call, entry)
  const { id, at, actorId, actorName, firmId, userId, action, before, after, addressHash } = row
  return db.insert(directoryAudit).select(
    sql`select ${id}, ${at}, ${actorId}, ${actorName}, ${firmId}, ${userId}, ${action}, ${before},
      ${after}, ${addressHash} where changes() > 0`,
  )
}

function rowOf({ env, identity, now, address }: AuditCall, entry: AuditEntry) {
  const actor = entry.actor ?? identity?.user
  return {
    id: newId(),
    at: now,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? '',
    firmId: entry.firmId ?? null,
    userId: entry.userId ?? null,
    action: entry.action,
    before: jsonOf(entry.before),
    after: jsonOf(entry.after),
    addressHash: createHmac('sha256', deriveSecret(env.SECRETS, 'audit addresses v1'))
      .update(address)
      .digest('base64url'),
  }
}

function jsonOf(value: Record<string, unknown> | null | undefined): string | null {
  return value ? JSON.stringify(value) : null
}
