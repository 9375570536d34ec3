import { eq } from 'drizzle-orm'
import type { Registration } from '#contract/identity.ts'
import { newId } from '../firm/ulid.ts'
import { sendMail } from '../mail/mailer.ts'
import { countAttempt, openingLimit, requireAllowed } from './attempts.ts'
import type { Call } from './call.ts'
import { derivedId } from './derived-id.ts'
import { directory } from './directory.ts'
import { accountMail } from './mail-texts.ts'
import { hashPassword } from './password-hash.ts'
import { requireGoodPassword } from './password-policy.ts'
import { accounts, users } from './tables.ts'

const hourMs = 3_600_000
const answer = { data: null, message: 'Your account is ready. Sign in to go on.' }

/**
 * Registers a person. A taken address gets the same answer after the same work, and its owner
 * a mail, at most one an hour; nothing of his is changed.
 * @throws AppError invalid for a bad password, rate_limited
 */
export async function register(call: Call, input: Registration): Promise<typeof answer> {
  const { env, now, address } = call
  const email = input.email.toLowerCase()
  requireGoodPassword(input.password, { email, name: input.name })
  const db = directory(env)
  const [counted, [owner]] = await db.batch([
    countAttempt(db, openingLimit('register', address), now),
    db
      .select({ name: users.name, language: users.language })
      .from(users)
      .where(eq(users.email, email)),
  ])
  requireAllowed(counted, now)
  const passwordHash = await hashPassword(input.password)
  if (owner || !(await insertUser(call, { ...input, email, passwordHash }))) {
    const name = owner?.name ?? input.name
    await write(call, email, 'taken', { name, language: owner?.language ?? input.language })
  } else {
    await write(call, email, 'welcome', input)
  }
  return answer
}

type NewUser = Pick<Registration, 'name' | 'email' | 'language'> & { passwordHash: string }

/** Inserts person and password in one transaction; false when another request was quicker. */
async function insertUser({ env, now }: Call, input: NewUser): Promise<boolean> {
  const db = directory(env)
  const { name, email, language, passwordHash } = input
  const userId = newId()
  const account = { id: newId(), userId, providerId: 'password', accountId: userId, passwordHash }
  try {
    await db.batch([
      db.insert(users).values({ id: userId, name, email, language, createdAt: now }),
      db.insert(accounts).values({ ...account, createdAt: now, updatedAt: now }),
    ])
    return true
  } catch (error) {
    const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (taken) return false
    throw error
  }
}

async function write(
  { env, now }: Call,
  to: string,
  kind: 'welcome' | 'taken',
  { name, language }: Pick<Registration, 'name' | 'language'>,
): Promise<void> {
  const hour = Math.floor(now / hourMs) * hourMs
  const id = derivedId(hour, `${kind} ${to}`)
  const mail = accountMail(kind, language, { name, link: `${env.PUBLIC_ORIGIN}/login` })
  await sendMail(env, { id, firmId: null, to, ...mail, attachments: [] })
}
