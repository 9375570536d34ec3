import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { AuthUser } from '#contract/core/identity.ts'
import { directory } from '../identity/directory.ts'
import { users } from '../identity/tables.ts'
import { ask, registerPerson } from './client.ts'
import { createIssuer, withIssuer } from './issuer.ts'

export type Answer = {
  status: number
  body: {
    data: (AuthUser & { redirectTo?: string; flow?: string }) | undefined
    message?: string
    error?: string
    code?: string
    url?: string
    flow?: string
  }
}

/** Set before the first test; see `replaceNetwork`. */
export let issuer: Awaited<ReturnType<typeof createIssuer>>
let people = 0

/** Puts the issuer in place of the network for all tests of a file. */
export function replaceNetwork(): void {
  beforeAll(async () => {
    issuer = await createIssuer()
    await registerPerson()
  })
  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(issuer.fetch)
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
}

export async function post(
  path: string,
  json: object,
  token?: string,
  method = 'POST',
): Promise<Answer> {
  const own = token ? { token } : {}
  const response = await ask({ path, method, json, with: withIssuer, ...own })
  return { status: response.status, body: await response.json() }
}

export function newStranger() {
  people += 1
  const sub = `stranger-${people}`
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Vera Rubin' }
}

export async function begin(signInKind = 'user') {
  const { status, body } = await post('/social-login/begin', { provider: 'oidc', signInKind })
  if (status !== 200) throw new Error(`Not begun: ${status}`)
  return { url: body.url ?? '', flow: body.flow ?? '' }
}

export function end(back: object, flow: string) {
  return post('/social-login', { provider: 'oidc', flow, ...back })
}

export async function signIn(person: ReturnType<typeof newStranger>, signInKind = 'user') {
  const { url, flow } = await begin(signInKind)
  return end(issuer.agree(url, person), flow)
}

export async function link(token: string, person: ReturnType<typeof newStranger>) {
  const { body } = await post('/auth/social-accounts/begin', { provider: 'oidc' }, token)
  const back = issuer.agree(body.url ?? '', person)
  return post('/auth/social-accounts', { provider: 'oidc', flow: body.flow, ...back }, token)
}

export async function userOf(email: string) {
  const [user] = await directory(env).select().from(users).where(eq(users.email, email))
  return user
}
