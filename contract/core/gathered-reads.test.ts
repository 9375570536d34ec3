import { expect, test } from 'vitest'
import { fromGathered, packAnswers, toGathered, unpackAnswers } from './gathered-reads.ts'

test('answers come apart as they were put together', async () => {
  const answers = [
    Response.json({ name: 'Łódź 🚲' }),
    new Response(null, { status: 204 }),
    Response.json({ code: 'rate_limited' }, { status: 429, headers: { 'retry-after': '7' } }),
  ]
  const packed = packAnswers(await Promise.all(answers.map(toGathered)))
  const [first, second, third] = unpackAnswers(packed).map(({ status, text, retryAfter }) => ({
    status,
    text,
    retryAfter,
  }))
  expect(first).toEqual({ status: 200, text: '{"name":"Łódź 🚲"}', retryAfter: null })
  expect(second).toEqual({ status: 204, text: '', retryAfter: null })
  expect(third).toEqual({ status: 429, text: '{"code":"rate_limited"}', retryAfter: '7' })
})

test('a file is refused, and not read', async () => {
  let wasRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        wasRead = true
        controller.enqueue(new Uint8Array(1_000_000))
      },
    },
    { highWaterMark: 0 },
  )
  const file = new Response(body, { headers: { 'content-type': 'application/pdf' } })
  const refused = fromGathered(await toGathered(file))
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'malformed' })
  expect(wasRead).toBe(false)
})
