import { and, eq, gt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { MemberChange, OwnershipOffer } from '#contract/firm/members.ts'
import { newId } from '../../firm/ulid.ts'
import { audit, auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { endSessions } from '../end-sessions.ts'
import { notify } from '../hooks.ts'
import { requireFreshIdentity } from '../identity.ts'
import { requireMember } from '../require-member.ts'
import { memberships, users } from '../tables.ts'
import { isMember, leaveCrm, type MemberKey, nameAnOwner, stillHolds } from './conditions.ts'
import { writeMember } from './mail.ts'
import { getMemberRow } from './members.ts'
import { changeRights } from './rights.ts'
import { ownershipOffers } from './tables.ts'

const lifetimeMs = 7 * 24 * 3_600_000
const giver = alias(users, 'giver')
const taker = alias(users, 'taker')

type OfferKey = { firmId: string; offerId: string }

/** The open offers that the caller made or was made. */
export async function listOffers(call: Call, firmId: string): Promise<{ rows: OwnershipOffer[] }> {
  return { rows: await selectOffers(call, firmId) }
}

/**
 * Offers the firm to another member, who becomes its owner by accepting. One offer of each owner
 * is open; a new one takes its place.
 * @throws AppError confirm_needed, not_found; invalid for oneself, an owner or somebody suspended
 */
export async function offerOwnership(call: Call, key: MemberKey): Promise<OwnershipOffer> {
  const { firmId, userId } = key
  const { user, firm } = requireMember(call, firmId, 'firm:transfer')
  requireFreshIdentity(call)
  const member = await getMemberRow(call, key)
  if (userId === user.id || member.role === 'owner') throw invalidField('userId', 'alreadyOwner')
  if (member.suspendedAt !== null) throw invalidField('userId', 'memberSuspended')
  const db = directory(call.env)
  const row = { toUserId: userId, createdAt: call.now, expiresAt: call.now + lifetimeMs }
  const id = newId()
  await db.batch([
    db
      .insert(ownershipOffers)
      .values({ id, firmId, fromUserId: user.id, ...row })
      .onConflictDoUpdate({
        target: [ownershipOffers.firmId, ownershipOffers.fromUserId],
        set: { id, ...row },
      }),
    audit(db, call, { action: 'ownership.offered', firmId, userId, after: { to: member.email } }),
  ])
  const path = `/firms/${firmId}/users/ownership`
  await writeMember(call, { kind: 'ownershipOffered', to: member, firm, path })
  const params = { firm: firm.tradeName || firm.legalName, by: user.name }
  const notice = { kind: 'ownershipOffered', params, link: path, firmId } as const
  call.defer(notify(call.env, [userId], notice))
  const made = (await selectOffers(call, firmId)).find((offer) => offer.id === id)
  if (!made) throw new AppError('conflict', 'The offer was replaced')
  return made
}

/**
 * Takes an offered firm over: the taker becomes its owner and the giver an administrator, both or
 * neither. The giver must be an owner still. @throws AppError not_found
 */
export async function acceptOwnership(
  call: Call,
  { firmId, offerId }: OfferKey,
): Promise<MemberChange> {
  const { user, firm } = requireMember(call, firmId, 'firm:view')
  const offer = (await selectOffers(call, firmId)).find((one) => one.id === offerId)
  if (!offer || offer.to.userId !== user.id) throw new AppError('not_found', 'Not found')
  const from = offer.from.userId
  const db = directory(call.env)
  const isOffered = sql`exists (select 1 from ownership_offers where id = ${offerId}
    and to_user_id = ${user.id} and expires_at > ${call.now})`
  const [, taken] = await db.batch([
    db
      .update(memberships)
      .set({ role: 'owner' })
      .where(
        and(
          isMember({ firmId, userId: user.id }),
          eq(memberships.role, firm.role),
          isOffered,
          stillHolds(db, { firmId, userId: from, role: 'owner' }),
          stillHolds(db, { firmId, userId: user.id, role: firm.role }),
        ),
      ),
    auditIfChanged(db, call, {
      action: 'ownership.accepted',
      firmId,
      userId: from,
      before: { owner: offer.from.name },
      after: { owner: offer.to.name },
    }),
    db
      .update(memberships)
      .set({ role: 'admin' })
      .where(and(isMember({ firmId, userId: from }), sql`changes() > 0`)),
    leaveCrm(db, { firmId, userId: user.id }),
    db.delete(ownershipOffers).where(eq(ownershipOffers.id, offerId)),
    nameAnOwner(db, firmId),
  ])
  if (taken.meta.changes === 0) throw new AppError('not_found', 'Not found')
  await endSessions(call, from)
  const former = await getMemberRow(call, { firmId, userId: from })
  await writeMember(call, { kind: 'ownershipMoved', to: former, firm, holder: { role: 'admin' } })
  return changeRights(call, user.id)
}

/** Takes an offer back, or declines it. @throws AppError not_found for whom it does not concern */
export async function endOffer(
  call: Call,
  { firmId, offerId }: OfferKey,
): Promise<{ message: string }> {
  const { user } = requireMember(call, firmId, 'firm:view')
  const offer = (await selectOffers(call, firmId)).find((one) => one.id === offerId)
  if (!offer) throw new AppError('not_found', 'Not found')
  const isOwn = offer.from.userId === user.id
  const db = directory(call.env)
  await db.batch([
    db.delete(ownershipOffers).where(eq(ownershipOffers.id, offerId)),
    auditIfChanged(db, call, {
      action: isOwn ? 'ownership.withdrawn' : 'ownership.declined',
      firmId,
      userId: isOwn ? offer.to.userId : offer.from.userId,
    }),
  ])
  return { message: isOwn ? 'The offer is withdrawn.' : 'The offer is declined.' }
}

async function selectOffers(call: Call, firmId: string): Promise<OwnershipOffer[]> {
  const { user } = requireMember(call, firmId, 'firm:view')
  const { fromUserId, toUserId, expiresAt } = ownershipOffers
  const rows = await directory(call.env)
    .select({ offer: ownershipOffers, from: giver.name, to: taker.name })
    .from(ownershipOffers)
    .innerJoin(giver, eq(giver.id, fromUserId))
    .innerJoin(taker, eq(taker.id, toUserId))
    .where(
      and(
        eq(ownershipOffers.firmId, firmId),
        gt(expiresAt, call.now),
        or(eq(fromUserId, user.id), eq(toUserId, user.id)),
      ),
    )
    .limit(100)
  return rows.map(({ offer, from, to }) => ({
    id: offer.id,
    from: { userId: offer.fromUserId, name: from },
    to: { userId: offer.toUserId, name: to },
    expiresAt: new Date(offer.expiresAt).toISOString(),
  }))
}
