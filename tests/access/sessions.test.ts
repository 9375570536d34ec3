import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { pageLeaves } from '#app/shell/edge/page-leaves.server.ts'
import { Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { testPassword } from '../support/firm.mjs'
import { revealedMails } from '../support/mails.mjs'
import { askPage, cookieIn, logIn, tokenIn } from './ask-page.ts'
import { fillPath } from './rules.ts'

const origin = inject('origin')
const { walkers, ids, login } = inject('world')
const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })

async function apiStatus(token: string): Promise<number> {
  const headers = { accept: 'application/json', ...bearerOf(token) }
  return (await askPage('/api/auth/session', { headers })).status
}

describe('a session', () => {
  test('gets a cookie and a token that nobody had before, whatever cookie came along', async () => {
    const planted = await logIn()
    const page = await askPage('/login', { cookie: planted, form: { ...login } })
    const fresh = cookieIn(page, 'session')
    expect(fresh).not.toBe(planted)
    expect(tokenIn(fresh)).not.toBe(tokenIn(planted))
  })

  test('ends where it is kept, by a post alone', async () => {
    const cookie = await logIn()
    const token = tokenIn(cookie)
    for (const method of ['GET', 'HEAD']) {
      expect((await askPage('/logout', { method, cookie })).status).toBe(200)
    }
    expect((await askPage('/api/auth/logout', { headers: bearerOf(token) })).status).toBe(405)
    expect(await apiStatus(token)).toBe(200)
    const left = await askPage('/logout', { method: 'POST', cookie, form: {} })
    expect([left.status, left.location]).toEqual([302, '/login'])
    expect(left.cookies.find((line) => line.startsWith('session='))).toMatch(
      /^session=;.*Max-Age=0/,
    )
    expect(await apiStatus(token)).toBe(401)
  })

  test('that ends clears what the browser keeps, but for tickets that a till has not sent yet', async () => {
    const plain = await askPage('/logout', { cookie: await logIn(), form: {} })
    expect(plain.cleared).toBe('"cache", "storage"')
    const cookie = `${await logIn()}; tills=open`
    const ofTill = await askPage('/logout', { cookie, form: {} })
    expect(ofTill.cleared).toBe('"cache"')
    expect(ofTill.cookies.some((line) => line.startsWith('tills=left;'))).toBe(true)
  })

  test('that ended does nothing and shows nothing in another tab', async () => {
    const cookie = await logIn()
    const { text } = await askPage('/firms', { cookie })
    const firm = /\/firms\/[0-9A-Z]{26}/.exec(text)?.[0] ?? ''
    const name = 'From the other tab'
    const form = { name, language: 'en', currency: 'EUR', 'address.country': 'DE' }
    expect((await askPage(`${firm}/customers`, { cookie })).status).toBe(200)
    await askPage('/logout', { cookie, form: {} })
    const posted = await askPage(`${firm}/customers/new`, { cookie, form })
    // What was typed waits for the same person on the same page.
    const back = `/login?to=${encodeURIComponent(`${firm}/customers/new`)}`
    expect([posted.status, posted.location]).toEqual([302, back])
    for (const path of [`${firm}/customers`, `${firm}/dashboard`, '/firms', '/profile']) {
      const shown = await askPage(path, { cookie })
      expect([shown.status, shown.text], path).toEqual([302, ''])
    }
    const again = await askPage(`${firm}/customers`, { cookie: await logIn() })
    expect(again.text).not.toContain(name)
  })

  test('is not kept where Back or a proxy would find it', async () => {
    const cookie = await logIn()
    const answer = await fetchAlone(`${origin}/firms`, { headers: { cookie } })
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })
})

