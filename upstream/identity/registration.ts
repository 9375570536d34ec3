import { eq } from 'drizzle-orm'
import { keyedMessage } from '#contract/core/account-messages.ts'
import type { Registration } from '#contract/core/identity.ts'
import { sendMail } from '../mail/mailer.ts'
import { countAttempt, openingLimit, requireAllowed } from './attempts.ts'
import type { Call } from './call.ts'
import { derivedId } from './derived-id.ts'
import { directory } from './directory.ts'
import { accountMail } from './mail-texts.ts'
import { createPasswordPerson } from './password-account.ts'
import { requireGoodPassword } from './password-policy.ts'
import { verificationPath } from './recovery/verify-email.ts'
import { users } from './tables.ts'

const hourMs = 3_600_000
const answer = { data: null, ...keyedMessage('accountReady') }

/**
 * Registers a person, and mails a link that confirms the address. A taken address gets the same
 * answer after the same work, and its owner a mail, at most one an hour; nothing of theirs is changed.
 * @throws AppError invalid for a bad password, rate_limited
 */
export async function register(call: Call, input: Registration): Promise<typeof answer> {
  const { env, now, address } = call
  const email = input.email.toLowerCase()
  await requireGoodPassword(input.password, { email, name: input.name })
  const db = directory(env)
  requireAllowed(await countAttempt(db, openingLimit('register', address), now), now)
  const { name, language, password } = input
  const isNew = await createPasswordPerson(call, { name, email, language }, password)
  call.defer(isNew ? welcome(call, email, input) : warnOwner(call, email))
  return answer
}

async function welcome(call: Call, email: string, { planId }: Registration): Promise<void> {
  const db = directory(call.env)
  const [person] = await db
    .update(users)
    .set({ planId: planId ?? null })
    .where(eq(users.email, email))
    .returning()
  if (!person) return
  await writeAboutAccount(call, 'welcome', person, await verificationPath(call, person.id))
}

async function warnOwner(call: Call, email: string): Promise<void> {
  const [owner] = await directory(call.env).select().from(users).where(eq(users.email, email))
  if (owner) await writeAboutAccount(call, 'taken', owner, '/login')
}

/**
 * Mails somebody about a registration, one mail of a kind in an hour. `welcome` brings a link that
 * confirms the address, `welcomed` goes to an address that another provider has confirmed.
 */
export async function writeAboutAccount(
  { env, now }: Pick<Call, 'env' | 'now'>,
  kind: 'welcome' | 'welcomed' | 'taken',
  { name, email, language }: Pick<Registration, 'name' | 'email' | 'language'>,
  path: string,
): Promise<void> {
  const hour = Math.floor(now / hourMs) * hourMs
  const id = derivedId(hour, `${kind} ${email}`)
  const mail = accountMail(kind, language, { name, link: env.PUBLIC_ORIGIN + path })
  await sendMail(env, { id, firmId: null, to: email, ...mail, language, attachments: [] })
}
