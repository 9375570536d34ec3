import { env, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashRequest } from '../core/request-hash.ts'
import { Store } from '../firm/store.ts'
import { newId } from '../firm/ulid.ts'
import { createFirstAdministrator } from '../identity/bootstrap.ts'
import { seal } from '../identity/credentials/seal.ts'
import { directory } from '../identity/directory.ts'
import { idempotencyKeys } from '../identity/tables.ts'
import { ask, password } from '../testing/client.ts'
import { type Firm, invite, makeFirm, type Person } from '../testing/members.ts'
import { TestFirm } from '../testing/test-firm.ts'
import { contractRoutes } from './routes.ts'
import { isServedByDirectory } from './serve.ts'

const own = { FIRM: env.FIRM }
/** They keep what they were answered in their own way, and their own tests hold it. */
const elsewhere = new Set(['/firms', '/firms/from-archive', '/add/event'])

let firm: Firm
let administrator: Person

beforeAll(async () => {
  firm = await makeFirm()
  await Object.assign(new TestFirm(), { firmId: firm.firmId }).make()
  const email = `keys-${newId().toLowerCase()}@example.com`
  await createFirstAdministrator(env, { name: 'Platform', email, password })
  const login = await ask({ path: '/auth/admin/login', json: { email, password } })
  const { data } = await login.json<{ data: { token: string; response: { _id: string } } }>()
  administrator = { email, token: data.token, userId: data.response._id }
})

function send(path: string, person: Person, key: string, json: unknown) {
  const headers = { 'idempotency-key': key }
  return ask({ path, token: person.token, json, headers, with: own })
}

type Description = {
  paths: Record<string, { post?: { parameters?: { name: string; in: string }[] } }>
}

/** The POSTs whose description says that they take a key. */
async function readPromised() {
  const { paths } = await (await ask({ path: '/openapi.json' })).json<Description>()
  const described = Object.entries(paths).flatMap(([path, { post }]) => {
    const names = (post?.parameters ?? []).map(({ name }) => name)
    return names.includes('Idempotency-Key') ? [path] : []
  })
  return contractRoutes.filter(
    ({ method, path }) => method === 'POST' && described.includes(path) && !elsewhere.has(path),
  )
}

it('every POST that is described so gives the first answer again, and refuses another request', async () => {
  const promised = await readPromised()
  expect(promised.length).toBeGreaterThan(60)
  const faults: string[] = []
  for (const [at, route] of promised.entries()) {
    const path = route.path.replace(/\{(\w+)\}/g, (_, name) =>
      name === 'firmId' ? firm.firmId : newId(),
    )
    const person = route.needs === 'administrator' ? administrator : firm.owner
    const key = `walk-${at}`
    const url = `https://api.test${path}`
    const requestHash = await hashRequest(new Request(url, { method: 'POST', body: '{}' }))
    const answer = { kept: at }
    if (isServedByDirectory(route)) await keepInDirectory(person, key, requestHash, answer)
    else await keepInFirm(person, key, requestHash, answer)
    const again = await send(path, person, key, {})
    const other = await send(path, person, key, { other: true })
    const isSame = again.status < 300 && (await again.text()) === JSON.stringify(answer)
    if (!isSame || other.status !== 409) {
      faults.push(`${route.path}: ${again.status}, ${other.status}`)
    }
  }
  expect(faults).toEqual([])
})

async function keepInDirectory({ userId }: Person, key: string, hash: string, answer: unknown) {
  const body = await seal(env, JSON.stringify(answer))
  const row = { userId, key, requestHash: hash, firmId: '', status: 200, body }
  await directory(env)
    .insert(idempotencyKeys)
    .values({ ...row, createdAt: Date.now() })
}

async function keepInFirm({ userId }: Person, key: string, requestHash: string, answer: unknown) {
  const stub = env.FIRM.get(env.FIRM.idFromName(firm.firmId))
  await runInDurableObject(stub, (_, { storage }) =>
    new Store(storage).keepAnswer({
      id: `${userId}:${key}`,
      requestHash,
      answer: JSON.stringify(answer),
      createdAt: new Date().toISOString(),
    }),
  )
}

describe('a call that is made twice', () => {
  const party = { name: 'Twice', language: 'it', currency: 'EUR', address: { country: 'IT' } }

  it('is done once in a firm, also when both come at the same time', async () => {
    const path = `/firms/${firm.firmId}/parties`
    const answers = await Promise.all([1, 2, 3].map(() => send(path, firm.owner, 'at-once', party)))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(bodies).size).toBe(1)
    expect(await (await send(path, firm.owner, 'at-once', party)).text()).toBe(bodies[0])
    const list = await ask({ path: `${path}?q=Twice`, token: firm.owner.token, with: own })
    expect((await list.json<{ rows: unknown[] }>()).rows).toHaveLength(1)
    expect((await send(path, firm.owner, 'at-once', { ...party, name: 'x' })).status).toBe(409)
  })

  it('is done once in the directory, also when both come at the same time', async () => {
    const path = `/firms/${firm.firmId}/invitations`
    const email = `once-${newId().toLowerCase()}@example.com`
    const json = { email, role: 'sales', language: 'en', note: '' }
    const answers = await Promise.all([1, 2].map(() => send(path, firm.owner, 'invite', json)))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect([answers.map(({ status }) => status), new Set(bodies).size]).toEqual([[201, 201], 1])
    const row = await env.DIRECTORY.prepare('SELECT body FROM idempotency_keys WHERE key = ?')
      .bind('invite')
      .first('body')
    expect(row).not.toContain(email)
  })

  it('may be made again, corrected, when it was refused', async () => {
    const path = `/firms/${firm.firmId}/parties`
    expect((await send(path, firm.owner, 'refused', { ...party, name: '' })).status).toBe(422)
    expect((await send(path, firm.owner, 'refused', party)).status).toBe(201)
    const email = `again-${newId().toLowerCase()}@example.com`
    await invite(firm, firm.owner, 'sales', email)
    const roles = `/firms/${firm.firmId}/roles`
    expect((await send(roles, firm.owner, 'role', { name: '' })).status).toBe(422)
    const good = { name: 'Good', permissions: ['item:view'] }
    expect((await send(roles, firm.owner, 'role', good)).status).toBe(201)
  })
})

it('a key is forgotten after 24 hours, an hour of them at a time, by the object itself', async () => {
  const stub = env.FIRM.get(env.FIRM.idFromName(firm.firmId))
  await runInDurableObject(stub, async (_, { storage }) => {
    const store = new Store(storage)
    const old = {
      id: 'x:old',
      requestHash: 'h',
      answer: '1',
      createdAt: '2026-01-01T00:00:00.000Z',
    }
    store.keepAnswer(old)
    store.setAlarm()
    expect(await storage.getAlarm()).not.toBeNull()
    store.forgetOldKeys(new Date('2026-01-02T00:59:59.999Z'))
    expect(store.findAnswer('x:old')).toBeDefined()
    store.forgetOldKeys(new Date('2026-01-02T01:00:00.000Z'))
    expect(store.findAnswer('x:old')).toBeUndefined()
  })
})
