import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { ask, firmInput, signInPerson } from '../testing/client.ts'

const real = { FIRM: env.FIRM }

test('what a query names that the call does not know is refused at its name', async () => {
  const { token } = await signInPerson()
  const made = await ask({ path: '/firms', token, json: firmInput('Rossi Srl'), with: real })
  const { id } = await made.json<{ id: string }>()
  for (const [path, field] of [
    [`/firms/${id}/invoices?limt=5`, 'limt'],
    [`/firms/${id}/invoices?tab=draft&foo[bar]=1`, 'foo'],
    [`/firms/${id}/dashboard?x=1`, 'x'],
    ['/notifications?page=2', 'page'],
  ] as const) {
    const answer = await ask({ path, token, with: real })
    expect([path, answer.status, await answer.json()]).toMatchObject([
      path,
      422,
      { data: { fields: { [field]: { key: 'unknownParameter' } } } },
    ])
  }
  for (const path of [
    `/firms/${id}/invoices?tab=draft`,
    `/firms/${id}/reports/trial-balance?period=year&compare=yearBefore`,
    '/notifications?size=5',
  ]) {
    const answer = await ask({ path, token, with: real })
    expect([path, answer.status]).toEqual([path, 200])
    await answer.body?.cancel()
  }
  expect((await ask({ path: `/firms/${id}/invoices?limt=5`, with: real })).status).toBe(401)
})
