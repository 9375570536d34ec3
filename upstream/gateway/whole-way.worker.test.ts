import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { ask, firmInput, signInPerson } from '../testing/client.ts'

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
