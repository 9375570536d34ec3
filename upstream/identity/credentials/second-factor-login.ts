import type { SecondFactorLogin } from '#contract/credentials.ts'
import { AppError, invalidField } from '#contract/errors.ts'
import type { Call } from '../call.ts'
import { doorPaths } from '../door-paths.ts'
import { enter } from '../enter.ts'
import { LoginRefused } from '../login-refused.ts'
import { askAuth } from './ask-auth.ts'
import { sealDevice } from './challenge.ts'
import { findPerson } from './find-person.ts'
import { type Flow, openFlow } from './flow.ts'
import { requireFew } from './limits.ts'
import { notify } from './notices.ts'
import { refusalCode } from './refusal-code.ts'
import { claimCode, releaseCode } from './used-codes.ts'

/** Of better-auth: after ten wrong codes in a row, whatever the flow. */
const lockSeconds = 15 * 60

/**
 * Ends a sign-in that waits for the second factor. Five guesses end it in the other way: then the
 * door is the only place to go on.
 * @throws AppError invalid at `code`, rate_limited; LoginRefused with the door
 */
export async function loginSecondFactor(call: Call, input: SecondFactorLogin) {
  await requireFew(call, 'second factor', call.address, 100)
  const flow = await openFlow(call.env, input.flow)
  const { personId, method = 'password', kind = 'user' } = flow
  if (!personId) throw new LoginRefused('/login', 'Sign in again')
  const isAppCode = /^\d{6}$/.test(input.code)
  if (isAppCode && !(await claimCode(call, personId, input.code))) throw wrongCode()
  try {
    const { enteredId, cookies } = await verify(call, flow, input, isAppCode)
    const person = enteredId === personId ? await findPerson(call.env, personId) : undefined
    if (!person) throw new LoginRefused(doorPaths[kind])
    const entered = await enter(call, person, method, [], 'both')
    if (!isAppCode) call.defer(notify(call.env, personId, 'recoveryCodeUsed'))
    return { ...entered, device: await sealDevice(call, cookies) }
  } catch (error) {
    if (isAppCode) await releaseCode(call, personId, input.code)
    if (error instanceof LoginRefused) throw error
    throw refusalOf(refusalCode(error), doorPaths[kind])
  }
}

function verify(call: Call, { cookies }: Flow, input: SecondFactorLogin, isAppCode: boolean) {
  const body = { code: input.code, trustDevice: input.isTrusted }
  const stranger = { ...call, identity: undefined }
  return askAuth(
    stranger,
    async (api, options) => {
      const { headers } = await (isAppCode
        ? api.verifyTOTP({ ...options, body })
        : api.verifyBackupCode({ ...options, body }))
      return { headers, response: null }
    },
    { cookies },
  )
}

function refusalOf(code: string, door: string): Error {
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return wrongCode()
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') {
    return new AppError('rate_limited', 'Too many codes', { retryAfterSeconds: lockSeconds })
  }
  return new LoginRefused(door, 'Sign in again')
}

function wrongCode(): AppError {
  return invalidField('code', 'wrongCode')
}
