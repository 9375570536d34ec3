import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, createFirmOf, signInPerson } from '../testing/client.ts'

const narrow = env.THREE_CALLS ?? env.CALLS

async function statusesOf(count: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push((await call()).status)
  return statuses
}

describe('a caller who asks too much', () => {
  it('is refused by address whatever is asked, and told how long', async () => {
    const call = (address: string) =>
      ask({
        path: '/auth/session',
        headers: { 'x-client-address': address },
        with: { CALLS: narrow },
      })
    expect(await statusesOf(4, () => call('192.0.2.1'))).toEqual([401, 401, 401, 429])
    const refused = await call('192.0.2.1')
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', status: 429 })
    expect((await call('192.0.2.2')).status).toBe(401)
  })

  it('may still read when too much was written, and nobody else is held up', async () => {
    const busy = await signInPerson()
    const calm = await signInPerson()
    const write = ({ token }: { token: string }) =>
      ask({ path: '/auth/preferences', method: 'PATCH', token, json: {}, with: { WRITES: narrow } })
    expect((await statusesOf(4, () => write(busy))).at(-1)).toBe(429)
    expect((await ask({ path: '/auth/session', token: busy.token })).status).toBe(200)
    expect((await write(calm)).status).not.toBe(429)
  })

  it('gets few of what is heavy to make', async () => {
    const person = await signInPerson()
    const firmId = await createFirmOf(person.token)
    const limits = { HEAVY_CALLS: narrow }
    const get = (path: string) => ask({ path, token: person.token, with: limits })
    const list = () => get(`/firms/${firmId}/invoices`)
    const file = () => get(`/firms/${firmId}/invoices/export?format=csv`)
    expect((await statusesOf(4, file)).at(-1)).toBe(429)
    expect((await list()).status).toBe(200)
    const other = await signInPerson()
    const print = () =>
      ask({ path: `/firms/${firmId}/invoices/x/pdf`, token: other.token, with: limits })
    expect((await statusesOf(4, print)).at(-1)).toBe(429)
  })
})
