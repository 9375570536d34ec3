import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { canGrant, type Holder } from '#contract/core/roles.ts'
import type { InvitationView, InvitedPerson } from '#contract/firm/members.ts'
import { countAttempt, openingLimit, requireAllowed } from '../attempts.ts'
import { auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { directory } from '../directory.ts'
import { bringFirmHistorySoon } from '../firm-history.ts'
import { notify } from '../hooks.ts'
import { requireIdentity } from '../identity.ts'
import { forgetUser } from '../identity-cache.ts'
import { forgetMemberNames } from '../member-names.ts'
import { createPasswordPerson, writePassword } from '../password-account.ts'
import { requireGoodPassword } from '../password-policy.ts'
import { Person } from '../person.ts'
import { proveAddress } from '../prove-address.ts'
import { holderOf, readCustomRoles } from '../roles/known-roles.ts'
import { firms, memberships, users } from '../tables.ts'
import { hashToken } from '../token.ts'
import { leaveCrm, stillHolds } from './conditions.ts'
import type { InvitationRow } from './invitations.ts'
import { changeRights } from './rights.ts'
import { invitations } from './tables.ts'

type Good = {
  invitation: InvitationRow
  firmName: string
  /** All it is called by. */
  firmNames: string[]
  inviterRole: string
  invited: Holder
}

/** What an invitation's link shows. @throws AppError not_found for every one that is not good */
export async function viewInvitation(call: Call, token: string): Promise<InvitationView> {
  const { invitation, firmName, invited } = await requireGood(call, token)
  const { firmId, role, inviterName, email, language, note, expiresAt } = invitation
  const known = await findHolder(call, email)
  return {
    firmId,
    firmName,
    role,
    roleName: invited.custom?.name ?? null,
    inviterName,
    email,
    language,
    note,
    expiresAt: new Date(expiresAt).toISOString(),
    signInKind: known?.kind ?? null,
  }
}

/**
 * Makes the signed-in person a member, if the invitation was sent to their address.
 * @throws AppError not_found; forbidden for anybody else and for administrators of the platform;
 *   conflict while the address is unproven: then `registerInvited` is the way
 */
export async function acceptInvitation(call: Call, token: string) {
  const good = await requireGood(call, token)
  const { user } = requireIdentity(call)
  const isMeant = user.email.toLowerCase() === good.invitation.email
  if (!isMeant) throw new AppError('forbidden', 'Sent to another address')
  if (user.kind === 'admin' || user.isDemo)
    throw new AppError('forbidden', 'The person is not a user of a firm')
  if (!user.isEmailVerified) throw unproven()
  await join(call, good, user)
  return { ...(await changeRights(call, user.id)), firmId: good.invitation.firmId }
}

/**
 * Makes a person of whoever was invited, a member, and signs them in. Where somebody registered the
 * address who never proved it, the invitation's link does: what they set ends, as in `proveAddress`.
 * @throws AppError not_found, invalid, rate_limited; conflict when the address is taken
 */
export async function registerInvited(call: Call, input: InvitedPerson & { token: string }) {
  const good = await requireGood(call, input.token)
  const { env, now, address } = call
  const { email, role, language, firmId } = good.invitation
  await requireGoodPassword(input.password, { email, name: input.name, firmNames: good.firmNames })
  const limit = openingLimit('register', address)
  requireAllowed(await countAttempt(directory(env), limit, now), now)
  const kind = role === 'crm' ? 'crm' : 'user'
  const { name, password } = input
  const fresh = { name, email, kind, language, isEmailVerified: true } as const
  if (!(await createPasswordPerson(call, fresh, password)))
    await claimUnprovenAddress(call, good.invitation, input)
  const person = await findHolder(call, email)
  if (!person) throw taken()
  await join(call, good, person)
  return { ...(await completeSignIn(call, person, 'invitation')), firmId }
}

/**
 * Gives an unproven account of an address to whoever brings the link that was mailed there.
 * @throws AppError conflict when somebody has the address, or brought the link before
 */
async function claimUnprovenAddress(
  call: Call,
  { email, language }: InvitationRow,
  { name, password }: InvitedPerson,
): Promise<void> {
  const db = directory(call.env)
  const isOpen = [
    eq(users.isEmailVerified, false),
    eq(users.isDemo, false),
    ne(users.kind, 'admin'),
  ]
  const [held] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.suspendedAt), ...isOpen))
  if (!held || !(await proveAddress(call, held.id, language))) throw taken()
  await writePassword(call, held.id, password)
  await db.update(users).set({ name }).where(eq(users.id, held.id))
}

