import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Session } from '#contract/core/identity.ts'
import { countAttempt, firmsLimit } from '../identity/attempts.ts'
import { directory } from '../identity/directory.ts'
import { ask, createFirmOf, firmInput, signInPerson, signInProven } from '../testing/client.ts'

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

  it('lets it leave out areas, which its people’s sessions then say', async () => {
    const { token } = await signInPerson()
    const real = { FIRM: env.FIRM }
    const areasOff = ['tills', 'products']
    const json = { ...firmInput('Studio Srl'), business: 'agency', areasOff }
    const made = await ask({ path: '/firms', token, json, with: real })
    const firm = await made.json<{ id: string; business: string }>()
    expect([made.status, firm.business]).toEqual([201, 'agency'])
    const read = async () =>
      (await (await ask({ path: '/auth/session', token })).json<Session>()).firms[0]?.areasOff
    expect(await read()).toEqual(areasOff)
    // A form that does not know of areas changes none.
    const { areasOff: _, ...plain } = { ...json, version: 1 }
    const path = `/firms/${firm.id}`
    expect((await ask({ path, method: 'PUT', token, json: plain, with: real })).status).toBe(200)
    expect(await read()).toEqual(areasOff)
    await ask({
      path,
      method: 'PUT',
      token,
      json: { ...plain, version: 2, areasOff: [] },
      with: real,
    })
    expect(await read()).toEqual([])
    const wrong = { ...plain, version: 3, areasOff: ['garden'] }
    expect((await ask({ path, method: 'PUT', token, json: wrong, with: real })).status).toBe(422)
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

  it('is done by a person 30 times in a day, of archives too', async () => {
    const { token, userId } = await signInProven()
    const db = directory(env)
    for (let at = 0; at < 30; at += 1) await countAttempt(db, firmsLimit(userId), Date.now())
    const early = await ask({ path: '/firms', token, json: firmInput('One More Srl') })
    expect(early.status).toBe(429)
    const body = new FormData()
    body.set('file', new File(['no archive'], 'firm.zip'))
    expect((await ask({ path: '/firms/from-archive', token, body })).status).toBe(429)
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
