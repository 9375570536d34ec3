import { beforeAll, describe, expect, inject, test } from 'vitest'
import { askPage, logIn, type Page } from './ask-page.ts'

const origin = inject('origin')
const { login } = inject('world')

let cookie = ''
beforeAll(async () => {
  cookie = await logIn()
})

const evils = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '//evil.example/%2e%2e',
  '@evil.example',
  '.evil.example',
]

/** Where a browser would be led: at once, after a while, by a link, by a form. */
function leadsOf({ location, refresh, text }: Page): string[] {
  const later = /url=(.*)$/i.exec(refresh)?.[1] ?? ''
  const links = [...text.matchAll(/ (?:href|action|formaction|src)="([^"]*)"/g)]
  const kept = [...text.matchAll(/<input type="hidden" name="(?:to|from)" value="([^"]*)"/g)]
  return [location, later, ...[...links, ...kept].map(([, lead = '']) => readHtml(lead))]
}

function readHtml(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
}

/** Of these, what is not ours. Our own pages link to sites of others, and never to this one. */
function strangeIn(page: Page): string[] {
  return leadsOf(page).filter((lead) => {
    const { protocol, host } = new URL(lead, origin)
    return !/^(https?|mailto|tel):$/.test(protocol) || host.includes('evil')
  })
}

const askedByLink = [
  'to',
  'next',
  'redirect',
  'redirectTo',
  'return',
  'url',
  'from',
  'signInKind',
  'lng',
]
const pages = [
  '/login',
  '/crm/login',
  '/admin/login',
  '/demo/login',
  '/login/passkey',
  '/login/second-factor',
  '/register',
  '/forget-password',
  '/lock-screen',
  '/confirm',
  '/dashboard',
  '/logout',
  '/social-login/begin',
]

describe.each(evils)('%j', (evil) => {
  const query = new URLSearchParams(askedByLink.map((name) => [name, evil])).toString()
  const sent = { to: evil, from: evil, next: evil, redirectTo: evil }

  test('as part of a link leads nowhere, signed in or not', async () => {
    for (const path of pages) {
      for (const who of [{}, { cookie }]) {
        const page = await askPage(`${path}?${query}`, who)
        expect(page.status, path).toBeLessThan(500)
        expect(strangeIn(page), path).toEqual([])
      }
    }
  })

  test.each([
    ['/login', { ...login }],
    ['/login', { email: `${evils.indexOf(evil)}@walk.example`, token: 'wrong' }],
    ['/login', { email: `${evils.indexOf(evil)}@walk.example`, intent: 'mail' }],
    ['/login/passkey/begin', {}],
    ['/login/second-factor', { code: '123456' }],
    ['/preferences', { theme: 'dark' }],
    ['/preferences', { language: 'it' }],
  ])('sent to %s with %o leads nowhere', async (path, form) => {
    const page = await askPage(path, { form: { ...sent, ...form } })
    expect(page.status).toBeLessThan(500)
    expect(strangeIn(page)).toEqual([])
  })

  test('sent along by somebody signed in leads nowhere', async () => {
    const own = await logIn()
    const { text } = await askPage('/firms', { cookie: own })
    const firmId = /\/firms\/([0-9A-Z]{26})/.exec(text)?.[1] ?? ''
    const proof = { confirmPassword: login.password }
    const forms: [path: string, form: Record<string, string>][] = [
      ['/current-firm', { firmId }],
      ['/preferences', { theme: 'system' }],
      ['/notifications', { intent: 'readAll' }],
      ['/lock-screen', { intent: 'lock' }],
      ['/lock-screen', proof],
      // Last, for it gives the session another cookie.
      ['/confirm', proof],
    ]
    for (const [path, form] of forms) {
      const page = await askPage(path, { cookie: own, form: { ...sent, ...form } })
      expect(page.status, path).toBe(302)
      expect(page.location, path).not.toMatch(/^\/login/)
      expect(strangeIn(page), path).toEqual([])
    }
  })
})

test('a path of our own is gone to, so that these tests could tell', async () => {
  const to = '/notifications?page=2'
  const page = await askPage('/login', { form: { ...login, to } })
  expect([page.status, page.location]).toEqual([302, to])
  const strange = { ...page, location: '//evil.example' }
  expect(strangeIn(strange)).toEqual(['//evil.example'])
})
