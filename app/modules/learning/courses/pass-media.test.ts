import { expect, test } from 'vitest'
import { passMedia } from './pass-media.server.ts'

const whole = 'abcdefghij'

/** What a player is answered that asks for a range of ten bytes. */
async function ask(range: string | null) {
  const headers = new Headers(range === null ? {} : { range })
  const answer = await passMedia(
    new Request('https://firmament.example/x', { headers }),
    whole.length,
    async ({ from = 0, to = whole.length - 1 }) =>
      new Response(whole.slice(from, to + 1), { headers: { 'content-type': 'video/mp4' } }),
  )
  return [answer.status, answer.headers.get('content-range'), await answer.text()]
}

test('a player gets the part of a file that it asks for', async () => {
  expect(await ask(null)).toEqual([200, null, whole])
  expect(await ask('bytes=0-3')).toEqual([206, 'bytes 0-3/10', 'abcd'])
  expect(await ask('bytes=7-')).toEqual([206, 'bytes 7-9/10', 'hij'])
  expect(await ask('bytes=-2')).toEqual([206, 'bytes 8-9/10', 'ij'])
  expect(await ask('bytes=5-99')).toEqual([206, 'bytes 5-9/10', 'fghij'])
})

test('what lies behind the end is refused, and another unit means the whole', async () => {
  expect(await ask('bytes=10-')).toEqual([416, 'bytes */10', ''])
  expect(await ask('bytes=6-2')).toEqual([416, 'bytes */10', ''])
  expect(await ask('bytes=-')).toEqual([416, 'bytes */10', ''])
  expect(await ask('lines=1-2')).toEqual([200, null, whole])
})
