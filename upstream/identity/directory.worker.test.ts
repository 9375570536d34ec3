import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ask, createFirmOf, signInPerson } from '../testing/client.ts'
import { sweepDirectory } from './cleanup.ts'
import { migrateDirectory } from './directory.ts'
import { internalSecret } from './token.ts'

const dayMs = 86_400_000

describe('the migrations of the directory', () => {
  it('are applied once by three runs at once, and again change nothing', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDirectory(env.DIRECTORY)))
    await migrateDirectory(env.DIRECTORY)
    const { results } = await env.DIRECTORY.prepare('SELECT name FROM schema_version').all()
    expect(results.length).toBeGreaterThan(0)
    expect(new Set(results.map((row) => row.name)).size).toBe(results.length)
  })
})

describe('the demo', () => {
  const path = '/auth/demo-login'

  it('is a fresh person with a firm of his own each time', async () => {
    const open = async () => {
      const response = await ask({ path, json: { token: 'open-the-demo', language: 'de' } })
      expect(response.status).toBe(200)
      return (await response.json<{ data: { token: string; response: object } }>()).data
    }
    const [one, two] = [await open(), await open()]
    expect(one.response).toMatchObject({ isDemo: true, role: 'demo', language: 'de' })
    expect(one.response).not.toEqual(two.response)
    const session = await (await ask({ path: '/auth/session', token: one.token })).json()
    expect(session).toMatchObject({ firms: [{ role: 'owner', legalName: 'Demo & Sons' }] })
  })

  it('is closed to a wrong token, and where there is none', async () => {
    expect((await ask({ path, json: { token: 'open-the-dem0' } })).status).toBe(401)
    const json = { token: 'open-the-demo' }
    expect((await ask({ path, json, with: { DEMO_TOKEN: undefined } })).status).toBe(401)
  })

  it('is gone after a day, with its firm', async () => {
    const { data } = await (await ask({ path, json: { token: 'open-the-demo' } })).json<{
      data: { token: string; response: { _id: string } }
    }>()
    const later = Date.now() + dayMs + 1
    await sweepDirectory(env, later)
    for (const [table, column] of [
      ['users', 'id'],
      ['firms', 'owner_id'],
      ['memberships', 'user_id'],
      ['sessions', 'user_id'],
    ]) {
      const query = env.DIRECTORY.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`)
      expect(await query.bind(data.response._id).first('n')).toBe(0)
    }
  })
})

describe('the sweep', () => {
  it('takes nothing that still counts', async () => {
    const { token } = await signInPerson()
    await createFirmOf(token)
    await sweepDirectory(env, Date.now())
    expect((await ask({ path: '/auth/session', token })).status).toBe(200)
  })
})

describe('the first administrator', () => {
  const json = { name: 'First', email: 'first@example.com', password: 'a long first password' }
  const path = '/internal/bootstrap'

  it('is made once, by our own host only', async () => {
    expect((await ask({ path, json })).status).toBe(404)
    const wrong = { 'x-internal-secret': internalSecret('another secret') }
    expect((await ask({ path, json, headers: wrong })).status).toBe(404)
    const headers = { 'x-internal-secret': internalSecret(env.SECRETS) }
    const made = await ask({ path, json, headers })
    expect(await made.json()).toEqual({ isCreated: true })
    const again = await ask({ path, json: { ...json, email: 'second@example.com' }, headers })
    expect(await again.json()).toEqual({ isCreated: false })
    expect((await ask({ path: '/auth/admin/login', json })).status).toBe(200)
  })
})
