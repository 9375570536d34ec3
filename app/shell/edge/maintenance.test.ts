import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { passToApi } from './api-pass.ts'
import { env, origin } from './production.fixture.ts'

async function ask(MAINTENANCE: string, init: RequestInit = {}) {
  const asked: Request[] = []
  const handle = async (request: Request) => {
    asked.push(request)
    const headers = { 'content-type': 'text/html', 'content-language': 'de' }
    return new Response(new URL(request.url).pathname, { headers })
  }
  const request = new Request(`${origin}/firms?q=1`, init)
  const response = await answer(request, { ...env, MAINTENANCE }, () => {}, handle, {
    bodyLimit: 0,
  })
  return { response, asked }
}

test('every route says when to come again, in the visitor’s language', async () => {
  const cookie = 'lng=gr; __Host-session=abc; theme=dark'
  const { response, asked } = await ask('on', { headers: { cookie, 'accept-language': 'it' } })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('600')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('/maintenance')
  expect(asked[0]?.headers.get('cookie')).toBe('lng=gr; theme=dark')
  expect(asked[0]?.headers.get('accept-language')).toBe('it')
})

test('what is posted is refused, not done', async () => {
  const { response, asked } = await ask('on', { method: 'POST', body: 'a=b' })
  expect(response.status).toBe(503)
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
})

test('the setting may say the minutes', async () => {
  expect((await ask('45')).response.headers.get('retry-after')).toBe('2700')
  expect((await ask('soon')).response.headers.get('retry-after')).toBe('600')
})

test('an empty setting is none', async () => {
  expect((await ask('')).response.status).toBe(200)
  expect((await ask(' ')).response.status).toBe(200)
})

test('programs are told as programs are', async () => {
  const response = await passToApi(new Request(`${origin}/api/firms`), { ...env, MAINTENANCE: '5' })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('300')
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
})
