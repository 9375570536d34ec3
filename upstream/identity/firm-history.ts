import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { decodeTime, encodeTime } from 'ulid'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../core/env.ts'
import { callFirmInside } from '../core/firm-call.ts'
import type { DirectoryChange } from '../firm/directory-changes.ts'
import { directoryAudit } from './audit.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { describeChange } from './firm-history-words.ts'
import { readCustomRoles } from './roles/known-roles.ts'
import { users } from './tables.ts'

/** What the firm's history calls the changes that the directory keeps of its people and roles. */
const kinds: Record<string, Pick<DirectoryChange, 'entity' | 'action'>> = {
  'member.joined': { entity: 'member', action: 'join' },
  'member.left': { entity: 'member', action: 'leave' },
  'member.removed': { entity: 'member', action: 'remove' },
  'member.role': { entity: 'member', action: 'changeRole' },
  'member.team': { entity: 'member', action: 'changeTeam' },
  'member.suspended': { entity: 'member', action: 'suspend' },
  'member.resumed': { entity: 'member', action: 'letIn' },
  'ownership.offered': { entity: 'member', action: 'offerOwnership' },
  'ownership.accepted': { entity: 'member', action: 'takeOwnership' },
  'ownership.withdrawn': { entity: 'member', action: 'withdrawOwnership' },
  'ownership.declined': { entity: 'member', action: 'declineOwnership' },
  'invitation.sent': { entity: 'invitation', action: 'invite' },
  'invitation.resent': { entity: 'invitation', action: 'inviteAgain' },
  'invitation.revoked': { entity: 'invitation', action: 'revoke' },
  'role.created': { entity: 'role', action: 'create' },
  'role.changed': { entity: 'role', action: 'update' },
  'role.deleted': { entity: 'role', action: 'delete' },
  'firm.deletionScheduled': { entity: 'firm', action: 'scheduleDeletion' },
  'firm.deletionCancelled': { entity: 'firm', action: 'cancelDeletion' },
  'key.created': { entity: 'key', action: 'create' },
  'key.revoked': { entity: 'key', action: 'revoke' },
  'app.registered': { entity: 'app', action: 'create' },
  'app.removed': { entity: 'app', action: 'delete' },
  'app.ended': { entity: 'app', action: 'revoke' },
}

const maxAtOnce = 200
/** Ids of changes made at once may be kept in another order; so far back it is looked at again. */
const overlapMs = 60_000

const Newest = z.object({ id: z.string().nullable() })

/**
 * Brings into a firm's history what the directory changed of its members and roles. The directory
 * keeps each change with the change itself, so none is lost: what could not be brought at once is
 * brought before the history is read. @throws AppError unavailable
 */
export async function bringFirmHistory(
  env: Pick<Env, 'DIRECTORY' | 'FIRM'>,
  firmId: string,
  requestId: string,
): Promise<void> {
  const nobody = { userId: '', userName: '', role: null, language: 'en', isDemo: false } as const
  const actor = { ...nobody, requestId }
  const asked = { name: 'newest-directory-change', input: {} } as const
  const answer = await callFirmInside(env, firmId, actor, asked)
  const newest = Newest.safeParse(answer.ok ? await answer.json() : undefined)
  if (!newest.success) throw new AppError('unavailable', 'The firm does not list its versions')
  const { id } = newest.data
  let from = id === null ? '' : encodeTime(decodeTime(id) - overlapMs)
  for (;;) {
    const changes = await listChanges(env, firmId, from)
    if (changes.length === 0) return
    const added = { name: 'add-directory-changes', input: changes } as const
    const { ok } = await callFirmInside(env, firmId, actor, added)
    if (!ok) throw new AppError('unavailable', 'The firm does not store its history')
    if (changes.length < maxAtOnce) return
    // The first text after the last id.
    from = `${changes.at(-1)?.id}0`
  }
}

/** The same behind the answer to a change: should it fail, it is done before the history is read. */
export function bringFirmHistorySoon(
  { env, requestId, defer }: Pick<Call, 'env' | 'requestId' | 'defer'>,
  firmId: string,
): void {
  defer(bringFirmHistory(env, firmId, requestId).catch(() => undefined))
}

async function listChanges(
  env: Pick<Env, 'DIRECTORY'>,
  firmId: string,
  from: string,
): Promise<DirectoryChange[]> {
  const db = directory(env)
  const isMeant = and(
    eq(directoryAudit.firmId, firmId),
    gte(directoryAudit.id, from),
    inArray(directoryAudit.action, Object.keys(kinds)),
  )
  const [rows, roles] = await Promise.all([
    db
      .select({ row: directoryAudit, userName: users.name })
      .from(directoryAudit)
      .leftJoin(users, eq(users.id, directoryAudit.userId))
      .where(isMeant)
      .orderBy(asc(directoryAudit.id))
      .limit(maxAtOnce),
    readCustomRoles(db, firmId),
  ])
  return rows.flatMap(({ row, userName }) => {
    const kind = kinds[row.action]
    return kind ? [{ ...kind, ...describeChange(row, kind.entity, userName, roles) }] : []
  })
}
