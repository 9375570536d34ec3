import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Session } from '#contract/core/identity.ts'
import type { ApiKey, NewApiKey } from '#contract/person/api-keys.ts'
import { ask, signInPerson } from '../../testing/client.ts'
import { newestMail } from '../../testing/mails.ts'
import {
  addMember,
  age,
  auditOf,
  change,
  type Firm,
  mailTo,
  makeFirm,
  type Person,
  press,
  signInAgain,
  status,
} from '../../testing/members.ts'

let firm: Firm
let accountant: Person

beforeAll(async () => {
  firm = await makeFirm()
  accountant = await addMember(firm, 'accountant')
})

const wanted = { name: 'Shop', permissions: ['member:view', 'invoice:view'], days: 30 }

function at(firmId: string | null): string {
  return firmId ? `/firms/${firmId}/api-keys` : '/auth/api-keys'
}

async function make(person: Person, firmId: string | null, values = {}): Promise<NewApiKey> {
  const json = { ...wanted, ...values }
  const answer = await ask({ path: at(firmId), token: person.token, json })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return answer.json()
}

async function listed(person: Person, firmId: string | null): Promise<ApiKey[]> {
  const answer = await ask({ path: at(firmId), token: person.token })
  return (await answer.json<{ rows: ApiKey[] }>()).rows
}

describe('an API key', () => {
  it('is shown once, and kept as a hash', async () => {
    const { secret, ...key } = await make(firm.owner, firm.firmId)
    expect(secret).toMatch(/^fmk_[\w-]{43}$/)
    expect(key).toMatchObject({ state: 'active', hint: secret.slice(0, 8), lastUsedAt: null })
    expect((await listed(firm.owner, firm.firmId))[0]).toEqual(key)
    const { results } = await env.DIRECTORY.prepare('SELECT * FROM api_keys').all()
    expect(JSON.stringify(results)).not.toContain(secret.slice(8))
  })

  it('opens what it names in its firm, and tells what is left of its minute', async () => {
    const { secret: token, id } = await make(firm.owner, firm.firmId)
    const path = `/firms/${firm.firmId}/members`
    const answer = await ask({ path, token })
    expect(answer.status).toBe(200)
    const left = ['limit', 'remaining'].map((name) => answer.headers.get(`ratelimit-${name}`))
    expect(left).toEqual(['300', '299'])
    expect(answer.headers.get('ratelimit-policy')).toBe('300;w=60')
    const session = await (await ask({ path: '/auth/session', token })).json<Session>()
    expect(session.firms).toMatchObject([{ firmId: firm.firmId, custom: { name: 'Shop' } }])
    const used = (await listed(firm.owner, firm.firmId)).find((key) => key.id === id)
    expect(used?.lastUsedAt).not.toBeNull()
  })

  it('does nothing that it does not name, whatever its owner may', async () => {
    const { secret: token } = await make(firm.owner, firm.firmId)
    const invited = { email: 'x@example.com', role: 'employee', language: 'en', note: '' }
    const path = `/firms/${firm.firmId}/invitations`
    expect(await status(ask({ path, token, json: invited }))).toBe(403)
    expect(await status(ask({ path: at(firm.firmId), token }))).toBe(403)
  })

  it('never touches the account, the sessions or the keys of its owner', async () => {
    const { secret: token } = await make(firm.owner, null)
    const refused = [
      ask({ path: at(null), token }),
      ask({ path: at(null), token, json: wanted }),
      ask({ path: '/auth/sessions', token }),
      ask({ path: '/auth/logout', method: 'POST', token }),
      ask({ path: '/realtime', token }),
    ]
    expect(await Promise.all(refused.map(status))).toEqual([403, 403, 403, 403, 403])
    expect(await status(ask({ path: at(null), token: firm.owner.token }))).toBe(200)
  })

  it('of a person reaches all their firms; that of a firm no other', async () => {
    const other = await makeFirm()
    await addMember(other, 'admin')
    const { secret: token } = await make(other.owner, other.firmId)
    expect(await status(ask({ path: `/firms/${firm.firmId}/members`, token }))).toBe(404)
    const own = await make(other.owner, null)
    const path = `/firms/${other.firmId}/members`
    expect(await status(ask({ path, token: own.secret }))).toBe(200)
  })

  it('loses what its owner loses', async () => {
    const admin = await addMember(firm, 'admin')
    const { secret: token } = await make(admin, null, { permissions: ['member:view'] })
    const path = `/firms/${firm.firmId}/members`
    expect(await status(ask({ path, token }))).toBe(200)
    await change(firm, firm.owner, admin.userId, 'admin', 'accountant')
    expect(await status(ask({ path, token }))).toBe(403)
    await press(firm, firm.owner, admin.userId, 'remove')
    expect(await status(ask({ path, token }))).toBe(404)
  })

  it('ends when it is revoked, at once, and when its time is over', async () => {
    const key = await make(firm.owner, firm.firmId)
    const [path, { secret: token, id }] = [`/firms/${firm.firmId}/members`, key]
    expect(await status(ask({ path, token }))).toBe(200)
    const revoke = { method: 'DELETE', path: `${at(firm.firmId)}/${id}`, token: firm.owner.token }
    expect(await (await ask(revoke)).json()).toMatchObject({ state: 'revoked' })
    expect(await status(ask({ path, token }))).toBe(401)
    const short = await make(firm.owner, firm.firmId)
    const end = 'UPDATE api_keys SET expires_at = 1 WHERE id = ?'
    await env.DIRECTORY.prepare(end).bind(short.id).run()
    expect(await status(ask({ path, token: short.secret }))).toBe(401)
    const actions = (await auditOf(firm.firmId)).map(({ action }) => action)
    expect(actions).toContain('key.revoked')
  })

  it('waits for the next minute after its 300 calls', async () => {
    const { secret: token, id } = await make(firm.owner, firm.firmId)
    const path = `/firms/${firm.firmId}/members`
    const spend = 'UPDATE api_keys SET minute = ?, calls = 300 WHERE id = ?'
    const minute = Math.floor(Date.now() / 60_000)
    await env.DIRECTORY.prepare(spend).bind(minute, id).run()
    const answer = await ask({ path, token })
    if (Math.floor(Date.now() / 60_000) !== minute) return
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe(answer.headers.get('ratelimit-reset'))
    expect(answer.headers.get('ratelimit-remaining')).toBe('0')
  })
})

