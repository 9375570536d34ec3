import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'

const dataDir = createDataDir()
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ dataDir, env: { MAINTENANCE: '15' } })
})

afterAll(async () => {
  await server?.stop()
  removeDataDir(dataDir)
})

it.each([
  ['/', 'en'],
  ['/login', 'de'],
  ['/firms', 'it'],
  ['/nowhere', 'ru'],
])('%s says in %s that we are at work', async (path, language) => {
  const headers = { 'accept-language': language }
  const answer = await fetchAlone(server.origin + path, { headers, redirect: 'manual' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('900')
  expect(await answer.text()).toContain(`<html lang="${language}"`)
})

it('programs are told in JSON, and files are served as ever', async () => {
  const api = await fetchAlone(`${server.origin}/api/firms`)
  expect([api.status, api.headers.get('retry-after')]).toEqual([503, '900'])
  expect(await api.json()).toMatchObject({ code: 'unavailable' })
  expect((await fetchAlone(`${server.origin}/icons.svg`)).status).toBe(200)
})
