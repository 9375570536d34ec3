import { and, eq, isNull } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { callFirmInside } from '../../core/firm-call.ts'
import { audit } from '../audit.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { forgetOpenFirm } from '../firms.ts'
import { notify } from '../hooks.ts'
import { requireFreshIdentity } from '../identity.ts'
import { forgetFirm } from '../identity-cache.ts'
import { requireMember } from '../require-member.ts'
import { firms, memberships } from '../tables.ts'

/** How long an owner can think again. */
const graceMs = 30 * 24 * 3_600_000

/**
 * Has a firm deleted in 30 days. Until then its people can read and export, nothing is changed, sent
 * or shown to the public, and any owner can keep it. A second call leaves the day as it is.
 * @throws AppError not_found, forbidden for whoever does not own it and for a demo, confirm_needed;
 *   invalid for another name
 */
export async function scheduleDeletion(
  call: Call,
  { firmId, name }: { firmId: string; name: string },
): Promise<{ deletionAt: string }> {
  const { user, firm } = requireMember(call, firmId, 'firm:transfer')
  if (user.isDemo)
    throw new AppError('forbidden', 'A demo firm is deleted automatically when it ends')
  requireFreshIdentity(call)
  if (![firm.tradeName, firm.legalName].includes(name)) throw invalidField('name', 'notFirmName')
  if (firm.deletionAt) {
    await setEnd(call, firmId, endAt(firm.deletionAt))
    return { deletionAt: firm.deletionAt }
  }
  const at = call.now + graceMs
  const deletionAt = new Date(at).toISOString()
  const db = directory(call.env)
  await db.batch([
    db
      .update(firms)
      .set({ deletionAt: at })
      .where(and(eq(firms.id, firmId), isNull(firms.deletionAt))),
    audit(db, call, { action: 'firm.deletionScheduled', firmId, after: { name, deletionAt } }),
  ])
  await setEnd(call, firmId, endAt(deletionAt))
  await notifyMembers(call, firmId, 'firmDeletion')
  return { deletionAt }
}

/** Keeps a firm that was to be deleted. @throws AppError not_found; forbidden for others than owners */
export async function cancelDeletion(call: Call, firmId: string): Promise<{ message: string }> {
  const { user, firm } = requireMember(call, firmId, 'firm:transfer')
  const message = 'The firm stays.'
  // A demo's firm has an end of its own, which is not for its visitor to take away.
  if (user.isDemo) return { message }
  if (!firm.deletionAt) {
    await setEnd(call, firmId, endNever)
    return { message }
  }
  const db = directory(call.env)
  const name = firm.tradeName || firm.legalName
  await db.batch([
    db.update(firms).set({ deletionAt: null }).where(eq(firms.id, firmId)),
    audit(db, call, { action: 'firm.deletionCancelled', firmId, after: { name } }),
  ])
  await setEnd(call, firmId, endNever)
  await notifyMembers(call, firmId, 'firmKept')
  return { message }
}

const endNever = { name: 'end-never', input: null } as const

function endAt(deletionAt: string) {
  return { name: 'end-at', input: { endsAt: deletionAt, isHalted: true } } as const
}

/**
 * Sets the firm's alarm for its end, or as its jobs need it again. Should that fail, the directory
 * still decides: a call that is repeated sets it, and an end that is none any more deletes nothing.
 */
async function setEnd(
  call: Call,
  firmId: string,
  asked: typeof endNever | ReturnType<typeof endAt>,
): Promise<void> {
  forgetFirm(firmId)
  forgetOpenFirm(firmId)
  const { user } = requireMember(call, firmId, 'firm:transfer')
  const { id: userId, name: userName, language } = user
  const { requestId } = call
  const actor = { userId, userName, role: 'owner', language, isDemo: false, requestId } as const
  const answer = await callFirmInside(call.env, firmId, actor, asked)
  if (!answer.ok) throw new AppError('unavailable', 'The firm does not answer')
}

/** All members are notified, by mail too, and so is whoever did it: it could be somebody else. */
async function notifyMembers(
  call: Call,
  firmId: string,
  kind: 'firmDeletion' | 'firmKept',
): Promise<void> {
  const { user, firm } = requireMember(call, firmId, 'firm:transfer')
  const members = await directory(call.env)
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.firmId, firmId), isNull(memberships.suspendedAt)))
    .limit(1000)
  const params = { firm: firm.tradeName || firm.legalName, by: user.name }
  const link = `/firms/${firmId}/settings/deletion`
  const ids = members.map(({ id }) => id)
  call.defer(notify(call.env, ids, { kind, params, link, firmId }))
}
