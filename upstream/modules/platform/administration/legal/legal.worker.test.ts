import { beforeAll, expect, test } from 'vitest'
import type { LegalText } from '#contract/core/legal.ts'
import { ask, Root } from '../../../../testing/administrator.ts'
import { signInPerson } from '../../../../testing/client.ts'

let root: Root

beforeAll(async () => {
  root = await Root.signIn()
})

const read = async (page: string, language = 'de') => {
  const answer = await ask({ path: `/legal?page=${page}&language=${language}` })
  expect(answer.status).toBe(200)
  return (await answer.json()) as LegalText
}

test('anybody reads who runs it and the operator’s words; until then nobody and none', async () => {
  expect(await read('imprint')).toMatchObject({ operator: { name: '' }, text: null })
  const operator = { name: 'Nord GmbH', address: 'Hafen 1\n20457 Hamburg', email: 'a@nord.example' }
  await root.post('/admin/legal/operator', operator, 'PUT')
  const words = { page: 'imprint', language: 'de', text: '## Wir\n{name}' }
  await root.post('/admin/legal/text', words, 'PUT')
  expect(await read('imprint')).toMatchObject({ operator, text: words.text })
  expect((await read('imprint', 'en')).text).toBeNull()
  const overview = await root.get<{ own: unknown[] }>('/admin/legal')
  expect(overview.own).toMatchObject([{ page: 'imprint', language: 'de' }])
  await root.post('/admin/legal/text', { ...words, text: '' }, 'PUT')
  expect((await read('imprint')).text).toBeNull()
})

test('nobody else changes it', async () => {
  const { token } = await signInPerson()
  for (const path of ['/admin/legal/operator', '/admin/legal/text']) {
    const json = { page: 'terms', language: 'en', text: 'x' }
    expect((await ask({ method: 'PUT', path, json, token })).status).toBe(403)
    expect((await ask({ method: 'PUT', path, json })).status).toBe(401)
  }
})
