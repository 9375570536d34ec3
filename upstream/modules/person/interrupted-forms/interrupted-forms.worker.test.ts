import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { sweepOthers } from '../../../identity/hooks.ts'
import { ask, signInPerson } from '../../../testing/client.ts'

const id = '00112233445566778899aabbccddeeff'
const path = '/interrupted-forms'

test('a form waits for two hours for somebody who is signed in, and for nobody else', async () => {
  const json = { id, sealed: 'c2VhbGVk' }
  expect((await ask({ path, method: 'POST', json })).status).toBe(201)
  const other = { id, sealed: 'b3RoZXI=' }
  expect((await ask({ path, method: 'POST', json: other })).status).toBe(201)
  expect((await ask({ path: `${path}/${id}` })).status).toBe(401)
  const { token } = await signInPerson()
  expect(await (await ask({ path: `${path}/${id}`, token })).json()).toEqual({ sealed: 'c2VhbGVk' })
  await sweepOthers(env, Date.now() + 7_000_000, 100)
  expect((await ask({ path: `${path}/${id}`, token })).status).toBe(200)
  await sweepOthers(env, Date.now() + 7_300_000, 100)
  expect((await ask({ path: `${path}/${id}`, token })).status).toBe(404)
})

test('an id that can be guessed, text that is not sealed and floods are refused', async () => {
  const send = (json: object) =>
    ask({ path, method: 'POST', json, headers: { 'cf-connecting-ip': '203.0.113.9' } })
  expect((await send({ id: '1', sealed: 'c2VhbGVk' })).status).toBe(422)
  expect((await send({ id, sealed: '<script>' })).status).toBe(422)
  expect((await send({ id, sealed: 'a'.repeat(560_001) })).status).toBe(422)
  const statuses: number[] = []
  for (let at = 0; at < 22; at += 1) {
    const next = `${id.slice(0, 30)}${String(at).padStart(2, '0')}`
    statuses.push((await send({ id: next, sealed: 'c2VhbGVk' })).status)
  }
  expect(statuses.slice(0, 10)).toEqual(statuses.slice(0, 10).map(() => 201))
  expect(statuses.at(-1)).toBe(429)
})
