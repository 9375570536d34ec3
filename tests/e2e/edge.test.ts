// Modules: gateway, site
import { brotliCompressSync, constants } from 'node:zlib'
import type { APIRequestContext, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

const languages = { eng: 'en', gr: 'de', it: 'it', rs: 'ru', sp: 'es' }

const maxPageBytes = 20_000
const maxViewBytes = 60_000

test.describe('A public page', () => {
  test('is made once, and asked for again without being sent again', async ({ request }) => {
    const first = await request.get('/', { maxRetries: 2 })
    const second = await request.get('/', { maxRetries: 2 })
    expect(second.headers()['cache-status']).toBe('edge; hit')
    expect(await second.text()).toBe(await first.text())
    const { etag = '' } = second.headers()
    const third = await request.get('/', { headers: { 'if-none-match': etag } })
    expect(third.status()).toBe(304)
    const head = await request.head('/')
    expect([head.status(), head.headers().etag]).toEqual([200, etag])
  })

  test('is one of its own in each language and appearance', async ({ request }) => {
    const etags = new Set<string | undefined>()
    for (const language of Object.values(languages)) {
      for (const theme of ['light', 'dark']) {
        const headers = { 'accept-language': language, cookie: `theme=${theme}` }
        const answer = await request.get('/', { headers })
        expect(answer.headers()['content-language']).toBe(language)
        etags.add(answer.headers().etag)
      }
    }
    expect(etags.size).toBe(10)
  })

  test('is made anew for whoever is signed in', async ({ signedIn: page }) => {
    const answer = await page.goto('/')
    expect(answer?.headers()['cache-status']).toBeUndefined()
    expect(answer?.headers()['cache-control']).toBe('no-store')
  })

  test('is never one of the sign-in pages', async ({ request }) => {
    for (const path of ['/login', '/register', '/demo/login', '/forget-password']) {
      const answer = await request.get(path, { maxRetries: 2 })
      expect(answer.headers()['cache-status'], path).toBeUndefined()
    }
  })

  test('that is kept is the same when it is made again', async ({ request }) => {
    test.slow()
    for (const path of await listPaths(request)) {
      const kept = await request.get(path, { maxRetries: 2 })
      if (kept.headers()['cache-status'] === undefined) continue
      const fresh = await request.get(path, { headers: { cookie: 'unknown=1' } })
      expect(fresh.headers()['cache-status'], path).toBeUndefined()
      expect(await fresh.text(), path).toBe(await kept.text())
    }
  })

  test('sends no script, and weighs little with its styles', async ({ request }) => {
    test.slow()
    const sizes = new Map<string, number>()
    const heavy: string[] = []
    for (const path of await listPaths(request)) {
      const html = await (await request.get(`${path}?lng=rs`, { maxRetries: 2 })).text()
      expect(html.replace(/<script type="application\/ld\+json">/g, ''), path).not.toContain(
        '<script',
      )
      let sum = weigh(html)
      const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)]
      expect(sheets.length, path).toBeLessThanOrEqual(2)
      for (const [, href = ''] of sheets) {
        const sheet = await request.get(href, { maxRetries: 2 })
        expect(sheet.status(), href).toBe(200)
        const size = sizes.get(href) ?? weigh(await sheet.text())
        sizes.set(href, size)
        sum += size
      }
      if (sum > maxPageBytes) heavy.push(`${path} ${sum}`)
    }
    expect(sizes.size).toBeGreaterThan(0)
    expect(heavy).toEqual([])
  })
})

test.describe('The first view of the home page', () => {
  for (const code of Object.keys(languages)) {
    test(`weighs little with its fonts: ${code}`, async ({ page }) => {
      const responses: Response[] = []
      const note = (response: Response) => responses.push(response)
      page.on('response', note)
      await page.goto(`/?lng=${code}`, { waitUntil: 'networkidle' })
      // What comes later is no part of the first view, and must not be read when the test is over.
      page.off('response', note)
      const sizes: number[] = []
      for (const response of responses) {
        const type = response.headers()['content-type'] ?? ''
        if (/^text\/(html|css)/.test(type)) sizes.push(weigh(await response.text()))
        if (type.startsWith('font/')) sizes.push((await response.body()).length)
      }
      expect(sizes.length).toBeGreaterThan(3)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxViewBytes)
    })
  }
})

/** The pages that search engines are told of. */
async function listPaths(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml', { maxRetries: 2 })).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const own = [...new Set(paths)]
  expect(own.length).toBeGreaterThan(10)
  return own
}

/** What a text weighs on its way, compressed as lightly as a network does it while answering. */
function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