describe('keys of a firm', () => {
  it('are made and seen by those alone who may', async () => {
    const { token } = accountant
    expect(await status(ask({ path: at(firm.firmId), token }))).toBe(403)
    expect(await status(ask({ path: at(firm.firmId), token, json: wanted }))).toBe(403)
    const { id } = await make(firm.owner, firm.firmId)
    const path = `${at(null)}/${id}`
    expect(await status(ask({ method: 'DELETE', path, token }))).toBe(404)
  })

  it('ask for nothing that no program does, and for at least one thing', async () => {
    const { token } = firm.owner
    for (const permissions of [[], ['key:edit'], ['firm:transfer'], ['no:such']]) {
      const json = { ...wanted, permissions }
      expect(await status(ask({ path: at(firm.firmId), token, json }))).toBe(422)
    }
    expect(await status(ask({ path: at(null), token, json: { ...wanted, days: 366 } }))).toBe(422)
  })

  it('are made by nobody whose address is not proven, and are told to whoever made one', async () => {
    const person = await signInPerson()
    // Nobody is asked who they are first, in vain.
    await age(person)
    const refused = await ask({ path: at(null), token: person.token, json: wanted })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { data: { fields: { '': { key: 'addressUnproven' } } } },
    ])
    await make(accountant, null, { name: 'Night shift' })
    expect((await mailTo(accountant.email))[0]?.subject).toContain('Night shift')
    const { rows } = await (await ask({ path: '/notifications', token: accountant.token })).json<{
      rows: { kind: string }[]
    }>()
    expect(rows.map(({ kind }) => kind)).toContain('keyCreated')
  })

  it('end with all others of their maker when a password is set by mail', async () => {
    const person = await addMember(firm, 'admin')
    const keys = [await make(person, null), await make(person, firm.firmId)]
    await ask({ path: '/auth/forget-password', json: { email: person.email } })
    const { token } = await newestMail(person.email, 'Set a new password')
    const json = { token, password: 'an altogether new harbour' }
    expect(await status(ask({ path: '/auth/recover-password', json }))).toBe(200)
    const path = `/firms/${firm.firmId}/members`
    const tries = keys.map(({ secret }) => ask({ path, token: secret }))
    expect(await Promise.all(tries.map(status))).toEqual([401, 401])
    expect((await auditOf(firm.firmId)).at(-1)).toMatchObject({ action: 'key.revoked' })
  })

  it('are made by somebody who showed a moment ago who they are', async () => {
    const token = await signInAgain(accountant)
    await age(accountant)
    const answer = await ask({ path: at(null), token, json: wanted })
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'confirm_needed' }])
  })
})
