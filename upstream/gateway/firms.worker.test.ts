import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { decodeActor } from '../firm/actor.ts'
import { ask, createFirmOf, firmInput, signInPerson } from '../testing/client.ts'

type Echo = { pathname: string; headers: Record<string, string> }
const strangeId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

describe('making a firm', () => {
  it('enters it with its owner, as the current one', async () => {
    const { token, userId } = await signInPerson()
    const firmId = await createFirmOf(token, 'Rossi Srl')
    const session = await (await ask({ path: '/auth/session', token })).json()
    expect(session).toMatchObject({
      user: { currentFirmId: firmId },
      firms: [{ firmId, role: 'owner', legalName: 'Rossi Srl', place: 'Milano', country: 'IT' }],
    })
    const companies = await ask({ path: `/auth/getCompany/${userId}`, token })
    expect(await companies.json()).toEqual([
      {
        _id: firmId,
        legalName: 'Rossi Srl',
        tradeName: '',
        country: 'IT',
        baseCurrency: 'EUR',
        role: 'owner',
      },
    ])
  })

  it('happens once under one key, and refuses another body under it', async () => {
    const { token } = await signInPerson()
    const headers = { 'idempotency-key': 'one-firm' }
    const make = (name: string) => ask({ path: '/firms', token, headers, json: firmInput(name) })
    const first = await make('Once Srl')
    const second = await make('Once Srl')
    expect([second.status, await second.text()]).toEqual([201, await first.text()])
    expect((await make('Twice Srl')).status).toBe(409)
    const session = await ask({ path: '/auth/session', token })
    expect((await session.json<{ firms: unknown[] }>()).firms).toHaveLength(1)
  })

  it('goes on with the same firm where a crash stopped it', async () => {
    const { token, userId } = await signInPerson()
    const headers = { 'idempotency-key': 'crash' }
    const json = firmInput('Crash Srl')
    await ask({ path: '/firms', token, headers, json })
    const note = env.DIRECTORY.prepare('SELECT firm_id FROM idempotency_keys WHERE user_id = ?')
    const firmId = await note.bind(userId).first('firm_id')
    await env.DIRECTORY.batch([
      env.DIRECTORY.prepare('DELETE FROM firms WHERE id = ?').bind(firmId),
      env.DIRECTORY.prepare('UPDATE idempotency_keys SET body = NULL WHERE user_id = ?').bind(
        userId,
      ),
    ])
    expect((await ask({ path: '/firms', token, headers, json })).status).toBe(201)
    const left = env.DIRECTORY.prepare('SELECT id FROM firms WHERE owner_id = ?').bind(userId)
    expect((await left.all()).results).toEqual([{ id: firmId }])
  })

  it('leaves nothing behind when input or firm refuse', async () => {
    const { token } = await signInPerson()
    const wrong = await ask({
      path: '/firms',
      token,
      json: { ...firmInput('X'), baseCurrency: 'XXL' },
    })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({
      data: { fields: { baseCurrency: { key: 'unknownCurrency' } } },
    })
    const headers = { 'idempotency-key': 'refused' }
    const refused = await ask({ path: '/firms', token, headers, json: firmInput('Refused Srl') })
    expect(refused.status).toBe(422)
    const again = await ask({ path: '/firms', token, headers, json: firmInput('Better Srl') })
    expect(again.status).toBe(201)
  })

  it('needs a session', async () => {
    expect((await ask({ path: '/firms', json: firmInput('X') })).status).toBe(401)
  })
})

describe('the list of companies', () => {
  it('is for oneself', async () => {
    const { userId } = await signInPerson()
    const other = await signInPerson()
    const path = `/auth/getCompany/${userId}`
    expect((await ask({ path, token: other.token })).status).toBe(403)
    const stranger = await ask({ path })
    expect(stranger.status).toBe(401)
    expect(await stranger.json()).toMatchObject({ message: 'User not authenticated' })
  })
})

describe('the door of a firm', () => {
  it('tells the firm who asks, whatever the caller claims, and passes no credentials on', async () => {
    const { token, userId } = await signInPerson('Märia Røssi')
    const firmId = await createFirmOf(token)
    const claimed = btoa(JSON.stringify({ userId: 'x', role: 'owner' }))
    const headers = {
      'x-firmament-actor': claimed,
      'x-firmament-firm': 'x',
      'x-request-id': 'request-77',
    }
    const response = await ask({ path: `/firms/${firmId}/invoices?q=a`, token, headers })
    const echo = await response.json<Echo>()
    expect(decodeActor(echo.headers['x-firmament-actor'] ?? '')).toEqual({
      userId,
      userName: 'Märia Røssi',
      role: 'owner',
      language: 'en',
      isDemo: false,
      requestId: 'request-77',
    })
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
    const { forgetUser } = await import('../identity/identity-cache.ts')
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
    const response = await ask({ path: `/public/documents/${firmId}secret/pdf` })
    const echo = await response.json<Echo>()
    expect(decodeActor(echo.headers['x-firmament-actor'] ?? '')).toMatchObject({ role: null })
    for (const other of [`${strangeId}secret`, 'short', `${firmId.slice(1)}x`]) {
      expect((await ask({ path: `/public/documents/${other}/pdf` })).status).toBe(404)
    }
  })
})
