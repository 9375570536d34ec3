import { expect, test } from 'vitest'
import type { Args } from '#app/shell/load-context.ts'
import { action } from './routes/register.tsx'

const person = { _id: '01M8787QZERK9AZGMPY43FSJ4R', name: 'Ada', email: 'ada@firm.example' }
const user = {
  token: 'opaque',
  response: { ...person, role: 'user', isDemo: false, language: 'en' },
}

/** Registers at an API that answers every address alike, and a sign-in as it is given. */
async function register(signIn: () => Response): Promise<Response> {
  const answer = async (address: string) =>
    new URL(address).pathname.endsWith('/auth/login')
      ? signIn()
      : Response.json({ data: null, message: 'Ready', messageKey: 'accountReady' })
  const env: object = {
    UPSTREAM: { fetch: answer },
    DEPLOYMENT: 'local',
    COOKIE_SECRETS: 's'.repeat(40),
  }
  const password = 'a quiet harbour at dawn'
  const body = new URLSearchParams({ name: 'Ada', email: person.email, password })
  const request = new Request('http://127.0.0.1/register', { method: 'POST', body })
  const context = { env, waitUntil() {}, clientAddress: '127.0.0.1', requestId: 'r' }
  const args: Args = { request, params: {}, context }
  const response = await action(args)
  if (!(response instanceof Response)) throw new Error(JSON.stringify(response))
  return response
}

test('whoever has just registered is in, and types nothing twice', async () => {
  const response = await register(() =>
    Response.json({ data: user, message: 'In', messageKey: 'signedIn' }),
  )
  expect(response.headers.get('location')).toBe('/firms/new')
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('session'))).toBe(true)
})

test.each([
  ['an account that has another password', 401, { error: 'Invalid credentials' }],
  [
    'one that asks for a second factor',
    401,
    { error: 'Second factor needed', data: { flow: 'f' } },
  ],
  ['one that was tried too often', 429, { error: 'Too many' }],
])('of %s the page shows no more than of a new one', async (_, status, body) => {
  const response = await register(() => Response.json(body, { status }))
  expect(response.headers.get('location')).toBe(`/login?email=${encodeURIComponent(person.email)}`)
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('session'))).toBe(false)
})
