import { and, eq, gt, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { audit } from '../../../identity/audit.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { forgetUser } from '../../../identity/identity-cache.ts'
import { firms, memberships, users } from '../../../identity/tables.ts'
import { hashToken, newToken } from '../../../identity/token.ts'
import { makeFirmsReal } from './real-firms.ts'
import { demoTakeOvers, demoVisits } from './tables.ts'

const hourMs = 3_600_000

/**
 * An offer to take the signed-in demo's firm into the account of this address; an older offer ends.
 * @returns the path of the page, for the mail to the owner of the address
 */
export async function offerTakeOver(call: Call, email: string): Promise<string> {
  const { env, now } = call
  const userId = requireIdentity(call).user.id
  const token = newToken()
  const db = directory(env)
  const offer = { tokenHash: hashToken(token), userId, email, expiresAt: now + 24 * hourMs }
  await db.batch([
    db.delete(demoTakeOvers).where(eq(demoTakeOvers.userId, userId)),
    db.insert(demoTakeOvers).values(offer),
  ])
  return `/demo/take-over?token=${token}`
}

/**
 * Takes the firms of a demo into the account of whoever was mailed the offer; the demo's own person
 * goes. @throws AppError not_found for an offer that is over, used or somebody else's
 */
export async function takeOver(call: Call, token: string): Promise<{ firmId: string }> {
  const { env, now } = call
  const { user } = requireIdentity(call)
  const db = directory(env)
  const [offer] = await db
    .select({ demoUserId: demoTakeOvers.userId, firmId: users.currentFirmId })
    .from(demoTakeOvers)
    .innerJoin(users, and(eq(users.id, demoTakeOvers.userId), eq(users.isDemo, true)))
    .where(
      and(
        eq(demoTakeOvers.tokenHash, hashToken(token)),
        eq(demoTakeOvers.email, user.email),
        gt(demoTakeOvers.expiresAt, now),
        gt(users.expiresAt, now),
      ),
    )
  if (!offer || user.kind !== 'user')
    throw new AppError('not_found', 'No such offer to take over the demo')
  const { demoUserId, firmId: seen } = offer
  await db.batch([
    db.insert(memberships).select(
      sql`select ${user.id}, ${firms.id}, 'owner', '', null, ${now} from ${firms}
        where ${firms.ownerId} = ${demoUserId}`,
    ),
    db.update(firms).set({ ownerId: user.id }).where(eq(firms.ownerId, demoUserId)),
    db.update(demoVisits).set({ keptAt: now }).where(eq(demoVisits.userId, demoUserId)),
    db.delete(users).where(eq(users.id, demoUserId)),
    audit(db, call, { action: 'demo.taken-over', userId: user.id, before: { demoUserId } }),
  ])
  forgetUser(demoUserId)
  forgetUser(user.id)
  const taken = await makeFirmsReal(call, user.id)
  const firmId = taken.find((id) => id === seen) ?? taken.at(-1) ?? ''
  await db.update(users).set({ currentFirmId: firmId }).where(eq(users.id, user.id))
  return { firmId }
}
