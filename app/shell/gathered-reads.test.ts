import { expect, test } from 'vitest'
import { packAnswers } from '#contract/core/gathered-reads.ts'
import { sendTogether } from './gathered-reads.ts'

type Sent = { path: string; method: string; body: string }

/** An API that says which path was asked for; `/missing` is none. */
function api() {
  const sent: Sent[] = []
  const answerTo = (path: string) => ({
    status: path === '/missing' ? 404 : 200,
    text: JSON.stringify({ path, word: 'Größe €' }),
    retryAfter: null,
  })
  const fetch = async (url: string, init: RequestInit = {}) => {
    const path = url.replace('https://upstream', '')
    const body = String(init.body ?? '')
    sent.push({ path, method: init.method ?? 'GET', body })
    if (path !== '/reads') return new Response(answerTo(path).text)
    return new Response(packAnswers(JSON.parse(body).map(answerTo)))
  }
  return { sent, UPSTREAM: { fetch } }
}

const read = { method: 'GET', headers: new Headers({ authorization: 'Bearer x' }) }

function contextOf(env: object) {
  const context: unknown = { env }
  return context as Parameters<typeof sendTogether>[0]
}

test('what a page reads at once goes in one request, each with its own answer', async () => {
  const { sent, ...env } = api()
  const context = contextOf(env)
  const send = sendTogether(context)
  const answers = await Promise.all(
    ['/a', '/missing', '/c?x=1'].map((path) => send(context.env, path, read)),
  )
  expect(sent).toEqual([{ path: '/reads', method: 'POST', body: '["/a","/missing","/c?x=1"]' }])
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200])
  expect(answers.map(({ text }) => JSON.parse(text))).toEqual([
    { path: '/a', word: 'Größe €' },
    { path: '/missing', word: 'Größe €' },
    { path: '/c?x=1', word: 'Größe €' },
  ])
})

test('one call, and those that follow an answer, go as they are', async () => {
  const { sent, ...env } = api()
  const context = contextOf(env)
  await sendTogether(context)(context.env, '/a', read)
  await sendTogether(context)(context.env, '/b', read)
  expect(sent.map(({ path }) => path)).toEqual(['/a', '/b'])
})

test('where all of them are refused, each is', async () => {
  const env = {
    UPSTREAM: { fetch: async () => new Response('{"code":"too_large"}', { status: 413 }) },
  }
  const context = contextOf(env)
  const send = sendTogether(context)
  const answers = await Promise.all(['/a', '/b'].map((path) => send(context.env, path, read)))
  expect(answers.map(({ status }) => status)).toEqual([413, 413])
})
