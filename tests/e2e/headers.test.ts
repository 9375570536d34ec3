// Modules: gateway
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

test.describe('Every answer', () => {
  test('carries the policy, and no page breaks it', async ({ signedIn: page, person, firm }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    const broken: string[] = []
    page.on('console', (message) => {
      if (/content security policy|refused to/i.test(message.text())) broken.push(message.text())
    })
    const paths = ['/dashboard', '/invoices', '/invoices/new', `/invoices/${invoice.id}`]
    for (const path of paths) {
      const answer = await page.goto(`${firm.path}${path}`)
      const headers = answer?.headers() ?? {}
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toContain('no-store')
      const html = (await answer?.text()) ?? ''
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/)
      expect(html).not.toMatch(/\sstyle="/)
    }
    expect(broken).toEqual([])
  })

  test('without an island sends no script where nobody is signed in', async ({ page }) => {
    for (const path of [
      '/',
      '/login',
      '/crm/login',
      '/demo/login',
      '/register',
      '/forget-password',
    ]) {
      const html = await (await page.goto(path))?.text()
      // Structured data is no script: nothing in it runs.
      expect(html, path).not.toMatch(/<script(?! type="application\/ld\+json">)/)
    }
  })

  test('sends those who are signed in their channel, and what wakes the search by a key', async ({
    signedIn: page,
    firm,
  }) => {
    for (const path of [`${firm.path}/customers`, `${firm.path}/items`]) {
      const html = (await (await page.goto(path))?.text()) ?? ''
      expect(html.match(/<script/g), path).toHaveLength(2)
      expect(html, path).toMatch(/<script [^>]*src="\/assets\/entry\.client-[^"]+"/)
      expect(html, path).toMatch(/<script [^>]*src="\/assets\/live-script-[^"]+"/)
    }
  })

  test('to a form of another site is a refusal', async ({ signedIn: page, firm }) => {
    const answer = await page.request.post(`${firm.path}/customers/new`, {
      form: { name: 'Evil' },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status()).toBe(403)
  })

  test('speaks the language that was asked for', async ({ page }) => {
    const titles = { eng: 'en', gr: 'de', it: 'it', rs: 'ru', sp: 'es' }
    for (const [code, tag] of Object.entries(titles)) {
      await page.goto(`/login?lng=${code}`)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
    }
    await page.goto('/register')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })
})

test.describe('A program', () => {
  test('may state a length of zero with a GET', async ({ person, firm }) => {
    const answer = await person.api.send('GET', firm.path, undefined, { 'content-length': '0' })
    expect(answer.status).toBe(200)
  })

  test('gets nothing for a cookie', async ({ signedIn: page, firm }) => {
    const answer = await page.request.get(`/api${firm.path}`, { maxRetries: 2 })
    expect(answer.status()).toBe(401)
  })
})
