import { afterEach, expect, test, vi } from 'vitest'
import { sendUpstream } from './upstream-transport.ts'

const env = { API_URL: 'https://api.example/v1/' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('another API has ten seconds to begin its answer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  })
  const answer = sendUpstream(env, '/firms?x=1', {})
  const refused = expect(answer).rejects.toMatchObject({
    code: 'unavailable',
    message: 'No answer for /firms',
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
})

test('and for all of it: one that trickles is given up', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const trickle = new ReadableStream({
      start(controller) {
        const drip = setInterval(() => controller.enqueue(new Uint8Array(1)), 1000)
        signal.addEventListener('abort', () => {
          clearInterval(drip)
          controller.error(signal.reason)
        })
      },
    })
    return new Response(trickle)
  })
  const answer = await sendUpstream(env, '/firms', {})
  const refused = expect(answer.arrayBuffer()).rejects.toThrow('No answer in time')
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
})

test('an answer without end is cut off, and one of a fair size is whole', async () => {
  const mebibyte = new Uint8Array(1024 * 1024)
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(mebibyte)
    },
  })
  vi.stubGlobal('fetch', async () => new Response(endless))
  const answer = await sendUpstream(env, '/', {})
  await expect(answer.arrayBuffer()).rejects.toThrow('too large')
  expect(sent).toBeLessThan(70)

  vi.stubGlobal('fetch', async (url: string) => new Response(`from ${url}`))
  expect(await (await sendUpstream(env, '/me', {})).text()).toBe('from https://api.example/v1/me')
})
