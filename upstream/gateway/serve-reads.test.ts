import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { gatheredPath, unpackAnswers } from '#contract/core/gathered-reads.ts'
import type { Gateway } from './gateway.ts'
import { serveReads } from './serve-reads.ts'

afterEach(() => vi.useRealTimers())

const [quick, slow] = ['01JD0000000000ABCDEFGHJKMA', '01JD0000000000ABCDEFGHJKMB']

/** A gateway whose second firm never answers. */
function gateway() {
  const app = new Hono<Gateway>()
  const door = (request: Request) =>
    request.url.includes(slow)
      ? new Promise<Response>(() => undefined)
      : Promise.resolve(Response.json({ rows: [] }))
  return app.post(gatheredPath, serveReads(door))
}

test('a firm that does not answer keeps nobody waiting for the others', async () => {
  vi.useFakeTimers()
  const paths = [`/firms/${quick}/to-do`, `/firms/${slow}/to-do`]
  const asked = gateway().request(gatheredPath, { method: 'POST', body: JSON.stringify(paths) })
  await vi.advanceTimersByTimeAsync(2_600)
  const answers = unpackAnswers(await (await asked).text())
  expect(answers.map(({ status }) => status)).toEqual([200, 503])
})

test('a page about one firm waits for all that it reads', async () => {
  vi.useFakeTimers()
  let isDone = false
  const paths = [`/firms/${slow}/to-do`, `/firms/${slow}/queue`]
  const asked = gateway().request(gatheredPath, { method: 'POST', body: JSON.stringify(paths) })
  void Promise.resolve(asked).then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isDone).toBe(false)
})
