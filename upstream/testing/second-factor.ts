import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { URI } from 'otpauth'
import { expect, vi } from 'vitest'
import type { AuthUser } from '#contract/core/identity.ts'
import { directory } from '../identity/directory.ts'
import { outbox } from '../mail/tables.ts'
import { ask, password, registerPerson, signInPerson } from './client.ts'

type Answer<Body> = { status: number; body: Body; headers: Headers }
export type Login = {
  data: AuthUser & { flow?: string; redirectTo?: string }
  device?: string
  error?: string
}

/** Posts JSON and reads the answer. */
export async function post<Body>(
  path: string,
  json: unknown,
  more: { token?: string; headers?: Record<string, string>; method?: string } = {},
): Promise<Answer<Body>> {
  const response = await ask({ path, json, ...more })
  return { status: response.status, body: await response.json<Body>(), headers: response.headers }
}

/** The first half of a login. */
export function logIn(email: string, headers: Record<string, string> = {}, path = '/auth/login') {
  return post<Login>(path, { email, password }, { headers })
}

/** The second half. */
export function finish(flow: string | undefined, code: string, isTrusted = false) {
  return post<Login>('/auth/second-factor/login', { flow, code, isTrusted })
}

let now = Math.floor(Date.now() / 30_000) * 30_000

/** The clock moves only where a test moves it: codes depend on nothing else. */
export function advanceClock(ms: number): void {
  now += ms
  vi.setSystemTime(now)
}

/** Somebody new with a second factor, whose first code is used up. */
export async function enrol(name = 'Maria Rossi') {
  const person = await signInPerson(name)
  const { token } = person
  const begun = await post<{ uri: string; secret: string }>(
    '/auth/second-factor/enrol',
    { password },
    { token },
  )
  expect(begun.status).toBe(200)
  const { uri } = begun.body
  const codeAt = (ms: number) => URI.parse(uri).generate({ timestamp: ms })
  const code = () => codeAt(now)
  const confirmed = await post<{ recoveryCodes: string[] }>(
    '/auth/second-factor/confirm',
    { code: code() },
    { token },
  )
  expect(confirmed.status).toBe(200)
  advanceClock(30_000)
  return { ...person, uri, code, codeAt, recoveryCodes: confirmed.body.recoveryCodes }
}

/** What was written to an address, the newest first. */
export async function mailsTo(email: string) {
  const rows = await directory(env)
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.sentAt))
  return rows.map((row) => row.subject)
}

/** Stops the clock; before anything else of a file. */
export async function stopClock(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now })
  await registerPerson()
}

/** What the stopped clock shows. */
export function clock(): number {
  return now
}
