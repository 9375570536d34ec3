import { and, eq } from 'drizzle-orm'
import type { AuthUser, LoginInput, UserKind } from '#contract/identity.ts'
import { countAttempt, forgiveAttempts, requireAllowed, signInLimits } from './attempts.ts'
import type { Call } from './call.ts'
import { sweepDirectory } from './cleanup.ts'
import { directory } from './directory.ts'
import { hashPassword, needsRehash, unmatchableHash, verifyPassword } from './password-hash.ts'
import { openSession } from './sessions.ts'
import { accounts, sessions, users } from './tables.ts'

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
  const credential = selectCredential(db, email)
  const [byPair, byAccount, byOrigin, [known]] = await db.batch([pair, account, origin, credential])
  requireAllowed([...byPair, ...byAccount, ...byOrigin], now)

  const hash = known?.hash ?? unmatchableHash()
  const password = input.password ?? ''
  const isRight = (await verifyPassword(password, hash)) && known !== undefined
  if (!isRight) throw new LoginRefused()
  if (known.user.kind !== door) {
    throw new LoginRefused(door === 'user' ? doorPaths[known.user.kind] : undefined)
  }

  const { token, row } = openSession(known.user.id, now)
  await db.batch([db.insert(sessions).values(row), ...forgiveAttempts(db, limits)])
  if (needsRehash(hash)) call.defer(rehash(call, known.user.id, password))
  call.defer(sweepDirectory(env, now))
  return { data: authUserOf(known.user, token), message: 'You are signed in.' }
}

/** The signed-in user of the specification. */
export function authUserOf(user: typeof users.$inferSelect, token: string): AuthUser {
  const { id, name, email, kind, isDemo, language } = user
  return { token, response: { _id: id, name, email, role: kind, isDemo, language } }
}

function selectCredential(db: ReturnType<typeof directory>, email: string) {
  return db
    .select({ user: users, hash: accounts.passwordHash })
    .from(users)
    .innerJoin(accounts, isPasswordOf(users.id))
    .where(eq(users.email, email))
}

function isPasswordOf(userId: string | typeof users.id) {
  return and(eq(accounts.providerId, 'password'), eq(accounts.accountId, userId))
}

async function rehash({ env, now }: Call, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await directory(env)
    .update(accounts)
    .set({ passwordHash, updatedAt: now })
    .where(isPasswordOf(userId))
}
