import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { PageQuery } from '#contract/core/page.ts'
import { canGrant, type Holder, type RoleGrants } from '#contract/core/roles.ts'
import { type Invitation, type InvitationInput, maxInvitations } from '#contract/firm/members.ts'
import { newId } from '../../firm/ulid.ts'
import { countAttempt, requireAllowed } from '../attempts.ts'
import { audit, auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireFreshIdentity } from '../identity.ts'
import { requireMember } from '../require-member.ts'
import { holderOf, readCustomRoles } from '../roles/known-roles.ts'
import { memberships, users } from '../tables.ts'
import { hashToken, newToken } from '../token.ts'
import { writeMember } from './mail.ts'
import { invitations } from './tables.ts'

const lifetimeMs = 7 * 24 * 3_600_000
const quarterMs = 15 * 60_000

export type InvitationRow = typeof invitations.$inferSelect
/** What invitations are judged by: the role of each inviter, and what the firm's own roles allow. */
type Known = { inviter: Holder | null; customs: ReadonlyMap<string, RoleGrants> }

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt))

/** The invitations of a firm that were neither used nor revoked, by address. */
export async function listInvitations(
  call: Call,
  { firmId, q, role }: { firmId: string; q?: PageQuery['q']; role?: string | undefined },
): Promise<{ rows: Invitation[] }> {
  const needle = q?.toLowerCase() ?? ''
  const [rows, customs] = await Promise.all([
    selectOpen(call, firmId)
      .where(
        and(
          eq(invitations.firmId, firmId),
          isOpen,
          role === undefined ? undefined : eq(invitations.role, role),
          needle === '' ? undefined : sql`instr(${invitations.email}, ${needle}) > 0`,
        ),
      )
      .orderBy(asc(invitations.email))
      .limit(maxInvitations),
    readCustomRoles(directory(call.env), firmId),
  ])
  const known = ({ inviterRole }: { inviterRole: string | null }): Known => ({
    inviter: inviterRole === null ? null : holderOf(inviterRole, customs),
    customs,
  })
  return { rows: rows.map((row) => invitationOf(row.invitation, known(row), call.now)) }
}

/**
 * Invites an address to a role that the caller may give. The answer is the same whether somebody
 * has the address or not; only members of this very firm are told apart.
 * @throws AppError forbidden, invalid, rate_limited; confirm_needed for the role of an owner
 */
export async function invite(
  call: Call,
  { firmId, ...input }: InvitationInput & { firmId: string },
): Promise<Invitation> {
  const { user, firm } = requireMember(call, firmId, 'member:invite')
  const db = directory(call.env)
  const customs = await readCustomRoles(db, firmId)
  requireGrant(firm, holderOf(input.role, customs))
  const known = { inviter: firm, customs }
  if (input.role === 'owner') requireFreshIdentity(call)
  const email = input.email.toLowerCase()
  const [[member], open] = await Promise.all([
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(and(eq(users.email, email), eq(memberships.firmId, firmId))),
    selectOpen(call, firmId).where(and(eq(invitations.firmId, firmId), isOpen)),
  ])
  if (member) throw invalidField('email', 'alreadyMember')
  const before = open.find((row) => row.invitation.email === email)?.invitation
  if (before && isRepeated(before, input, user.id, call.now)) {
    return invitationOf(before, known, call.now)
  }
  if (before) throw invalidField('email', 'alreadyInvited')
  if (open.length >= maxInvitations) {
    throw invalidField('', 'tooManyInvitations', { maximum: maxInvitations })
  }
  await limit(call, user.id, email)

  const { token, fresh } = renew(call, user)
  const row: InvitationRow = {
    id: newId(),
    firmId,
    email,
    role: input.role,
    language: input.language,
    note: input.note,
    ...fresh,
    createdAt: call.now,
    acceptedAt: null,
    acceptedBy: null,
    revokedAt: null,
  }
  try {
    await db.batch([
      db.insert(invitations).values(row),
      audit(db, call, { action: 'invitation.sent', firmId, after: { email, role: row.role } }),
    ])
  } catch (error) {
    // The same address, invited twice at once: one of the two is there.
    if (await findOpen(call, { firmId, email })) throw invalidField('email', 'alreadyInvited')
    throw error
  }
  await send(call, row, holderOf(row.role, customs), token)
  return invitationOf(row, known, call.now)
}

