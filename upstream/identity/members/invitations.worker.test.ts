import { env } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Invitation } from '#contract/firm/members.ts'
import { newId } from '../../firm/ulid.ts'
import { ask, password } from '../../testing/client.ts'
import {
  addMember,
  auditOf,
  change,
  type Firm,
  invite,
  linkTo,
  mailTo,
  makeFirm,
  makePerson,
  membersOf,
  newTokenOf,
  status,
} from '../../testing/members.ts'
import { createFirstAdministrator } from '../bootstrap.ts'

let firm: Firm

beforeAll(async () => {
  firm = await makeFirm()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an invitation', () => {
  it('makes a person of a new address and a member, with the address proven', async () => {
    const email = `new-${newId().toLowerCase()}@example.com`
    const sent = await invite(firm, firm.owner, 'sales', email, { note: 'Welcome\n{link}' })
    expect(await sent.json()).toMatchObject({ email, role: 'sales', state: 'open' })
    const [mail] = await mailTo(email)
    expect(mail?.subject).toBe('Maria Rossi invites you to Rossi Srl')
    expect(mail?.text).toContain('> Welcome\n> {link}')
    expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([
      expect.stringMatching(/^https:\/\/firmament\.test\/invitations\/[\w-]{43}\?lng=en$/),
    ])
    const token = await linkTo(email)
    expect(await (await ask({ path: `/invitations/${token}` })).json()).toMatchObject({
      firmName: 'Rossi Srl',
      role: 'sales',
      inviterName: 'Maria Rossi',
      email,
      signInKind: null,
    })
    const path = `/invitations/${token}/register`
    const json = { name: 'New Hand', password: 'far too good a harbour' }
    expect(await status(ask({ path, json: { ...json, password: 'short' } }))).toBe(422)
    const made = await ask({ path, json })
    const { data, firmId } = await made.json<{
      data: { token: string; response: object }
      firmId: string
    }>()
    expect(firmId).toBe(firm.firmId)
    expect(data.response).toMatchObject({ email, role: 'user', name: 'New Hand' })
    const session = await ask({ path: '/auth/session', token: data.token })
    expect(await session.json()).toMatchObject({
      user: { isEmailVerified: true, currentFirmId: firm.firmId },
      firms: [{ firmId: firm.firmId, role: 'sales' }],
    })
    expect((await auditOf(firm.firmId)).at(-1)).toMatchObject({
      action: 'member.joined',
      after: JSON.stringify({ email, role: 'sales' }),
    })
    expect(await status(ask({ path, json }))).toBe(404)
  })

  it('keeps no token in the database', async () => {
    const email = `hashed-${newId().toLowerCase()}@example.com`
    await invite(firm, firm.owner, 'sales', email)
    const token = await linkTo(email)
    const row = await env.DIRECTORY.prepare('SELECT * FROM invitations WHERE email = ?')
      .bind(email)
      .first()
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('answers alike whether somebody has the address', async () => {
    const { email } = await makePerson()
    const known = await invite(firm, firm.owner, 'sales', email)
    const unknown = await invite(firm, firm.owner, 'sales', `x${email}`)
    expect([known.status, unknown.status]).toEqual([201, 201])
    const own = { id: '', email: '', sentAt: '', expiresAt: '' }
    const [one, other] = [await known.json<Invitation>(), await unknown.json<Invitation>()]
    expect({ ...one, ...own }).toEqual({ ...other, ...own })
    expect(other).toMatchObject({ email: `x${email}`, state: 'open' })
  })

  it('is good for seven days', async () => {
    const email = `week-${newId().toLowerCase()}@example.com`
    await invite(firm, firm.owner, 'sales', email)
    const path = `/invitations/${await linkTo(email)}`
    const day = 24 * 3_600_000
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 7 * day - 60_000 })
    expect(await status(ask({ path }))).toBe(200)
    vi.setSystemTime(now + 7 * day + 60_000)
    expect(await status(ask({ path }))).toBe(404)
    const json = { name: 'Late', password: 'far too good a harbour' }
    expect(await status(ask({ path: `${path}/register`, json }))).toBe(404)
  })

  it('takes no password that is a name of the firm, or of whoever is invited', async () => {
    const email = `named-${newId().toLowerCase()}@example.com`
    await invite(firm, firm.owner, 'sales', email)
    const path = `/invitations/${await linkTo(email)}/register`
    for (const poor of ['Rossi Srl', 'rossi srl 2026!', 'New Hand', email]) {
      const refused = await ask({ path, json: { name: 'New Hand', password: poor } })
      expect([refused.status, await refused.json()], poor).toMatchObject([
        422,
        { data: { fields: { password: { key: 'passwordTooCommon' } } } },
      ])
    }
  })

  it('is worth nothing changed, used, revoked, replaced or expired', async () => {
    const look = (token: string) => ask({ path: `/invitations/${token}` })
    const email = `dead-${newId().toLowerCase()}@example.com`
    const sent = await invite(firm, firm.owner, 'sales', email)
    const { id } = await sent.json<Invitation>()
    const first = await linkTo(email)
    const changed = `${first.slice(0, -2)}${first.at(-2) === 'A' ? 'B' : 'A'}${first.at(-1)}`
    const at = `/firms/${firm.firmId}/invitations/${id}`
    const { token } = firm.owner
    expect(await status(ask({ method: 'POST', path: `${at}/resend`, token }))).toBe(200)
    const second = await linkTo(email)
    expect(second).not.toBe(first)
    expect(await status(look(second))).toBe(200)
    const expire = (by: number) =>
      env.DIRECTORY.prepare('UPDATE invitations SET expires_at = ? WHERE id = ?').bind(by, id).run()
    await expire(Date.now() - 1)
    const json = { name: 'Late', password: 'far too good a harbour' }
    const expired = [
      await look(second),
      await ask({ path: `/invitations/${second}/register`, json }),
    ]
    await expire(Date.now() + 1_000_000)
    expect(await status(ask({ method: 'DELETE', path: at, token }))).toBe(200)
    const dead = [await look(first), await look(changed), await look('x'), await look(second)]
    const bodies = await Promise.all([...expired, ...dead].map((answer) => answer.text()))
    expect([...expired, ...dead].map((answer) => answer.status)).toEqual(Array(6).fill(404))
    expect(new Set(bodies).size).toBe(1)
    expect(await status(ask({ method: 'POST', path: `${at}/resend`, token }))).toBe(404)
    const count = await env.DIRECTORY.prepare('SELECT count(*) AS n FROM users WHERE email = ?')
      .bind(email)
      .first()
    expect(count).toEqual({ n: 0 })
  })

  it('is for its address alone', async () => {
    const meant = await makePerson()
    const other = await makePerson()
    await invite(firm, firm.owner, 'admin', meant.email)
    const path = `/invitations/${await linkTo(meant.email)}/accept`
    expect(await status(ask({ method: 'POST', path, token: other.token }))).toBe(403)
    expect(await status(ask({ method: 'POST', path }))).toBe(401)
    const json = { name: 'Thief', password: 'far too good a harbour' }
    const register = path.replace('accept', 'register')
    expect(await status(ask({ path: register, json }))).toBe(409)
    const answer = await ask({ method: 'POST', path, token: meant.token })
    expect(answer.status).toBe(200)
    const token = await newTokenOf(answer)
    expect(token).not.toBe(meant.token)
    expect(await status(ask({ path: '/auth/session', token: meant.token }))).toBe(401)
    expect(await status(ask({ path: `/firms/${firm.firmId}/members`, token }))).toBe(200)
  })

  it('is used once, however many try at once', async () => {
    const email = `race-${newId().toLowerCase()}@example.com`
    await invite(firm, firm.owner, 'sales', email)
    const path = `/invitations/${await linkTo(email)}/register`
    const json = { name: 'Race', password: 'far too good a harbour' }
    const answers = await Promise.all([1, 2, 3].map(() => ask({ path, json })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await membersOf(firm, firm.owner, `&q=${email}`)).length).toBe(1)
  })

  it('lends no more than its sender still holds', async () => {
    const admin = await addMember(firm, 'admin')
    const email = `lent-${newId().toLowerCase()}@example.com`
    await invite(firm, admin, 'accountant', email)
    const look = async () => status(ask({ path: `/invitations/${await linkTo(email)}` }))
    expect(await look()).toBe(200)
    await change(firm, firm.owner, admin.userId, 'admin', 'hr')
    expect(await look()).toBe(404)
    const list = await ask({
      path: `/firms/${firm.firmId}/invitations?q=${email}`,
      token: firm.owner.token,
    })
    const { rows } = await list.json<{ rows: Invitation[] }>()
    expect(rows.map((row) => row.state)).toEqual(['void'])
  })

  it('is sent once to an address, and to no member', async () => {
    const email = `twice-${newId().toLowerCase()}@example.com`
    expect(await status(invite(firm, firm.owner, 'sales', email))).toBe(201)
    expect(await status(invite(firm, firm.owner, 'sales', email.toUpperCase()))).toBe(201)
    expect(await mailTo(email)).toHaveLength(1)
    const other = await invite(firm, firm.owner, 'hr', email)
    expect(await other.json()).toMatchObject({
      data: { fields: { email: { key: 'alreadyInvited' } } },
    })
    const member = await invite(firm, firm.owner, 'sales', (await addMember(firm, 'hr')).email)
    expect(await member.json()).toMatchObject({
      data: { fields: { email: { key: 'alreadyMember' } } },
    })
  })

  it('is no way to write to strangers without end', async () => {
    const own = await makeFirm()
    const answers: number[] = []
    for (let at = 0; at < 33; at += 1) {
      answers.push(await status(invite(own, own.owner, 'sales', `many-${at}@example.com`)))
    }
    expect(answers.slice(0, 30).every((one) => one === 201)).toBe(true)
    expect(answers.at(-1)).toBe(429)
  })

  it('of another firm cannot be touched', async () => {
    const other = await makeFirm()
    const email = `others-${newId().toLowerCase()}@example.com`
    const { id } = await (await invite(other, other.owner, 'sales', email)).json<Invitation>()
    const path = `/firms/${firm.firmId}/invitations/${id}`
    const { token } = firm.owner
    expect(await status(ask({ method: 'POST', path: `${path}/resend`, token }))).toBe(404)
    expect(await status(ask({ method: 'DELETE', path, token }))).toBe(404)
    expect(await mailTo(email)).toHaveLength(1)
  })

  it('opens no firm to administrators of the platform', async () => {
    const email = `platform-${newId().toLowerCase()}@example.com`
    await createFirstAdministrator(env, { name: 'Platform', email, password })
    const login = await ask({ path: '/auth/admin/login', json: { email, password } })
    const { data } = await login.json<{ data: { token: string } }>()
    await invite(firm, firm.owner, 'admin', email)
    const path = `/invitations/${await linkTo(email)}/accept`
    expect(await status(ask({ method: 'POST', path, token: data.token }))).toBe(403)
  })
})

