import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { decodeActor } from '../firm/actor.ts'
import { forgetUser } from '../identity/identity-cache.ts'
import { ask, createFirmOf, firmInput, signInPerson } from '../testing/client.ts'

type Echo = { pathname: string; headers: Record<string, string> }
const strangeId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

describe('the handler of a firm', () => {
  it('tells the firm who asks, whatever the caller claims, and passes no credentials on', async () => {
    const { token, userId } = await signInPerson('Märia Røssi')
    const firmId = await createFirmOf(token)
    const claimed = btoa(JSON.stringify({ userId: 'x', role: 'owner' }))
    const headers = {
      'x-firmament-actor': claimed,
      'x-firmament-firm': 'x',
      'x-request-id': 'request-77',
      'x-client-address': '2001:db8:1:2::9',
    }
    const response = await ask({ path: `/firms/${firmId}/invoices?q=a`, token, headers })
    const echo = await response.json<Echo>()
    expect(decodeActor(echo.headers['x-firmament-actor'] ?? '')).toEqual({
      userId,
      userName: 'Märia Røssi',
      role: 'owner',
      custom: null,
      language: 'en',
      isDemo: false,
      isFresh: true,
      isProgram: false,
      // Nobody has opened the mail to them yet.
      isUnproven: true,
      requestId: 'request-77',
      // Whole, though all of a network are counted as one; what is no address is none.
      comesFrom: '2001:db8:1:2::9',
    })
    const odd = {
      path: `/firms/${firmId}/invoices`,
      token,
      headers: { 'x-client-address': 'unknown' },
    }
    const { headers: passed } = await (await ask(odd)).json<Echo>()
    expect(decodeActor(passed['x-firmament-actor'] ?? '')).not.toHaveProperty('comesFrom')
    expect(echo.headers['x-firmament-firm']).toBe(firmId)
    expect(echo.headers).not.toHaveProperty('authorization')
  })

  it('is the same wall for a firm of others and for none', async () => {
    const owner = await signInPerson()
    const firmId = await createFirmOf(owner.token)
    const { token } = await signInPerson()
    const answers = await Promise.all(
      [firmId, strangeId, 'x'].map((id) => ask({ path: `/firms/${id}/invoices`, token })),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
    expect(new Set(bodies).size).toBe(1)
    expect((await ask({ path: `/firms/${firmId}/invoices` })).status).toBe(401)
    const put = { path: `/firms/${firmId}`, method: 'PUT', token, json: firmInput('Mine') }
    expect((await ask(put)).status).toBe(404)
  })

  it('closes to a member who was removed, within seconds', async () => {
    const { token, userId } = await signInPerson()
    const firmId = await createFirmOf(token)
    const path = `/firms/${firmId}/invoices`
    expect((await ask({ path, token })).status).toBe(200)
    await env.DIRECTORY.prepare('DELETE FROM memberships WHERE user_id = ?').bind(userId).run()
    forgetUser(userId)
    expect((await ask({ path, token })).status).toBe(404)
  })

  it('lets the directory follow a new name', async () => {
    const { token } = await signInPerson()
    const firmId = await createFirmOf(token, 'Old Srl')
    const path = `/firms/${firmId}`
    const json = { ...firmInput('New Srl'), version: 1 }
    expect((await ask({ path, method: 'PUT', token, json })).status).toBe(200)
    const session = await (await ask({ path: '/auth/session', token })).json()
    expect(session).toMatchObject({ firms: [{ firmId, legalName: 'New Srl' }] })
  })
})

describe('a public link', () => {
  it('reaches its firm as nobody, and nothing without a firm', async () => {
    const { token } = await signInPerson()
    const firmId = await createFirmOf(token)
    const response = await ask({ path: `/public/documents/${firmId.slice(16)}secret/pdf` })
    const echo = await response.json<Echo>()
    expect(decodeActor(echo.headers['x-firmament-actor'] ?? '')).toMatchObject({ role: null })
    for (const other of [`${strangeId.slice(16)}secret`, 'short', `${firmId.slice(15)}x`]) {
      expect((await ask({ path: `/public/documents/${other}/pdf` })).status).toBe(404)
    }
  })
})
