import { createHmac, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { PhoneLogin } from '#contract/person/credentials.ts'
import type { Call } from '../call.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { directory } from '../directory.ts'
import { LoginRefused } from '../login-refused.ts'
import { Person } from '../person.ts'
import { users } from '../tables.ts'
import { deriveSecret, isSameSecret } from '../token.ts'
import { requireFew } from './limits.ts'
import { notify } from './notices.ts'
import { isSessionLive, requireFreshOwner, requireLiveSession } from './own-proof.ts'
import { keepPending, takePending, tryPending } from './pending.ts'
import { requireKind } from './require-kind.ts'
import { hasSms, sendMessage, textOf } from './sms.ts'

const codeSeconds = 3 * 60
const maxGuesses = 3

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
  const text = owner && textOf(language ?? owner.language)
  await send(call, `login ${phone}`, { phone, text })
  return sent
}

/** @throws LoginRefused, AppError not_found, rate_limited */
export async function loginPhone(call: Call, { phone, code, signInKind }: PhoneLogin) {
  requirePhones(call)
  await requireFew(call, 'phone login', call.address, 50)
  const isOwn = and(eq(users.phoneNumber, phone), eq(users.isPhoneVerified, true))
  const [owner] = await directory(call.env).select().from(users).where(isOwn)
  if (!(await spendCode(call, `login ${phone}`, code))) throw new LoginRefused()
  return completeSignIn(call, requireKind(owner && Person.parse(owner), signInKind), 'phone')
}

/** Sends a code to a number that the person says is theirs. @throws AppError confirm_needed */
export async function sendPhoneCheck(call: Call, { phone, language }: Request) {
  requirePhones(call)
  const { user } = requireFreshOwner(call)
  await requireSendingAllowed(call, phone)
  await requireFew(call, 'phone check', user.id, 5)
  const text = textOf(language ?? user.language)
  await send(call, `check ${user.id} ${phone}`, { phone, text })
  return sent
}

/** Makes a number the person's, by the code that was sent there. @throws AppError invalid */
export async function setPhone(call: Call, { phone, code }: { phone: string; code: string }) {
  requirePhones(call)
  const { user } = requireFreshOwner(call)
  await requireLiveSession(call)
  if (!(await spendCode(call, `check ${user.id} ${phone}`, code))) {
    throw invalidField('code', 'wrongCode')
  }
  const isFree = sql`not exists (select 1 from users other
    where other.phone_number = ${phone} and other.id <> ${user.id})`
  const kept = await directory(call.env)
    .update(users)
    .set({ phoneNumber: phone, isPhoneVerified: true })
    .where(and(eq(users.id, user.id), isFree, isSessionLive(call)))
    .returning({ id: users.id })
  if (kept.length === 0) throw invalidField('phone', 'phoneTaken')
  call.defer(notify(call.env, user.id, 'phoneSet', phone))
  return { message: 'Your phone number is kept.' }
}

/** @throws AppError confirm_needed, not_found */
export async function removePhone(call: Call): Promise<{ message: string }> {
  const { user } = requireFreshOwner(call)
  const db = directory(call.env)
  const isOwn = eq(users.id, user.id)
  const [had] = await db.select({ number: users.phoneNumber }).from(users).where(isOwn)
  if (!had?.number) throw new AppError('not_found', 'The account has no phone number')
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

/** Without a text the code is made all the same: that is what takes the time. */
async function send(
  call: Call,
  what: string,
  { phone, text }: { phone: string; text: ReturnType<typeof textOf> | undefined },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await keepPending(call, `phone ${what}`, { seconds: codeSeconds, value: hashCode(call, code) })
  if (text) sendMessage(call, phone, text(code))
}

async function spendCode(call: Call, what: string, code: string): Promise<boolean> {
  const key = `phone ${what}`
  const expected = await tryPending(call, key, maxGuesses)
  const isRight = isSameSecret(hashCode(call, code), expected ?? '')
  return isRight && (await takePending(call, key))
}

/** Keyed, because six digits are soon tried out. */
function hashCode({ env }: Call, code: string): string {
  const key = deriveSecret(env.SECRETS, 'phone codes v1')
  return createHmac('sha256', key).update(code).digest('base64url')
}