function taken(): AppError {
  const detail = { reason: 'addressTaken' }
  return new AppError('conflict', 'The address belongs to another user', { detail })
}

function unproven(): AppError {
  const detail = { reason: 'addressUnproven' }
  return new AppError('conflict', 'The address is not confirmed yet', { detail })
}

/** An invitation that may be accepted now: its link, its time, its firm and its inviter are good. */
async function requireGood({ env, now }: Call, token: string): Promise<Good> {
  const [row] = await directory(env)
    .select({
      invitation: invitations,
      tradeName: firms.tradeName,
      legalName: firms.legalName,
      inviterRole: memberships.role,
    })
    .from(invitations)
    .innerJoin(firms, eq(firms.id, invitations.firmId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.firmId, invitations.firmId),
        eq(memberships.userId, invitations.inviterId),
        isNull(memberships.suspendedAt),
      ),
    )
    .where(
      and(
        eq(invitations.tokenHash, hashToken(token)),
        isGood(now),
        eq(firms.status, 'active'),
        isNull(firms.suspendedAt),
      ),
    )
  if (!row) throw new AppError('not_found', 'Not found')
  const { invitation, inviterRole, tradeName, legalName } = row
  const customs = await readCustomRoles(directory(env), invitation.firmId)
  const invited = holderOf(invitation.role, customs)
  if (!canGrant(holderOf(inviterRole, customs), invited)) {
    throw new AppError('not_found', 'Not found')
  }
  const firmNames = [legalName, tradeName]
  return { invitation, inviterRole, invited, firmNames, firmName: tradeName || legalName }
}

function isGood(now: number) {
  return and(
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, now),
  )
}

/** Uses the invitation up and enters the membership, both or neither, and once. */
async function join(
  call: Call,
  { invitation, inviterRole, firmName }: Good,
  person: Pick<Person, 'id' | 'name'>,
) {
  const { env, now } = call
  const { id, firmId, email, role, inviterId, tokenHash } = invitation
  const db = directory(env)
  const inviter = { firmId, userId: inviterId, role: inviterRole }
  const isJoined = sql`exists (select 1 from invitations where id = ${id} and accepted_by = ${person.id})`
  const [, joined] = await db.batch([
    db
      .update(invitations)
      .set({ acceptedAt: now, acceptedBy: person.id })
      .where(
        and(
          eq(invitations.id, id),
          eq(invitations.tokenHash, tokenHash),
          isGood(now),
          stillHolds(db, inviter),
        ),
      ),
    auditIfChanged(db, call, {
      action: 'member.joined',
      firmId,
      userId: person.id,
      after: { email, role },
      actor: person,
    }),
    db
      .insert(memberships)
      .select(sql`select ${person.id}, ${firmId}, ${role}, '', null, ${now} where changes() > 0`)
      .onConflictDoNothing(),
    db
      .update(users)
      .set({ currentFirmId: firmId })
      .where(and(eq(users.id, person.id), isJoined)),
    leaveCrm(db, { firmId, userId: person.id }),
  ])
  if (joined.meta.changes === 0) throw new AppError('not_found', 'Not found')
  forgetUser(person.id)
  forgetMemberNames(firmId)
  bringFirmHistorySoon(call, firmId)
  const params = { name: person.name, firm: firmName }
  const link = `/firms/${firmId}/users`
  const notice = { kind: 'invitationAccepted', params, link, firmId } as const
  call.defer(notify(env, [inviterId], notice))
}

/** Whose an address is; nobody's while whoever registered with it has not proven it. */
async function findHolder({ env }: Call, email: string): Promise<Person | undefined> {
  const [row] = await directory(env).select().from(users).where(eq(users.email, email))
  const isTheirs = row?.isEmailVerified === true || row?.kind === 'admin'
  return isTheirs ? Person.parse(row) : undefined
}
