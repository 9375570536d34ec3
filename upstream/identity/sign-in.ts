import type { LoginInput, SignInMethod, UserKind } from '#contract/core/identity.ts'
import { countAttempt, forgiveAttempts, requireAllowed, signInLimits } from './attempts.ts'
import type { Call } from './call.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { directory } from './directory.ts'
import { inKnownTurn, inSignInTurn, isCrowded } from './hashing-turns.ts'
import { HeldUp, waitedLimit, waitedOut } from './held-up.ts'
import { LoginRefused } from './login-refused.ts'
import { findByPassword, rehashPassword } from './password-account.ts'
import type { Person } from './person.ts'
import { proveAddress } from './prove-address.ts'
import { findByMailedToken } from './recovery/find-by-token.ts'
import { noteDevice, selectKnownDevice } from './recovery/known-device.ts'
import { signInPaths } from './sign-in-paths.ts'

export type SignInKind = Exclude<UserKind, 'demo'>

/**
 * Signs a person in at one sign-in page, with a password or with what was mailed. Unknown address, wrong
 * password and wrong kind are refused alike, in the same time; only the ordinary sign-in page shows the
 * right one, and only for the right password.
 * @throws LoginRefused, AppError rate_limited
 */
export async function signIn(call: Call, signInKind: SignInKind, input: LoginInput) {
  return waitedOut(async (hasWaited) => {
    const tried = () => tryToSignIn(call, signInKind, input, hasWaited)
    const isKnown = isCrowded() && (await isKnownHere(call, input.email.toLowerCase()))
    return isKnown ? inKnownTurn(call, tried) : inSignInTurn(call, tried)
  })
}

async function isKnownHere(call: Call, email: string): Promise<boolean> {
  return (await selectKnownDevice(call, email)).length > 0
}

async function tryToSignIn(
  call: Call,
  signInKind: SignInKind,
  input: LoginInput,
  hasWaited: boolean,
) {
  const { env } = call
  const db = directory(env)
  const email = input.email.toLowerCase()
  if (!hasWaited) await requireSignInAllowed(call, email)
  const { person, method } = await (input.password === undefined
    ? byMailedToken(call, signInKind, email, input.token ?? '')
    : byPassword(call, email, input.password))
  if (person.kind !== signInKind) {
    throw new LoginRefused(signInKind === 'user' ? signInPaths[person.kind] : undefined)
  }
  const also = [
    ...forgiveAttempts(db, signInLimits(email, call.address)),
    ...noteDevice(call, person.id),
  ]
  if (method === 'token') await proveAddress(call, person.id)
  return completeSignIn(call, person, method, also)
}

/**
 * Counts an attempt at an account, before it is made. Where the person signed in before, neither
 * those who guess from elsewhere nor those who fail at the same address hold them up. Whoever has not
 * failed here yet is held up for some seconds at the most while others guess, however many those are.
 * @throws HeldUp, AppError rate_limited
 */
export async function requireSignInAllowed(call: Call, email: string): Promise<void> {
  const db = directory(call.env)
  const { now, address } = call
  const limits = signInLimits(email, address)
  const [pair, ...others] = limits.map((limit) => countAttempt(db, limit, now))
  if (!pair) throw new LoginRefused()
  const [known, ofPair, ...ofOthers] = await db.batch([
    selectKnownDevice(call, email),
    pair,
    ...others,
  ])
  const [ofAccount = [], ...ofAddress] = ofOthers
  if (known.length > 0) return requireAllowed(ofPair, now)
  requireAllowed([...ofPair, ...ofAddress.flat()], now)
  const hasFailedHere = ofPair.some(({ count }) => count > freshTries)
  const until = Math.max(0, ...ofAccount.filter((one) => !one.isAllowed).map(blockedUntilOf))
  if (until <= now) return
  if (!hasFailedHere) {
    const waited = await countAttempt(db, waitedLimit(email), now)
    if (waited.every(({ isAllowed }) => isAllowed)) throw new HeldUp(until - now)
  }
  requireAllowed(ofAccount, now)
}

function blockedUntilOf({ blockedUntil }: { blockedUntil: number }): number {
  return blockedUntil
}

/** So many tries from a place are held up and not refused, while others guess. */
const freshTries = 2

type Found = { person: Person; method: SignInMethod }

async function byPassword(call: Call, email: string, password: string): Promise<Found> {
  const found = await findByPassword(call, email, password)
  if (!found) throw new LoginRefused()
  const { person, hash } = found
  call.defer(rehashPassword(call, person.id, { password, hash }))
  return { person, method: 'password' }
}

async function byMailedToken(
  call: Call,
  signInKind: SignInKind,
  email: string,
  token: string,
): Promise<Found> {
  const person = await findByMailedToken(call, email, token, ({ kind }) => kind === signInKind)
  if (!person) throw new LoginRefused()
  // Whoever brings what was mailed is not held up by what ended when they did.
  return { person: { ...person, credentialsVersion: undefined }, method: 'token' }
}
