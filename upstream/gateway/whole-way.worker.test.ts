import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { ask, firmInput, password, signInPerson } from '../testing/client.ts'
import { ageSessions } from '../testing/profile.ts'

it('makes a real firm, which then answers its member and nobody else', async () => {
  const real = { FIRM: env.FIRM }
  const { token } = await signInPerson()
  const make = { path: '/firms', token, json: firmInput('Verdi Srl'), with: real }
  const made = await ask(make)
  expect(made.status).toBe(201)
  const { id } = await made.json<{ id: string }>()
  const path = `/firms/${id}`
  const answer = await ask({ path, token, with: real })
  expect(await answer.json()).toMatchObject({ id, legalName: 'Verdi Srl', version: 1 })
  const stranger = await signInPerson()
  expect((await ask({ path, token: stranger.token, with: real })).status).toBe(404)
  const bankAccount = { iban: 'DE00000000000000000000' }
  const refused = await ask({ ...make, json: { ...firmInput('X'), bankAccount } })
  expect(refused.status).toBe(422)
  const session = await ask({ path: '/auth/session', token })
  expect((await session.json<{ firms: unknown[] }>()).firms).toHaveLength(1)
})

it('leads a firm’s money elsewhere only for somebody who has just shown who they are', async () => {
  const real = { FIRM: env.FIRM }
  const { token, userId } = await signInPerson()
  const made = await ask({ path: '/firms', token, json: firmInput('Verdi Srl'), with: real })
  const firm = await made.json<{ id: string; bankAccount: { iban: string } }>()
  const path = `/firms/${firm.id}`
  const json = { ...firm, bankAccount: { iban: 'DE89370400440532013000' } }
  await ageSessions(userId)
  const refused = await ask({ path, method: 'PUT', token, json, with: real })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'confirm_needed' }])
  const kept = await ask({ path, token, with: real })
  expect(await kept.json()).toMatchObject({ bankAccount: { iban: '' } })
  const shown = await ask({ path: '/auth/confirm', token, json: { password } })
  const { data } = await shown.json<{ data: { token: string } }>()
  const moved = await ask({ path, method: 'PUT', token: data.token, json, with: real })
  expect(moved.status).toBe(200)
})
