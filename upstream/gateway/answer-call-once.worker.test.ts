import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import { hashRequest } from '../core/request-hash.ts'
import { newId } from '../firm/ulid.ts'
import { directory } from '../identity/directory.ts'
import { findIdentity } from '../identity/identity.ts'
import { idempotencyKeys } from '../identity/tables.ts'
import { makeFirm } from '../testing/members.ts'
import { answerCallOnce } from './answer-call-once.ts'
import type { Gateway } from './gateway.ts'
import { contractRoutes } from './routes.ts'

const url = 'https://api.test/call'
const minuteMs = 60_000
let identity: Gateway['Variables']['identity']

beforeAll(async () => {
  const { owner } = await makeFirm()
  identity = await findIdentity(owner.token, { env, now: Date.now(), defer: () => {} })
})

/** A call to the directory that counts how often it was done. */
function counted() {
  const route = contractRoutes.find(({ isIdempotent }) => isIdempotent)
  if (!route) throw new Error('No route takes a key')
  const done = { times: 0 }
  const app = new Hono<Gateway>()
  app.post('/call', (c) => {
    c.set('identity', identity)
    c.set('route', route)
    return answerCallOnce(c, async () => {
      done.times += 1
      return Response.json({ times: done.times })
    })
  })
  const send = (key: string, bindings: object = env) =>
    app.request(url, { method: 'POST', headers: { 'idempotency-key': key } }, bindings)
  return { done, send }
}

/** As if the call of a key had begun a minute earlier. */
async function age(key: string): Promise<void> {
  const createdAt = Date.now() - minuteMs
  await directory(env)
    .update(idempotencyKeys)
    .set({ createdAt })
    .where(eq(idempotencyKeys.key, key))
}

it('a call that was done is not done again where its answer could not be sealed', async () => {
  const { done, send } = counted()
  const key = newId()
  expect((await send(key, { ...env, SECRETS: '' })).status).toBe(200)
  await age(key)
  expect((await send(key)).status).not.toBe(200)
  expect(done.times).toBe(1)
})

it('a call that ended without an answer is taken over by one repetition alone', async () => {
  const { done, send } = counted()
  const key = newId()
  const requestHash = await hashRequest(new Request(url, { method: 'POST' }))
  const userId = identity?.user.id ?? ''
  await directory(env)
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, firmId: '', createdAt: Date.now() - minuteMs })
  const answers = await Promise.all([send(key), send(key)])
  expect(done.times).toBe(1)
  expect(answers.map(({ status }) => status)).toContain(200)
})
