import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { canGrant, type Holder, scopedEntities, scopeOf } from '#contract/core/roles.ts'
import type { Member, MemberChange } from '#contract/firm/members.ts'
import { type AuditEntry, auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { notify } from '../hooks.ts'
import { requireFreshIdentity } from '../identity.ts'
import { forgetMemberNames } from '../member-names.ts'
import { requireMember } from '../require-member.ts'
import { holderOf, readCustomRoles } from '../roles/known-roles.ts'
import { firmRoles } from '../roles/tables.ts'
import { memberships, users } from '../tables.ts'
import {
  dropOffers,
  isMember,
  keepsAnOwner,
  leaveCrm,
  type MemberKey,
  nameAnOwner,
  stillHolds,
} from './conditions.ts'
import { writeMember } from './mail.ts'
import { getMember, getMemberRow, type MemberRow } from './members.ts'
import { changeRights } from './rights.ts'
import { tellFirmOfLeaving } from './tell-firm.ts'

type RoleChange = MemberKey & { role: string; knownRole: string }

/**
 * Gives a member another role. Only whoever could grant both may do it, and an owner is made only
 * after showing once more who one is.
 * @throws AppError not_found, forbidden, confirm_needed; conflict when the role is not `knownRole`
 *   any more; invalid for the last owner
 */
export async function changeRole(call: Call, input: RoleChange): Promise<MemberChange> {
  const { role, knownRole } = input
  const target = await requireTarget(call, input)
  const given = holderOf(role, await readCustomRoles(directory(call.env), input.firmId))
  requireGrant(call, input.firmId, given)
  if (role === 'owner') requireFreshIdentity(call)
  if (target.role !== knownRole) throw changedMeanwhile()
  if (role === knownRole) return { data: null }
  const db = directory(call.env)
  await write(call, target, input, [
    db
      .update(memberships)
      .set({ role })
      .where(and(mayChange(call, input), eq(memberships.role, knownRole), isThere(given))),
    { action: 'member.role', before: { role: knownRole }, after: { role } },
    leaveCrm(db, input),
  ])
  await notifyMember(call, target, input.firmId, 'role', given)
  noticeRole(call, input, given)
  return changeRights(call, input.userId)
}

/** Puts a member into a team, or with an empty text into none. @throws AppError not_found, forbidden */
export async function changeTeam(
  call: Call,
  { team, ...key }: MemberKey & { team: string },
): Promise<Member> {
  const target = await requireTarget(call, key)
  if (target.team === team) return getMember(call, key)
  const { user, firm } = requireMember(call, key.firmId, 'member:edit')
  const isLimited = scopedEntities.some((entity) => scopeOf(firm, entity) !== 'all')
  if (user.id === key.userId && isLimited) {
    throw new AppError('forbidden', 'You cannot widen your own access scope')
  }
  const db = directory(call.env)
  await db.batch([
    db.update(memberships).set({ team }).where(isMember(key)),
    auditIfChanged(db, call, {
      ...key,
      action: 'member.team',
      before: { team: target.team },
      after: { team },
    }),
  ])
  return getMember(call, key)
}

/** Shuts a member out of the firm, and keeps their place. @throws as `changeRole` */
export async function suspendMember(call: Call, key: MemberKey): Promise<MemberChange> {
  const target = await requireTarget(call, key)
  const { user } = requireMember(call, key.firmId, 'member:edit')
  if (user.id === key.userId) throw new AppError('forbidden', 'You cannot suspend yourself')
  if (target.suspendedAt !== null) return { data: null }
  await write(call, target, key, [
    directory(call.env)
      .update(memberships)
      .set({ suspendedAt: call.now })
      .where(and(mayChange(call, key), isNull(memberships.suspendedAt))),
    { action: 'member.suspended', before: { state: 'active' }, after: { state: 'suspended' } },
  ])
  tellFirmOfLeaving(call, key)
  await notifyMember(call, target, key.firmId, 'suspended')
  return changeRights(call, key.userId)
}

/** Lets a suspended member in again. @throws as `changeRole` */
export async function resumeMember(call: Call, key: MemberKey): Promise<MemberChange> {
  const target = await requireTarget(call, key)
  if (target.suspendedAt === null) return { data: null }
  await write(call, target, key, [
    directory(call.env)
      .update(memberships)
      .set({ suspendedAt: null })
      .where(and(mayChange(call, key), isNotNull(memberships.suspendedAt))),
    { action: 'member.resumed', before: { state: 'suspended' }, after: { state: 'active' } },
  ])
  await notifyMember(call, target, key.firmId, 'resumed', target)
  return changeRights(call, key.userId)
}

/** Takes a member out of the firm; what they did stays. @throws as `changeRole` */
export async function removeMember(call: Call, key: MemberKey): Promise<MemberChange> {
  const target = await requireTarget(call, key)
  await write(call, target, key, removal(call, target, key))
  tellFirmOfLeaving(call, key)
  const { user } = requireMember(call, key.firmId, 'member:edit')
  if (user.id !== key.userId) await notifyMember(call, target, key.firmId, 'removed')
  return changeRights(call, key.userId)
}

type Change = [statement: BatchItem<'sqlite'>, entry: AuditEntry, ...also: BatchItem<'sqlite'>[]]

function removal(call: Call, target: MemberRow, key: MemberKey): Change {
  const { email, role } = target
  const db = directory(call.env)
  return [
    db.delete(memberships).where(mayChange(call, key)),
    { action: 'member.removed', before: { email, role }, after: null },
    db
      .update(users)
      .set({ currentFirmId: null })
      .where(
        and(eq(users.id, key.userId), eq(users.currentFirmId, key.firmId), sql`changes() > 0`),
      ),
  ]
}

/** Makes a change with its audit, all or none. @throws AppError invalid, conflict when it did not come about */
async function write(
  call: Call,
  target: MemberRow,
  { firmId, userId }: MemberKey,
  [statement, entry, ...also]: Change,
): Promise<void> {
  const db = directory(call.env)
  const [, audited] = await db.batch([
    statement,
    auditIfChanged(db, call, { ...entry, firmId, userId }),
    ...also,
    dropOffers(db, firmId),
    nameAnOwner(db, firmId),
  ])
  forgetMemberNames(firmId)
  if (audited.meta.changes > 0) return
  const now = await getMemberRow(call, { firmId, userId })
  const isSame = now.role === target.role && now.suspendedAt === target.suspendedAt
  if (isSame && now.role === 'owner') throw invalidField('', 'lastOwner')
  throw changedMeanwhile()
}

/** The member that is to be changed, by somebody who could have given them their role. */
async function requireTarget(call: Call, key: MemberKey): Promise<MemberRow> {
  const target = await getMemberRow(call, key)
  requireGrant(call, key.firmId, target)
  return target
}

function requireGrant(call: Call, firmId: string, given: Holder): void {
  const { firm } = requireMember(call, firmId, 'member:edit')
  if (!canGrant(firm, given))
    throw new AppError('forbidden', `Your role has fewer permissions than ${given.role}`)
}

/** Whether a role of the firm's own was not deleted meanwhile. */
function isThere({ role, custom }: Holder) {
  return custom
    ? sql`exists (select 1 from ${firmRoles} where ${firmRoles.id} = ${role})`
    : undefined
}

/** The membership, as long as the caller holds their role and the firm keeps an owner. */
function mayChange(call: Call, key: MemberKey) {
  const { user, firm } = requireMember(call, key.firmId, 'firm:view')
  const db = directory(call.env)
  const caller = { firmId: key.firmId, userId: user.id, role: firm.role }
  return and(isMember(key), keepsAnOwner(db, key), stillHolds(db, caller))
}

async function notifyMember(
  call: Call,
  target: MemberRow,
  firmId: string,
  kind: 'role' | 'suspended' | 'resumed' | 'removed',
  holder?: Holder,
): Promise<void> {
  const { firm } = requireMember(call, firmId, 'firm:view')
  await writeMember(call, { kind, to: target, firm, ...(holder && { holder }) })
}

/** Waits for the member in their list of news; a failure there undoes nothing. */
function noticeRole(call: Call, { firmId, userId, role }: RoleChange, given: Holder): void {
  const { user, firm } = requireMember(call, firmId, 'firm:view')
  if (user.id === userId) return
  const params = {
    firm: firm.tradeName || firm.legalName,
    role: given.custom?.name ?? role,
    by: user.name,
  }
  const link = `/firms/${firmId}/dashboard`
  call.defer(notify(call.env, [userId], { kind: 'roleChanged', params, link, firmId }))
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Someone else has changed the user meanwhile')
}
