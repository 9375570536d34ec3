import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import type { Member } from '#contract/firm/members.ts'
import { newId } from '../firm/ulid.ts'
import { directory, ensureDirectory } from '../identity/directory.ts'
import { forgetUser } from '../identity/identity-cache.ts'
import { openSession } from '../identity/sessions.ts'
import { sessions, users } from '../identity/tables.ts'
import { ask, createFirmOf } from './client.ts'

export type Person = { email: string; token: string; userId: string }
export type Firm = { firmId: string; owner: Person }

/** A signed-in person, made without the cost of a password. */
export async function makePerson(name = 'Anna Berg'): Promise<Person> {
  const userId = newId()
  const email = `${userId.toLowerCase()}@example.com`
  const at = new Date()
  await ensureDirectory(env)
  const db = directory(env)
  const person = { id: userId, name, email, isEmailVerified: true }
  await db.insert(users).values({ ...person, createdAt: at, updatedAt: at })
  return { email, userId, token: await signInAgain({ email, userId, token: '' }) }
}

export async function signInAgain({ userId }: Person): Promise<string> {
  const surroundings = { now: Date.now(), address: '192.0.2.1', userAgent: '', place: '' }
  const { token, row } = openSession(userId, surroundings, 'password')
  await directory(env).insert(sessions).values(row)
  return token
}

export async function makeFirm(): Promise<Firm> {
  const owner = await makePerson('Maria Rossi')
  return { owner, firmId: await createFirmOf(owner.token) }
}

/** What was mailed to an address, newest first. */
export async function mailTo(email: string): Promise<{ subject: string; text: string }[]> {
  const query = 'SELECT subject, text FROM outbox WHERE recipient = ? ORDER BY id DESC'
  const { results } = await env.DIRECTORY.prepare(query).bind(email).all()
  return results.map(({ subject, text }) => ({ subject: String(subject), text: String(text) }))
}

export async function linkTo(email: string): Promise<string> {
  const [mail] = await mailTo(email)
  return /\/invitations\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

export function invite(
  { firmId }: Firm,
  { token }: Person,
  role: string,
  email: string,
  more = {},
) {
  const json = { email, role, language: 'en', note: '', ...more }
  return ask({ path: `/firms/${firmId}/invitations`, token, json })
}

/** A new person in a firm, invited by its owner. */
export async function addMember(firm: Firm, role: string, name?: string): Promise<Person> {
  const person = await makePerson(name)
  const sent = await invite(firm, firm.owner, role, person.email)
  expect(sent.status, await sent.clone().text()).toBe(201)
  const path = `/invitations/${await linkTo(person.email)}/accept`
  const answer = await ask({ method: 'POST', path, token: person.token })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return { ...person, token: await newTokenOf(answer) }
}

/** The token that whoever changed their own rights goes on with. */
export async function newTokenOf(answer: Response): Promise<string> {
  return (await answer.json<{ data: { token: string } }>()).data.token
}

export async function membersOf(
  { firmId }: Firm,
  { token }: Person,
  query = '',
): Promise<Member[]> {
  const answer = await ask({ path: `/firms/${firmId}/members?size=200${query}`, token })
  return (await answer.json<{ rows: Member[] }>()).rows
}

export async function rolesIn(firmId: string): Promise<Record<string, string>> {
  const query = 'SELECT user_id, role, suspended_at FROM memberships WHERE firm_id = ?'
  const { results } = await env.DIRECTORY.prepare(query).bind(firmId).all()
  return Object.fromEntries(
    results.map((row) => [
      String(row.user_id),
      row.suspended_at === null ? String(row.role) : 'suspended',
    ]),
  )
}

export async function auditOf(firmId: string) {
  const query =
    'SELECT action, actor_id, user_id, before, after FROM directory_audit WHERE firm_id = ? ORDER BY id'
  const { results } = await env.DIRECTORY.prepare(query).bind(firmId).all()
  return results
}

export async function age({ userId }: Person): Promise<void> {
  const query =
    'UPDATE sessions SET authenticated_at = authenticated_at - 1000000 WHERE user_id = ?'
  await env.DIRECTORY.prepare(query).bind(userId).run()
  forgetUser(userId)
}

export function change(
  { firmId }: Firm,
  { token }: Person,
  userId: string,
  knownRole: string,
  role: string,
) {
  const path = `/firms/${firmId}/members/${userId}`
  return ask({ method: 'PATCH', path, token, json: { role, knownRole } })
}

export function press({ firmId }: Firm, { token }: Person, userId: string, what: string) {
  const path = `/firms/${firmId}/members/${userId}`
  return what === 'remove'
    ? ask({ method: 'DELETE', path, token })
    : ask({ method: 'POST', path: `${path}/${what}`, token })
}

export async function status(answer: Promise<Response>): Promise<number> {
  return (await answer).status
}
