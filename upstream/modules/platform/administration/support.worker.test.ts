import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AuthUser, Session } from '#contract/core/identity.ts'
import { createFirstAdministrator } from '../../../identity/bootstrap.ts'
import { forgetUser } from '../../../identity/identity-cache.ts'
import { ask, createFirmOf, password, signInPerson } from '../../../testing/client.ts'

type Consent = {
  id: string
  endedAt: string | null
  endedByName: string | null
  visits: { administratorName: string; requests: number; endedAt: string | null }[]
}
let administrator = { token: '', id: '' }

beforeAll(async () => {
  await signInPerson()
  const email = 'support@example.com'
  await createFirstAdministrator(env, { name: 'Ada Support', email, password })
  const login = await ask({ path: '/auth/admin/login', json: { email, password } })
  const { data } = await login.json<{ data: AuthUser }>()
  administrator = { token: data.token, id: data.response._id }
})

async function firmWithOwner() {
  const owner = await signInPerson('Olga Owner')
  const firmId = await createFirmOf(owner.token)
  return { ...owner, firmId, path: `/firms/${firmId}/support-access` }
}

function grant(token: string, firmId: string, json: unknown = { hours: 1, reason: 'Totals' }) {
  return ask({ path: `/firms/${firmId}/support-access`, token, json })
}

function enter(firmId: string, token = administrator.token) {
  return ask({ path: `/admin/firms/${firmId}/visits`, token, method: 'POST' })
}

function look(firmId: string, token = administrator.token) {
  return ask({ path: `/firms/${firmId}/invoices?q=secret`, token })
}

async function sessionOf(token: string): Promise<Session> {
  return (await ask({ path: '/auth/session', token })).json()
}

async function consentsOf(token: string, firmId: string) {
  const answer = await ask({ path: `/firms/${firmId}/support-access`, token })
  return (await answer.json<{ rows: Consent[] }>()).rows
}

describe('support access to a firm', () => {
  it('needs the firm’s consent: without it nobody enters and nothing is told', async () => {
    const { firmId } = await firmWithOwner()
    expect((await enter(firmId)).status).toBe(403)
    const refused = await look(firmId)
    expect(refused.status).toBe(404)
    expect(await refused.text()).not.toContain('Rossi')
    expect((await sessionOf(administrator.token)).visitedFirms).toEqual([])
  })

  it('is given by those who may, and asked for by administrators alone', async () => {
    const { firmId, token, userId } = await firmWithOwner()
    const stranger = await signInPerson()
    expect((await grant(stranger.token, firmId)).status).toBe(404)
    expect((await enter(firmId, token)).status).toBe(403)
    await env.DIRECTORY.prepare("UPDATE memberships SET role = 'sales' WHERE user_id = ?")
      .bind(userId)
      .run()
    forgetUser(userId)
    expect((await grant(token, firmId)).status).toBe(403)
    expect((await ask({ path: `/firms/${firmId}/support-access`, token })).status).toBe(403)
  })

  it('refuses a time or a reason that is not offered', async () => {
    const { firmId, token } = await firmWithOwner()
    expect((await grant(token, firmId, { hours: 9999, reason: 'x' })).status).toBe(422)
    expect((await grant(token, firmId, { hours: 24, reason: ' ' })).status).toBe(422)
  })

  it('lets an administrator look, and only look, while it lasts', async () => {
    const { firmId, token } = await firmWithOwner()
    expect((await grant(token, firmId)).status).toBe(200)
    expect((await look(firmId)).status).toBe(404)
    expect((await enter(firmId)).status).toBe(200)
    const seen = await look(firmId)
    expect(seen.status).toBe(200)
    const { headers } = await seen.json<{ headers: Record<string, string> }>()
    const actor = JSON.parse(decodeURIComponent(headers['x-firmament-actor'] ?? ''))
    expect(actor).toMatchObject({ role: 'readOnly', userName: 'Ada Support' })
    const write = { path: `/firms/${firmId}/invoices`, token: administrator.token, json: {} }
    expect((await ask(write)).status).toBe(403)
    const { visitedFirms } = await sessionOf(administrator.token)
    expect(visitedFirms).toMatchObject([{ firmId, role: 'readOnly' }])
    const members = { path: `/firms/${firmId}/support-access`, token: administrator.token }
    expect((await ask(members)).status).toBe(404)
  })

  it('is shown to the firm, with every request', async () => {
    const { firmId, token, userId } = await firmWithOwner()
    await grant(token, firmId)
    expect((await sessionOf(token)).supportAccess).toMatchObject([{ firmId, isInside: false }])
    await enter(firmId)
    await look(firmId)
    await look(firmId)
    expect((await sessionOf(token)).supportAccess).toMatchObject([{ firmId, isInside: true }])
    const halfAnHour = 30 * 60_000
    await env.DIRECTORY.prepare('UPDATE support_visits SET last_request_at = last_request_at - ?')
      .bind(halfAnHour)
      .run()
    forgetUser(userId)
    expect((await sessionOf(token)).supportAccess).toMatchObject([{ firmId, isInside: false }])
    const [consent] = await consentsOf(token, firmId)
    expect(consent?.visits).toMatchObject([{ administratorName: 'Ada Support', requests: 2 }])
    const answer = await ask({ path: `/firms/${firmId}/support-access/requests`, token })
    const { rows } = await answer.json<{ rows: { path: string }[] }>()
    expect(rows.map(({ path }) => path)).toEqual(
      Array(2).fill(`/firms/${firmId}/invoices?q=secret`),
    )
  })

  it('ends at once when the firm ends it, and by itself when its time is over', async () => {
    const { firmId, token } = await firmWithOwner()
    await grant(token, firmId)
    await enter(firmId)
    expect((await look(firmId)).status).toBe(200)
    const end = { path: `/firms/${firmId}/support-access/end`, token, method: 'POST' }
    expect(await (await ask(end)).json()).toEqual({ isEnded: true })
    expect((await look(firmId)).status).toBe(404)
    expect((await enter(firmId)).status).toBe(403)
    expect(await consentsOf(token, firmId)).toMatchObject([
      { endedByName: 'Olga Owner', visits: [{ endedAt: expect.stringMatching(/Z$/) }] },
    ])

    await grant(token, firmId)
    await enter(firmId)
    await env.DIRECTORY.prepare('UPDATE support_consents SET expires_at = ? WHERE firm_id = ?')
      .bind(Date.now() - 1, firmId)
      .run()
    expect((await look(firmId)).status).toBe(404)
    expect((await enter(firmId)).status).toBe(403)
    const [newest] = await consentsOf(token, firmId)
    expect(newest).toMatchObject({ endedByName: null, endedAt: expect.stringMatching(/Z$/) })
  })

  it('is one at a time, and leaving ends the visit', async () => {
    const { firmId, token } = await firmWithOwner()
    await grant(token, firmId)
    await enter(firmId)
    await grant(token, firmId, { hours: 24, reason: 'Longer' })
    expect((await look(firmId)).status).toBe(404)
    const open = (await consentsOf(token, firmId)).filter(({ endedAt }) => endedAt === null)
    expect(open).toHaveLength(1)
    await enter(firmId)
    expect((await look(firmId)).status).toBe(200)
    const leave = { path: `/admin/firms/${firmId}/visits/end`, method: 'POST' }
    await ask({ ...leave, token: administrator.token })
    expect((await look(firmId)).status).toBe(404)
    expect((await sessionOf(token)).supportAccess).toMatchObject([{ isInside: false }])
  })
})
