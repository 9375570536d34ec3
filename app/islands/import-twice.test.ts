import { afterEach, expect, test, vi } from 'vitest'
import { importTwice } from './import-twice.client.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a file that fails once is loaded again', async () => {
  vi.useFakeTimers()
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('island')
  const loaded = importTwice(load)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loaded).toBe('island')
})

test('one that fails twice is a chunk load error, and so is one that has not come in two minutes', async () => {
  vi.useFakeTimers()
  const failing = expect(
    importTwice(() => Promise.reject(new Error('offline'))),
  ).rejects.toMatchObject({ name: 'ChunkLoadError' })
  await vi.advanceTimersByTimeAsync(1000)
  await failing
  let hasEnded = false
  const hanging = importTwice(() => new Promise(() => {}))
  const ended = expect(hanging).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause: { message: 'No answer in time' },
  })
  hanging.catch(() => {
    hasEnded = true
  })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(hasEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  await ended
})