/** Sends an invitation anew, in the caller's name; the link of before is dead. @throws as `invite` */
export async function resendInvitation(
  call: Call,
  { firmId, invitationId }: { firmId: string; invitationId: string },
): Promise<Invitation> {
  const { user, firm } = requireMember(call, firmId, 'member:invite')
  const row = await requireOpen(call, { firmId, invitationId })
  const db = directory(call.env)
  const customs = await readCustomRoles(db, firmId)
  requireGrant(firm, holderOf(row.role, customs))
  if (row.role === 'owner') requireFreshIdentity(call)
  await limit(call, user.id, row.email)
  const { token, fresh } = renew(call, user)
  const { email, role } = row
  const [, kept] = await db.batch([
    db
      .update(invitations)
      .set(fresh)
      .where(and(eq(invitations.id, row.id), isOpen)),
    auditIfChanged(db, call, { action: 'invitation.resent', firmId, after: { email, role } }),
  ])
  if (kept.meta.changes === 0) throw new AppError('not_found', 'Not found')
  const sent = { ...row, ...fresh }
  await send(call, sent, holderOf(role, customs), token)
  return invitationOf(sent, { inviter: firm, customs }, call.now)
}

/** Makes an invitation's link worthless. @throws AppError not_found, forbidden */
export async function revokeInvitation(
  call: Call,
  { firmId, invitationId }: { firmId: string; invitationId: string },
): Promise<{ email: string }> {
  const { firm } = requireMember(call, firmId, 'member:invite')
  const { id, email, role } = await requireOpen(call, { firmId, invitationId })
  const db = directory(call.env)
  requireGrant(firm, holderOf(role, await readCustomRoles(db, firmId)))
  await db.batch([
    db
      .update(invitations)
      .set({ revokedAt: call.now })
      .where(and(eq(invitations.id, id), isOpen)),
    auditIfChanged(db, call, { action: 'invitation.revoked', firmId, before: { email, role } }),
  ])
  return { email }
}

function selectOpen({ env }: Pick<Call, 'env'>, firmId: string) {
  return directory(env)
    .select({ invitation: invitations, inviterRole: memberships.role })
    .from(invitations)
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, invitations.inviterId),
        eq(memberships.firmId, firmId),
        isNull(memberships.suspendedAt),
      ),
    )
}

async function findOpen(
  { env }: Pick<Call, 'env'>,
  { firmId, email }: { firmId: string; email: string },
): Promise<boolean> {
  const rows = await directory(env)
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.firmId, firmId), eq(invitations.email, email), isOpen))
  return rows.length > 0
}

async function requireOpen(
  { env }: Pick<Call, 'env'>,
  { firmId, invitationId }: { firmId: string; invitationId: string },
): Promise<InvitationRow> {
  const [row] = await directory(env)
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), eq(invitations.firmId, firmId), isOpen))
  if (!row) throw new AppError('not_found', 'Not found')
  return row
}

/** A form that was sent twice within a minute is one. */
function isRepeated(before: InvitationRow, input: InvitationInput, userId: string, now: number) {
  const isSame = before.role === input.role && before.note === input.note
  return isSame && before.inviterId === userId && now - before.sentAt < 60_000
}

function requireGrant(giver: Holder, given: Holder): void {
  if (!canGrant(giver, given))
    throw new AppError('forbidden', `Your role has fewer permissions than ${given.role}`)
}

/** A new link in the name of whoever sends it, valid for 7 days. */
function renew({ now }: Call, user: { id: string; name: string }) {
  const token = newToken()
  const fresh = {
    tokenHash: hashToken(token),
    inviterId: user.id,
    inviterName: user.name,
    sentAt: now,
    expiresAt: now + lifetimeMs,
  }
  return { token, fresh }
}

/** Nobody makes a mailing of it: neither to many addresses nor often to one. */
async function limit({ env, now }: Call, userId: string, email: string): Promise<void> {
  const db = directory(env)
  const pace = { firstWaitMs: 60_000, longestWaitMs: quarterMs }
  const [own, theirs] = await db.batch([
    countAttempt(db, { key: `invite ${userId}`, free: 30, ...pace }, now),
    countAttempt(db, { key: `invited ${email}`, free: 5, ...pace }, now),
  ])
  requireAllowed([...own, ...theirs], now)
}

async function send(call: Call, row: InvitationRow, holder: Holder, token: string): Promise<void> {
  const { firm } = requireMember(call, row.firmId, 'member:invite')
  const { email, language, note } = row
  const path = `/invitations/${token}?lng=${language}`
  await writeMember(call, { kind: 'invitation', to: { email, language }, firm, holder, note, path })
}

function invitationOf(row: InvitationRow, { inviter, customs }: Known, now: number): Invitation {
  const { id, email, role, language, note, inviterName } = row
  const holder = holderOf(role, customs)
  const isLent = inviter !== null && canGrant(inviter, holder)
  const state = !isLent ? 'void' : row.expiresAt <= now ? 'expired' : 'open'
  return {
    id,
    email,
    role,
    custom: customs.get(role) ?? null,
    state,
    language,
    note,
    inviterName,
    sentAt: new Date(row.sentAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  }
}
