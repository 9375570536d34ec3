import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { Analysis } from '#contract/reporting/analytics.ts'
import { ask, firmInput, signInPerson, surroundings } from '../testing/client.ts'
import { serveSite, siteOfDomain } from './serve-site.ts'

const real = { FIRM: env.FIRM }
const all = { ...surroundings, ...real, DEPLOYMENT: 'local' } as const

/** A firm with a published site at its name, and at a domain of its own. */
async function openSite() {
  const { token } = await signInPerson()
  const made = await ask({ path: '/firms', token, json: firmInput('Verdi Srl'), with: real })
  const { id } = await made.json<{ id: string }>()
  async function call<Body>(method: string, path: string, input: object = {}): Promise<Body> {
    const json = method === 'GET' ? undefined : input
    const given = await ask({ method, path: `/firms/${id}${path}`, token, json, with: all })
    if (given.status >= 300) throw new Error(`${path}: ${given.status} ${await given.text()}`)
    return given.json()
  }
  const name = `v${id.toLowerCase().slice(-10)}`
  await call('PUT', '/site', { name, languages: ['it'], defaultLanguage: 'it', version: 0 })
  const page = await call<{ id: string }>('POST', '/site-pages', { title: 'Ciao', language: 'it' })
  await call('POST', `/site-pages/${page.id}/publish`)
  return { name, host: `www.${name}.test`, call }
}

async function visit(
  site: Parameters<typeof serveSite>[3],
  url: string,
  init?: RequestInit,
): Promise<Response> {
  const context = createExecutionContext()
  const response = await serveSite(new Request(url, init), all, context, site)
  await waitOnExecutionContext(context)
  return response
}

it('serves a site at its name, and not at a domain that nobody has proved', async () => {
  const { name, host, call } = await openSite()
  const first = await visit({ name }, `https://${name}.firmament.example/`)
  expect(first.status).toBe(200)
  expect(first.headers.get('set-cookie')).toBeNull()
  await call('PUT', '/site/domain', { host })
  expect((await visit({ domain: host }, `https://${host}/`)).status).toBe(404)
})

it('serves a site at its domain once that is proved, and leads there from its name', async () => {
  const { name, host, call } = await openSite()
  await call('PUT', '/site/domain', { host })
  await call('POST', '/site/domain/check')
  expect(await siteOfDomain(all, `${host}:443`)).toEqual({ domain: host })
  expect(await siteOfDomain(all, new URL(all.PUBLIC_ORIGIN).host)).toBeUndefined()
  const moved = await visit({ name }, `https://${name}.firmament.example/x?y=1`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `https://${host}/x?y=1`])
  const shown = await visit({ domain: host }, `https://${host}/`)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('set-cookie')).toBeNull()
})

it('takes forms from the site itself alone, and of a fair size', async () => {
  const { name } = await openSite()
  const url = `https://${name}.firmament.example/shop/cart`
  const form = (headers: Record<string, string>, body = 'do=add') =>
    visit({ name }, url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })
  expect((await form({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await form({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await form({})).status).toBe(403)
  expect((await form({ 'sec-fetch-site': 'same-origin' }, 'x'.repeat(50_000))).status).toBe(413)
  // There is no shop: nothing takes it.
  expect((await form({ 'sec-fetch-site': 'same-origin' })).status).toBe(405)
  expect((await visit({ name }, url, { method: 'DELETE' })).status).toBe(405)
})

it('counts what people see by page and source, and keeps nothing of who they are', async () => {
  const { name, call } = await openSite()
  const url = `https://${name}.firmament.example/`
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const look = (headers: Record<string, string> = {}, path = '', init: RequestInit = {}) =>
    visit({ name }, url + path, { headers: { 'user-agent': agent, ...headers }, ...init })
  const { headers } = await look({ referer: 'https://www.search.test/?q=ciao' })
  // A page that the browser has already is seen again.
  const etag = headers.get('etag') ?? ''
  const again = await look({ referer: url, 'if-none-match': etag, accept: 'text/html' })
  expect(again.status).toBe(304)
  await look({ cookie: 'a=b' }, '?utm_source=letter&utm_campaign=Spring')
  for (const program of ['Googlebot/2.1', '']) await look({ 'user-agent': program })
  await look({ 'sec-purpose': 'prefetch' })
  await look({}, '', { method: 'HEAD' })
  await look({}, 'nothing-here')
  await look({}, 'sitemap.xml')
  const asked = async (by: string) => {
    const query = `view=pageViews&measures=views,visits&by=${by}&period=last7Days`
    const { columns, rows } = await call<Analysis>('GET', `/analytics/run?${query}`)
    const places = ['views', 'visits'].map((name) => columns.findIndex(({ key }) => key === name))
    return rows.map(({ label, cells }) => [label, ...places.map((at) => cells[at]?.number)])
  }
  expect(await asked('page')).toEqual([
    ['/', '3', '2'],
    ['Total', '3', '2'],
  ])
  expect((await asked('referrer')).slice(0, 3).sort()).toEqual([
    ['None', '1', '0'],
    ['letter', '1', '1'],
    ['search.test', '1', '1'],
  ])
  expect((await asked('campaign')).map(([label]) => label)).toContain('Spring')
  const none = await ask({
    path: `/public/page-views/${'x'.repeat(40)}`,
    json: { place: 'bookings', isEntry: true },
    with: all,
  })
  expect(none.status).toBe(404)
})
