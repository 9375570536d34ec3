import { and, eq, isNull } from 'drizzle-orm'
import type { PhoneLogin } from '#contract/credentials.ts'
import { AppError, invalidField } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { enter } from '../enter.ts'
import { LoginRefused } from '../login-refused.ts'
import { users } from '../tables.ts'
import { askAuth } from './ask-auth.ts'
import { requireFew } from './limits.ts'
import { notify } from './notices.ts'
import { requireFreshOwner, requireLiveSession } from './own-proof.ts'
import { personAtDoor } from './person-at-door.ts'
import { refusalCode } from './refusal-code.ts'
import { hasSms, textOf } from './sms.ts'

type Request = { phone: string; language?: Language | undefined }
const sent = { message: 'If the number is known, a code is on its way.' }

/** @throws AppError not_found where no codes can be sent to phones */
export function requirePhones({ env }: Pick<Call, 'env'>): void {
  if (!hasSms(env)) throw new AppError('not_found', 'Not found')
}

/** Sends a code to sign in with, if somebody has the number; the answer does not tell. */
export async function sendPhoneLogin(call: Call, { phone, language }: Request) {
  requirePhones(call)
  await requireSendingAllowed(call, phone)
  const isKnown = and(
    eq(users.phoneNumber, phone),
    eq(users.isPhoneVerified, true),
    isNull(users.suspendedAt),
  )
  const [owner] = await directory(call.env)
    .select({ language: users.language })
    .from(users)
    .where(isKnown)
  await send({ ...call, identity: undefined }, phone, owner && textOf(language ?? owner.language))
  return sent
}

/** @throws LoginRefused, AppError not_found, rate_limited */
export async function loginPhone(call: Call, { phone, code, door }: PhoneLogin) {
  requirePhones(call)
  await requireFew(call, 'phone login', call.address, 50)
  const person = await personAtDoor(call.env, await verify(call, phone, code), door)
  return enter(call, person, 'phone')
}

/** Sends a code to a number that the person says is theirs. @throws AppError confirm_needed */
export async function sendPhoneCheck(call: Call, { phone, language }: Request) {
  requirePhones(call)
  const { user } = requireFreshOwner(call)
  await requireSendingAllowed(call, phone)
  await requireFew(call, 'phone check', user.id, 5)
  await send(call, phone, textOf(language ?? user.language))
  return sent
}

/** Makes a number the person's, by the code that was sent there. @throws AppError invalid */
export async function setPhone(call: Call, { phone, code }: { phone: string; code: string }) {
  requirePhones(call)
  const { user } = requireFreshOwner(call)
  await requireLiveSession(call)
  const body = { phoneNumber: phone, code, updatePhoneNumber: true, disableSession: true }
  try {
    await askAuth(call, (api, options) => api.verifyPhoneNumber({ ...options, body }))
  } catch (error) {
    if (refusalCode(error) === 'PHONE_NUMBER_EXIST') throw invalidField('phone', 'phoneTaken')
    throw invalidField('code', 'wrongCode')
  }
  call.defer(notify(call.env, user.id, 'phoneSet', phone))
  return { message: 'Your phone number is kept.' }
}

/** @throws AppError confirm_needed, not_found */
export async function removePhone(call: Call): Promise<{ message: string }> {
  const { user } = requireFreshOwner(call)
  const db = directory(call.env)
  const isOwn = eq(users.id, user.id)
  const [had] = await db.select({ number: users.phoneNumber }).from(users).where(isOwn)
  if (!had?.number) throw new AppError('not_found', 'There is no number')
  await db.update(users).set({ phoneNumber: null, isPhoneVerified: false }).where(isOwn)
  call.defer(notify(call.env, user.id, 'phoneRemoved', had.number))
  return { message: 'Your phone number is removed.' }
}

function requireSendingAllowed(call: Call, phone: string): Promise<unknown> {
  return Promise.all([
    requireFew(call, 'phone code to', phone, 3),
    requireFew(call, 'phone code from', call.address, 20),
  ])
}

/** Without a message the code is made all the same: that is what takes the time. */
async function send(
  call: Call,
  phoneNumber: string,
  message: ReturnType<typeof textOf> | undefined,
) {
  await askAuth(
    call,
    (api, options) => api.sendPhoneNumberOTP({ ...options, body: { phoneNumber } }),
    message ? { message } : {},
  )
}

async function verify(call: Call, phoneNumber: string, code: string): Promise<string | undefined> {
  const stranger = { ...call, identity: undefined }
  try {
    const { enteredId } = await askAuth(stranger, (api, options) =>
      api.verifyPhoneNumber({ ...options, body: { phoneNumber, code } }),
    )
    return enteredId
  } catch (error) {
    refusalCode(error)
    throw new LoginRefused()
  }
}
