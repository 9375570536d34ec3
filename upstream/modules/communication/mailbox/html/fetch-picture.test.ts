import { expect, test } from 'vitest'
import { fetchPictures } from './fetch-picture.ts'

const mebibyte = 1024 * 1024

/** A deployment whose way out answers so. */
function envOf(answer: (url: string) => Promise<Response>) {
  const PUBLIC_NET = {
    fetch: (url: RequestInfo | URL) => answer(String(url)),
    connect(): never {
      throw new Error('Nobody opens a socket for a picture')
    },
  }
  return { PUBLIC_NET }
}

test.each([
  'http://127.0.0.1/a.png',
  'http://[::1]/a.png',
  'http://2130706433/a.png',
  'https://printer.local/a.png',
  'http://pictures.example:8080/a.png',
  'http://me:secret@pictures.example/a.png',
])('a picture at %s is not asked for, nor one that leads there', async (url) => {
  const asked: string[] = []
  const env = envOf(async (at) => {
    asked.push(at)
    return new Response(null, { status: 302, headers: { location: url } })
  })
  const urls = [url, 'http://pictures.example/b.png']
  expect((await fetchPictures(urls, mebibyte, env)).size).toBe(0)
  expect(asked).toEqual(['http://pictures.example/b.png'])
})

test('forty large pictures are read a few at a time, and no more of them than is shown', async () => {
  const png = new Uint8Array(2 * mebibyte)
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  let running = 0
  let most = 0
  let read = 0
  const picture = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    const parts = Array.from({ length: 32 }, (_, at) => png.slice(at * 65_536, (at + 1) * 65_536))
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = parts.shift()
        if (part) {
          read += part.byteLength
          controller.enqueue(part)
          return
        }
        running -= 1
        controller.close()
      },
      cancel() {
        running -= 1
      },
    })
    return new Response(body)
  }
  const urls = Array.from({ length: 40 }, (_, at) => `https://pictures.example/${at}.png`)
  const fetched = await fetchPictures(urls, 12 * mebibyte, envOf(picture))
  expect(most).toBeLessThanOrEqual(5)
  expect(read).toBeLessThan(13 * mebibyte)
  expect(fetched.size).toBeGreaterThan(0)
  expect([...fetched.values()].every(({ type }) => type === 'image/png')).toBe(true)
})
