import { eq } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/errors.ts'
import type { Env } from '../../env.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { users } from '../tables.ts'
import { askAuth } from './ask-auth.ts'
import { notify } from './notices.ts'
import { requireLiveSession, requireOwner, withOwnProof } from './own-proof.ts'
import { refusalCode } from './refusal-code.ts'
import { secondFactors, verifications } from './tables.ts'
import { claimCode, releaseCode } from './used-codes.ts'

/**
 * Begins with an authenticator app: gives what goes into it. Nothing is asked for until its first
 * code was right.
 * @throws AppError invalid at `password`, conflict when one is on already
 */
export async function enrolSecondFactor(call: Call, password: string | undefined) {
  await requireState(call, 'off')
  const { body } = await withOwnProof(call, password, () =>
    askAuth(call, (api, options) => api.enableTwoFactor({ ...options, body: { password } })),
  )
  const uri = body.totpURI
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
}

/** Switches it on with the first code, and gives the recovery codes. @throws AppError invalid at `code` */
export async function confirmSecondFactor(call: Call, code: string) {
  await requireState(call, 'off')
  await requireLiveSession(call)
  const { user } = requireOwner(call)
  if (!(await claimCode(call, user.id, code))) throw invalidField('code', 'wrongCode')
  try {
    await askAuth(call, (api, options) => api.verifyTOTP({ ...options, body: { code } }))
  } catch (error) {
    await releaseCode(call, user.id, code)
    const known = refusalCode(error)
    if (known === 'INVALID_CODE') throw invalidField('code', 'wrongCode')
    if (known === 'TOTP_NOT_ENABLED') {
      throw new AppError('conflict', 'Not begun', { detail: { reason: 'secondFactorNotBegun' } })
    }
    throw error
  }
  const { body } = await askAuth(call, (api, options) =>
    api.viewBackupCodes({ ...options, body: { userId: user.id } }),
  )
  call.defer(notify(call.env, user.id, 'secondFactorOn'))
  return { recoveryCodes: body.backupCodes }
}

/** Other recovery codes in place of those that are left. @throws AppError invalid at `password` */
export async function renewRecoveryCodes(call: Call, password: string | undefined) {
  await requireState(call, 'on')
  const { body } = await withOwnProof(call, password, () =>
    askAuth(call, (api, options) => api.generateBackupCodes({ ...options, body: { password } })),
  )
  call.defer(notify(call.env, requireOwner(call).user.id, 'recoveryCodesRenewed'))
  return { recoveryCodes: body.backupCodes }
}

/** Switches it off, in every browser that was trusted too. @throws AppError invalid at `password` */
export async function endSecondFactor(call: Call, password: string | undefined) {
  await requireState(call, 'on')
  const { user } = requireOwner(call)
  await withOwnProof(call, password, () =>
    askAuth(call, (api, options) => api.disableTwoFactor({ ...options, body: { password } })),
  )
  await distrust(call.env, user.id)
  call.defer(notify(call.env, user.id, 'secondFactorOff'))
  return { message: 'The second factor is off.' }
}

/**
 * Takes somebody's second factor away, for an administrator whom they asked, and tells them.
 * Their password and passkeys stay.
 */
export async function resetSecondFactor(env: Env, userId: string): Promise<void> {
  const db = directory(env)
  await db.batch([
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    db.update(users).set({ hasSecondFactor: false }).where(eq(users.id, userId)),
    db.delete(verifications).where(eq(verifications.ownerId, userId)),
  ])
  await notify(env, userId, 'secondFactorReset')
}

/** Ends what was begun with the second factor: trusted browsers and half-done sign-ins. */
async function distrust(env: Env, userId: string): Promise<void> {
  await directory(env).delete(verifications).where(eq(verifications.ownerId, userId))
}

async function requireState(call: Call, wanted: 'on' | 'off'): Promise<void> {
  const { user } = requireOwner(call)
  const [state] = await directory(call.env)
    .select({ isOn: users.hasSecondFactor })
    .from(users)
    .where(eq(users.id, user.id))
  if (state?.isOn !== (wanted === 'on')) {
    const detail = { reason: wanted === 'on' ? 'secondFactorIsOff' : 'secondFactorIsOn' }
    throw new AppError('conflict', `The second factor is not ${wanted}`, { detail })
  }
}