describe('a CRM user', () => {
  it('is a person of that kind, who enters by the own sign-in page and sees customers alone', async () => {
    const email = `crm-${newId().toLowerCase()}@example.com`
    await invite(firm, firm.owner, 'crm', email)
    const json = { name: 'Carla', password: 'far too good a harbour' }
    const made = await ask({ path: `/invitations/${await linkTo(email)}/register`, json })
    const { data } = await made.json<{ data: { token: string; response: object } }>()
    expect(data.response).toMatchObject({ role: 'crm' })
    const credentials = { email, password: json.password }
    expect(await status(ask({ path: '/auth/login', json: credentials }))).toBe(401)
    expect(await status(ask({ path: '/crmuser/login-crmsuser', json: credentials }))).toBe(200)
    expect(await status(ask({ path: '/firms', token: data.token, json: {} }))).toBe(403)
    const at = `/firms/${firm.firmId}`
    expect(await status(ask({ path: `${at}/members`, token: data.token }))).toBe(403)
  })

  it('becomes an ordinary one with the first role that sees books', async () => {
    const email = `rises-${newId().toLowerCase()}@example.com`
    await invite(firm, firm.owner, 'crm', email)
    const json = { name: 'Carla', password: 'far too good a harbour' }
    const made = await ask({ path: `/invitations/${await linkTo(email)}/register`, json })
    const { data } = await made.json<{ data: { response: { _id: string } } }>()
    await change(firm, firm.owner, data.response._id, 'crm', 'sales')
    const credentials = { email, password: json.password }
    expect(await status(ask({ path: '/auth/login', json: credentials }))).toBe(200)
  })
})

describe('a demo', () => {
  it('lets no invitation leave', async () => {
    const opened = await ask({ path: '/auth/demo-login', json: { token: 'open-the-demo' } })
    const { data } = await opened.json<{ data: { token: string } }>()
    const { token } = data
    const session = await ask({ path: '/auth/session', token })
    const { firms } = await session.json<{ firms: { firmId: string }[] }>()
    const email = `demo-${newId().toLowerCase()}@example.com`
    const json = { email, role: 'sales', language: 'en', note: '' }
    const sent = await ask({ path: `/firms/${firms[0]?.firmId}/invitations`, token, json })
    expect(sent.status).toBe(201)
    const query = 'SELECT is_held FROM outbox WHERE recipient = ?'
    const { results } = await env.DIRECTORY.prepare(query).bind(email).all()
    expect(results).toEqual([{ is_held: 1 }])
  })
})
