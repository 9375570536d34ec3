import { and, eq, sql } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Env } from '../../core/env.ts'
import { newId } from '../../firm/ulid.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { users } from '../tables.ts'
import { isAppCode, newAppSecret } from './app-codes.ts'
import { notify } from './notices.ts'
import { isSessionLive, requireLiveSession, requireOwner, requireOwnProof } from './own-proof.ts'
import { newRecoveryCodes, sealCodes } from './recovery-codes.ts'
import { secondFactors, verifications } from './tables.ts'
import { claimCode, releaseCode } from './used-codes.ts'

/**
 * Begins with an authenticator app: gives what goes into it. Nothing is asked for until its first
 * code was right.
 * @throws AppError invalid at `password`, conflict when one is on already
 */
export async function enrolSecondFactor(call: Call, password: string | undefined) {
  await requireState(call, 'off')
  await requireOwnProof(call, password)
  const { env } = call
  const { user } = requireOwner(call)
  const { uri, secret, sealed } = await newAppSecret(env, user.email)
  const begun = { secret: sealed, backupCodes: await sealCodes(env, []), isVerified: false }
  const fresh = { ...begun, failedCount: 0, lockedUntil: null }
  await directory(env)
    .insert(secondFactors)
    .values({ id: newId(), userId: user.id, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh })
  return { uri, secret }
}

/** Switches it on with the first code, and gives the recovery codes. @throws AppError invalid at `code` */
export async function confirmSecondFactor(call: Call, code: string) {
  await requireState(call, 'off')
  await requireLiveSession(call)
  const { env, now } = call
  const { user } = requireOwner(call)
  const db = directory(env)
  const own = eq(secondFactors.userId, user.id)
  const [begun] = await db.select({ sealed: secondFactors.secret }).from(secondFactors).where(own)
  if (!begun) {
    throw new AppError('conflict', 'Setting up two-factor authentication has not begun', {
      detail: { reason: 'secondFactorNotBegun' },
    })
  }
  if (!(await claimCode(call, user.id, code))) throw invalidField('code', 'wrongCode')
  if (!(await isAppCode(env, { ...begun, code, now }))) {
    await releaseCode(call, user.id, code)
    throw invalidField('code', 'wrongCode')
  }
  const recoveryCodes = newRecoveryCodes()
  const isBegun = and(own, eq(secondFactors.secret, begun.sealed), isSessionLive(call))
  await db.batch([
    db
      .update(secondFactors)
      .set({ isVerified: true, backupCodes: await sealCodes(env, recoveryCodes) })
      .where(isBegun),
    db
      .update(users)
      .set({ hasSecondFactor: true })
      .where(and(eq(users.id, user.id), sql`changes() > 0`)),
  ])
  call.defer(notify(env, user.id, 'secondFactorOn'))
  return { recoveryCodes }
}

/** Other recovery codes in place of those that are left. @throws AppError invalid at `password` */
export async function renewRecoveryCodes(call: Call, password: string | undefined) {
  await requireState(call, 'on')
  await requireOwnProof(call, password)
  const { env } = call
  const { user } = requireOwner(call)
  const recoveryCodes = newRecoveryCodes()
  await directory(env)
    .update(secondFactors)
    .set({ backupCodes: await sealCodes(env, recoveryCodes) })
    .where(and(eq(secondFactors.userId, user.id), isSessionLive(call)))
  call.defer(notify(env, user.id, 'recoveryCodesRenewed'))
  return { recoveryCodes }
}

/** Switches it off, in every browser that was trusted too. @throws AppError invalid at `password` */
export async function endSecondFactor(call: Call, password: string | undefined) {
  await requireState(call, 'on')
  await requireOwnProof(call, password)
  await removeSecondFactor(call.env, requireOwner(call).user.id)
  call.defer(notify(call.env, requireOwner(call).user.id, 'secondFactorOff'))
  return { message: 'Two-factor authentication is off.' }
}

/**
 * Takes somebody's second factor away, for an administrator whom they asked, and tells them.
 * Their password and passkeys stay.
 */
export async function resetSecondFactor(env: Env, userId: string): Promise<void> {
  await removeSecondFactor(env, userId)
  await notify(env, userId, 'secondFactorReset')
}

/** With it ends what was begun with it: trusted browsers and half-done sign-ins. */
async function removeSecondFactor(env: Env, userId: string): Promise<void> {
  const db = directory(env)
  await db.batch([
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    db.update(users).set({ hasSecondFactor: false }).where(eq(users.id, userId)),
    db.delete(verifications).where(eq(verifications.ownerId, userId)),
  ])
}

async function requireState(call: Call, wanted: 'on' | 'off'): Promise<void> {
  const { user } = requireOwner(call)
  const [state] = await directory(call.env)
    .select({ isOn: users.hasSecondFactor })
    .from(users)
    .where(eq(users.id, user.id))
  if (state?.isOn !== (wanted === 'on')) {
    const detail = { reason: wanted === 'on' ? 'secondFactorIsOff' : 'secondFactorIsOn' }
    throw new AppError('conflict', `Two-factor authentication is not ${wanted}`, { detail })
  }
}
