import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import type { AuthUser } from '#contract/core/identity.ts'
import type { Env } from '../core/env.ts'
import { app } from '../gateway/app.ts'
import { directory } from '../identity/directory.ts'
import { forgetUser } from '../identity/identity-cache.ts'
import { users } from '../identity/tables.ts'

type Ask = {
  method?: string
  path: string
  token?: string
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
  /** What differs from the surroundings of the tests. */
  with?: Partial<Env>
}

/** Surroundings in which firms only echo what reaches them. */
export const surroundings: Env = { ...env, FIRM: env.ECHO ?? env.FIRM }

/** Asks the gateway and waits for what it does behind its answer. */
export async function ask({ method, path, token, json, body, headers = {}, ...rest }: Ask) {
  const all = new Headers(headers)
  if (token !== undefined) all.set('authorization', `Bearer ${token}`)
  if (json !== undefined) all.set('content-type', 'application/json')
  const content = json === undefined ? body : JSON.stringify(json)
  const verb = method ?? (content === undefined ? 'GET' : 'POST')
  const request = new Request(`https://api.test${path}`, {
    method: verb,
    headers: all,
    body: content,
  })
  const context = createExecutionContext()
  const response = await app.fetch(request, { ...surroundings, ...rest.with }, context)
  await waitOnExecutionContext(context)
  return response
}

let people = 0
export const password = 'a quiet harbour at dawn'

/** Registers a person nobody has seen before. */
export async function registerPerson(name = 'Maria Rossi') {
  people += 1
  const email = `person-${people}-${crypto.randomUUID()}@example.com`
  const response = await ask({ path: '/post-jwt-register', json: { name, email, password } })
  if (response.status !== 200) throw new Error(`Not registered: ${await response.text()}`)
  return { email, name }
}

/** Registers a person and signs them in. */
export async function signInPerson(name?: string) {
  const { email } = await registerPerson(name)
  const response = await ask({ path: '/auth/login', json: { email, password } })
  const { data } = await response.json<{ data: AuthUser }>()
  return { email, token: data.token, userId: data.response._id }
}

/** Signs a person in who has proven their address. */
export async function signInProven(name?: string) {
  const person = await signInPerson(name)
  await directory(env)
    .update(users)
    .set({ isEmailVerified: true })
    .where(eq(users.id, person.userId))
  forgetUser(person.userId)
  return person
}

export function firmInput(legalName: string) {
  return {
    legalName,
    taxNumber: '12345670017',
    address: { country: 'IT', city: 'Milano' },
    baseCurrency: 'EUR',
    language: 'it',
    timeZone: 'Europe/Rome',
  }
}

/** Makes a firm and gives its id. */
export async function createFirmOf(token: string, legalName = 'Rossi Srl'): Promise<string> {
  const made = await ask({ path: '/firms', token, json: firmInput(legalName) })
  if (made.status !== 201) throw new Error(`Not made: ${await made.text()}`)
  const session = await ask({ path: '/auth/session', token })
  const { firms } = await session.json<{ firms: { firmId: string; legalName: string }[] }>()
  return firms.find((firm) => firm.legalName === legalName)?.firmId ?? ''
}
