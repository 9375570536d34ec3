import type { AuthUser, LoginInput, UserKind } from '#contract/identity.ts'
import { countAttempt, forgiveAttempts, requireAllowed, signInLimits } from './attempts.ts'
import type { Call } from './call.ts'
import { sweepDirectory } from './cleanup.ts'
import { directory } from './directory.ts'
import { findByPassword, type Person, rehashPassword } from './password-account.ts'
import { openSession } from './sessions.ts'
import { sessions } from './tables.ts'

export type Door = Exclude<UserKind, 'demo'>

const doorPaths: Record<UserKind, string> = {
  user: '/login',
  admin: '/admin/login',
  crm: '/crm/login',
  demo: '/demo/login',
}

/** A refused login, answered as the specification has it: `{ error, data: { redirectTo? } }`. */
export class LoginRefused extends Error {
  override name = 'LoginRefused'
  constructor(readonly redirectTo?: string) {
    super('Invalid credentials')
  }
}

/**
 * Signs a person in at one door. Unknown address, wrong password and wrong kind are refused alike,
 * in the same time; only the ordinary door shows the right one, and only for the right password.
 * @throws LoginRefused, AppError rate_limited
 */
export async function signIn(call: Call, door: Door, input: LoginInput) {
  const { env, address, now } = call
  const db = directory(env)
  const email = input.email.toLowerCase()
  const limits = signInLimits(email, address)
  const [pair, account, origin] = limits.map((limit) => countAttempt(db, limit, now))
  if (!pair || !account || !origin) throw new LoginRefused()
  requireAllowed((await db.batch([pair, account, origin])).flat(), now)

  const password = input.password ?? ''
  const found = await findByPassword(env, email, password)
  if (!found) throw new LoginRefused()
  const { person, isOutdated } = found
  if (person.kind !== door) {
    throw new LoginRefused(door === 'user' ? doorPaths[person.kind] : undefined)
  }

  const { token, row } = openSession(person.id, now)
  await db.batch([db.insert(sessions).values(row), ...forgiveAttempts(db, limits)])
  if (isOutdated) call.defer(rehashPassword(env, person.id, password))
  call.defer(sweepDirectory(env, now))
  return { data: authUserOf(person, token), message: 'You are signed in.' }
}

/** The signed-in user of the specification. */
export function authUserOf(person: Person, token: string): AuthUser {
  const { id, name, email, kind, isDemo, language } = person
  return { token, response: { _id: id, name, email, role: kind, isDemo, language } }
}
