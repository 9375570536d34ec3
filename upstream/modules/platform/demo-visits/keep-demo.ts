import { and, eq } from 'drizzle-orm'
import type { KeepDemo } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import { newId } from '../../../firm/ulid.ts'
import { countAttempt, openingLimit, requireAllowed } from '../../../identity/attempts.ts'
import { audit } from '../../../identity/audit.ts'
import type { Call } from '../../../identity/call.ts'
import { completeSignIn } from '../../../identity/complete-sign-in.ts'
import { directory } from '../../../identity/directory.ts'
import { endSessions } from '../../../identity/end-sessions.ts'
import { inHashingTurn } from '../../../identity/hashing-turns.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { hashPassword } from '../../../identity/password-hash.ts'
import { requireGoodPassword } from '../../../identity/password-policy.ts'
import { verificationPath } from '../../../identity/recovery/verify-email.ts'
import { accounts, users } from '../../../identity/tables.ts'
import { sendOwnMail } from '../../../mail/mailer.ts'
import { demoMail } from './mail-texts.ts'
import { makeFirmsReal } from './real-firms.ts'
import { demoVisits } from './tables.ts'
import { offerTakeOver } from './take-over.ts'

const message = 'Check your email: it says how to continue.'

/**
 * Turns a demo into a real account, person and firms at once. A taken address gets the same answer
 * after the same work: the demo goes on, and the owner of the address is offered its firm by mail.
 * Either way the session is another one after this.
 * @throws AppError forbidden for anybody but a demo's visitor; invalid for a bad password; rate_limited
 */
export async function keepDemo(call: Call, input: KeepDemo) {
  const { env, now, address } = call
  const { user, firms } = requireIdentity(call)
  if (!user.isDemo) throw new AppError('forbidden', 'The firm is not a demo')
  const email = input.email.toLowerCase()
  const words = { email, name: input.name, firmNames: firms.map((firm) => firm.legalName) }
  await requireGoodPassword(input.password, words)
  const counted = await countAttempt(directory(env), openingLimit('register', address), now)
  requireAllowed(counted, now)

  const hash = await inHashingTurn(call, () => hashPassword(input.password))
  const person = { ...user, name: input.name, email, kind: 'user', isDemo: false } as const
  const isKept = await makeReal(call, person, hash)
  if (isKept) await makeFirmsReal(call, user.id)
  const { language } = user
  const path = isKept ? await verificationPath(call, user.id) : await offerTakeOver(call, email)
  const gaps = { name: input.name, link: env.PUBLIC_ORIGIN + path }
  const mail = demoMail(isKept ? 'kept' : 'takeOver', language, gaps)
  await sendOwnMail(env, { email, language }, mail)

  await endSessions(call, user.id)
  const { data } = await completeSignIn(call, isKept ? person : user, isKept ? 'password' : 'demo')
  return { data: { token: data.token }, message }
}

type Real = { id: string; name: string; email: string }

/** One batch: a person with a password, or still a demo. @returns false for a taken address */
async function makeReal(call: Call, { id, name, email }: Real, hash: string): Promise<boolean> {
  const { env, now } = call
  const db = directory(env)
  const at = new Date(now)
  const account = { id: newId(), userId: id, providerId: 'credential', accountId: id }
  const real = { kind: 'user', isDemo: false, expiresAt: null, isEmailVerified: false } as const
  try {
    await db.batch([
      db
        .update(users)
        .set({ name, email, ...real, updatedAt: at })
        .where(and(eq(users.id, id), eq(users.isDemo, true))),
      db.insert(accounts).values({ ...account, passwordHash: hash, createdAt: at, updatedAt: at }),
      db.update(demoVisits).set({ keptAt: now }).where(eq(demoVisits.userId, id)),
      audit(db, call, { action: 'demo.kept', userId: id, after: { name } }),
    ])
    return true
  } catch (error) {
    const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (owner) return false
    throw error
  }
}
