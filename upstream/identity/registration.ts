import { eq } from 'drizzle-orm'
import type { Registration } from '#contract/identity.ts'
import { sendMail } from '../mail/mailer.ts'
import { countAttempt, openingLimit, requireAllowed } from './attempts.ts'
import type { Call } from './call.ts'
import { derivedId } from './derived-id.ts'
import { directory } from './directory.ts'
import { accountMail } from './mail-texts.ts'
import { createPasswordPerson } from './password-account.ts'
import { requireGoodPassword } from './password-policy.ts'
import { users } from './tables.ts'

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
  const { name, language, password } = input
  if (await createPasswordPerson(env, { name, email, language }, password)) {
    await write(call, email, 'welcome', input)
  } else {
    await write(call, email, 'taken', owner ?? input)
  }
  return answer
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
