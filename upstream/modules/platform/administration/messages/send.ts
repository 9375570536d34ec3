import type { ContactInput } from '#contract/public-site/contact-messages.ts'
import { newId } from '../../../../firm/ulid.ts'
import {
  countAttempt,
  dailyLimit,
  type Limit,
  requireAllowed,
} from '../../../../identity/attempts.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { contactMessages } from '../tables.ts'

const answer = { message: 'Thank you, your message is on its way.' }
const hourMs = 3_600_000

function limitsOf(address: string, email: string): [Limit, ...Limit[]] {
  const wait = { firstWaitMs: 60_000, longestWaitMs: hourMs }
  return [
    { key: `contact address ${address}`, free: 10, ...wait },
    { key: `contact email ${email}`, free: 5, ...wait },
    dailyLimit(`contact address ${address}`, 40),
    dailyLimit(`contact email ${email}`, 10),
  ]
}

/**
 * Keeps what a visitor wrote. What fills the field that people do not see gets the same answer, and
 * is forgotten. @throws AppError rate_limited
 */
export async function takeMessage(call: Call, input: ContactInput): Promise<typeof answer> {
  const { env, now, address } = call
  const db = directory(env)
  const email = input.email.toLowerCase()
  const [first, ...others] = limitsOf(address, email)
  const counted = await db.batch([
    countAttempt(db, first, now),
    ...others.map((limit) => countAttempt(db, limit, now)),
  ])
  requireAllowed(counted.flat(), now)
  if (input.website !== '') return answer
  const { name, text, about, language } = input
  const row = { id: newId(), name, email, text, about, language, createdAt: now }
  await db.insert(contactMessages).values(row)
  return answer
}
