import { and, eq, isNull } from 'drizzle-orm'
import { keyedMessage } from '#contract/core/account-messages.ts'
import { AppError } from '#contract/core/errors.ts'
import { Email, type Language } from '#contract/core/fields.ts'
import type { Done, MailRequest } from '#contract/person/recovery.ts'
import { countAttempt, mailLimits, requireAllowed } from '../attempts.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { signInPaths } from '../sign-in-paths.ts'
import { users } from '../tables.ts'
import { issueToken } from './mailed-tokens.ts'
import { writeToPerson } from './write-mail.ts'

/**
 * Mails a link and a code to sign in with. The person is looked for behind the answer, so that
 * it is the same in words and time whether there is one.
 * @throws AppError rate_limited
 */
export async function requestLoginLink(call: Call, input: MailRequest): Promise<Done> {
  const email = input.email.toLowerCase()
  await requireMailAllowed(call, 'login', email)
  call.defer(mailLoginLink(call, email, input.language))
  return { data: null, ...keyedMessage('linkOnItsWay') }
}

/**
 * Mails a link to set a new password. @throws AppError invalid with the specification's words for
 * what is no address, rate_limited
 */
export async function forgetPassword(
  call: Call,
  input: { email: string; language?: Language | undefined },
): Promise<Done> {
  const parsed = Email.safeParse(input.email)
  if (!parsed.success) {
    const fields = { email: { key: 'invalidEmail' } }
    throw new AppError('invalid', 'Check your email', { fields })
  }
  const email = parsed.data.toLowerCase()
  await requireMailAllowed(call, 'password', email)
  call.defer(mailResetLink(call, email, input.language))
  return { data: null, ...keyedMessage('resetSent') }
}

/** @throws AppError rate_limited when too many mails were asked for, to one address or from one */
export async function requireMailAllowed(
  { env, now, address }: Call,
  what: string,
  email: string,
): Promise<void> {
  const db = directory(env)
  const [to, from] = mailLimits(what, email, address).map((limit) => countAttempt(db, limit, now))
  if (to && from) requireAllowed((await db.batch([to, from])).flat(), now)
}

async function mailLoginLink(call: Call, email: string, language?: Language): Promise<void> {
  const person = await findReader(call, email)
  if (!person) return
  const { token, code } = await issueToken(call, person.id, 'login')
  const query = new URLSearchParams({ email, token })
  const path = `${signInPaths[person.kind]}?${query}`
  const reader = { ...person, language: language ?? person.language }
  await writeToPerson(call.env, reader, 'loginLink', { path, code })
}

async function mailResetLink(call: Call, email: string, language?: Language): Promise<void> {
  const person = await findReader(call, email)
  if (!person) return
  const { token } = await issueToken(call, person.id, 'password')
  const reader = { ...person, language: language ?? person.language }
  await writeToPerson(call.env, reader, 'resetLink', { path: `/recover-password?token=${token}` })
}

/** Who may be written to: not demo people, who have no address, nor the suspended. */
async function findReader({ env }: Call, email: string) {
  const { id, name, kind, language } = users
  const [person] = await directory(env)
    .select({ id, name, email: users.email, kind, language })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isDemo, false), isNull(users.suspendedAt)))
  return person
}