describe('looking', () => {
  const paths = pageLeaves.map(({ path }) => fillPath(path, ids))
  const owner = walkers.find(({ role }) => role === 'owner')
  const ends = 'intent=delete&_method=DELETE&confirm=yes&name=Evil&theme=dark&role=owner&lng=it'

  /** All that the owner could have changed. */
  async function state(): Promise<unknown> {
    const api = new Api(origin, 1)
    const headers = bearerOf(owner?.token ?? '')
    const at = `/firms/${ids.firmId}`
    const record = [
      '/auth/profile',
      '/auth/sign-in-methods',
      at,
      `${at}/members`,
      `${at}/invitations`,
      `${at}/parties`,
      `${at}/parties/${ids.customerId}`,
      `${at}/items`,
      `${at}/invoices`,
      `${at}/invoices/${ids.invoiceId}`,
      `${at}/payments`,
    ]
    const answers = []
    for (const path of record) answers.push(await api.call('GET', path, undefined, headers))
    api.close()
    return answers
  }

  test('at every page there is, with all that a form could say, changes nothing', async () => {
    expect(paths.length).toBeGreaterThan(80)
    const before = await state()
    for (const path of paths) await askPage(`${path}?${ends}`, { cookie: owner?.cookie })
    expect(await state()).toEqual(before)
  })
})

describe('a host that the request names', () => {
  const email = 'mailed@walk.example'
  const api = new Api(origin, 1)
  const evil = 'evil.example'
  const named = {
    host: evil,
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'https',
    'x-original-host': evil,
    'x-host': evil,
    forwarded: `host=${evil};proto=https`,
    referer: `https://${evil}/`,
  }

  beforeAll(async () => {
    await api.register({ email, password: testPassword })
  })

  /** What was written to an address, as an administrator reads it. */
  async function mailsTo(address: string, count: number): Promise<string> {
    const administrator = walkers.find(({ kind }) => kind === 'admin')
    const headers = bearerOf(administrator?.token ?? '')
    // Mails leave behind the answer.
    return vi.waitFor(async () => {
      const mails = await revealedMails(api, address, headers)
      expect(mails).toHaveLength(count)
      return mails.map(({ text }) => text).join('\n')
    })
  }

  test('is in no mail that a page sends', async () => {
    const sent: [path: string, form: Record<string, string>][] = [
      ['/register', { name: 'New', email: 'paged@walk.example', password: testPassword }],
      ['/register', { name: 'New', email: 'paged@walk.example', password: testPassword }],
      ['/login', { email: 'paged@walk.example', intent: 'mail' }],
      ['/forget-password', { email: 'paged@walk.example' }],
    ]
    for (const [path, form] of sent) {
      expect((await askPage(path, { headers: named, form })).status, path).toBe(302)
    }
    const text = await mailsTo('paged@walk.example', 4)
    expect(text.match(/https?:\/\/[^/\s]+/g)?.length).toBeGreaterThanOrEqual(4)
    for (const [link] of text.matchAll(/https?:\/\/[^/\s]+/g)) expect(link).toBe(origin)
  })

  test('is in no mail that the API sends, nor is the origin of a page', async () => {
    const headers = { ...named, origin: `https://${evil}` }
    const invited = 'invited@walk.example'
    const moved = 'moved@walk.example'
    const firm = await api.call('POST', '/firms', firmInput, newKey())
    const invitation = { email: invited, role: 'sales', language: 'en', note: '' }
    const calls: [path: string, body: object][] = [
      ['/auth/login-link', { email }],
      ['/auth/forget-password', { email }],
      ['/auth/send-verification', {}],
      [`/firms/${firm.id}/invitations`, invitation],
      ['/auth/email-change', { email: moved }],
      ['/auth/login', { email, password: testPassword }],
    ]
    for (const [path, body] of calls) {
      const { status } = await api.send('POST', path, body, { ...headers, ...newKey() })
      expect([200, 201], path).toContain(status)
    }
    const text = [
      await mailsTo(email, 5),
      await mailsTo(invited, 1),
      await mailsTo(moved, 1),
    ].join()
    for (const [link] of text.matchAll(/https?:\/\/[^/\s]+/g)) expect(link).toBe(origin)
    expect(text).not.toContain(evil)
    api.close()
  })
})

const firmInput = {
  legalName: 'Absender GmbH',
  address: { street: 'Weg 1', postcode: '10115', city: 'Berlin', country: 'DE' },
  baseCurrency: 'EUR',
  language: 'de',
  timeZone: 'Europe/Berlin',
}
