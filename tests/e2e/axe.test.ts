// Modules: none (every screen)
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoViolation } from './accessible.ts'
import {
  createCustomer,
  createDraft,
  createInvoice,
  type FirmOfPerson,
  logIn,
  test,
} from './fixtures.ts'

// One of them locks the screen.
test.use({ ownPerson: true })

/** One of each kind of page that everybody may read. */
const publicPages = {
  'of the product': ['/', '/apps/invoicing', '/apps/bookkeeping', '/pricing', '/faqs'],
  'to read': ['/blogs', '/blogs/leaving-a-spreadsheet', '/support', '/support/first-steps'],
  'of the site': ['/contact-us', '/coming-soon', '/timeline', '/sitemap', '/search?q=pdf'],
  'that say no': ['/nowhere', '/maintenance', '/error-500', '/offline'],
}

async function expectAllAccessible(page: Page, firm: FirmOfPerson, paths: string[]) {
  for (const [at, path] of paths.entries()) {
    await expectAccessible(page, `${firm.path}${path}`, { isDark: at % 2 === 0 })
  }
}

test.describe('axe finds nothing', () => {
  for (const [kind, paths] of Object.entries(publicPages)) {
    test(`on pages ${kind}`, async ({ page }) => {
      test.slow()
      for (const [at, path] of paths.entries()) {
        await expectAccessible(page, path, { isDark: at % 2 === 0 })
      }
    })
  }

  for (const [at, path] of [
    '/login',
    '/login?way=code',
    '/crm/login',
    '/admin/login',
    '/demo/login',
    '/register',
    '/forget-password?sent',
    '/recover-password?token=x',
    '/verify-email?token=x',
  ].entries()) {
    test(`on ${path}`, async ({ page }) => {
      await expectAccessible(page, path, { isDark: at % 2 === 0 })
    })
  }

  test('on the lock screen and where one shows who one is', async ({ signedIn: page }) => {
    await expectAccessible(page, '/confirm')
    await page.goto('/firms/new')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('button', { name: 'Lock the screen' }).click()
    await expectAccessible(page, '/lock-screen')
  })

  test('on the screens of invoices', async ({ signedIn: page, person, firm }) => {
    test.slow()
    const customer = await createCustomer(person.api, firm)
    const draft = await createDraft(person.api, firm, customer.id)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await expectAllAccessible(page, firm, [
      '/invoices',
      '/invoices/new',
      `/invoices/${draft.id}`,
      `/invoices/${draft.id}/edit`,
      `/invoices/${invoice.id}`,
      `/mails/invoice/${invoice.id}`,
      `/invoices/${invoice.id}/credit-note`,
    ])
  })

  test('on the screens of customers and items', async ({ signedIn: page, person, firm }) => {
    test.slow()
    const { id } = await createCustomer(person.api, firm)
    const input = { name: 'Oak table', unit: 'pc', unitPrice: '120.50', taxCode: firm.taxCode }
    const item = await person.api.call('POST', `${firm.path}/items`, input)
    await expectAllAccessible(page, firm, [
      '/customers',
      '/customers/new',
      '/suppliers',
      '/suppliers/new',
      `/parties/${id}`,
      `/parties/${id}/edit`,
      '/items',
      '/items/new',
      `/items/${item.id}`,
    ])
  })

  test('on the screens of money', async ({ signedIn: page, person, firm }) => {
    test.slow()
    const { id } = await createCustomer(person.api, firm)
    await createInvoice(person.api, firm, id)
    await expectAllAccessible(page, firm, [
      '/dashboard',
      '/payments',
      '/open-items',
      '/ledger/entries/new',
      '/closing',
      '/assets/new',
      '/closing/revaluation',
      '/ageing',
      `/parties/${id}/netting`,
      '/payments/new',
      `/payments/new?customer=${id}`,
    ])
  })

  test('on the screens of firms', async ({ signedIn: page, person, firm }) => {
    await person.api.call('POST', `${firm.path}/support-access`, { hours: 1, reason: 'Totals' })
    await expectAllAccessible(page, firm, [
      '/settings',
      '/settings?q=iban',
      '/settings/firm',
      '/support-access',
      '/support-access/requests',
    ])
    for (const path of ['/firms', '/firms/new', '/firms/new?country=US', '/logout']) {
      await expectAccessible(page, path)
    }
  })

  test('on the screens of a person’s own profile', async ({ signedIn: page, firm }) => {
    test.slow()
    await page.goto(`${firm.path}/dashboard`)
    for (const path of ['', '/security', '/firms', '/data']) {
      await expectAccessible(page, `/profile${path}`)
    }
    await expectAccessible(page, '/confirm-email?token=none')
  })

  test('on the screens of notices, and on their panel', async ({ signedIn: page, firm }) => {
    test.slow()
    await expectAccessible(page, '/notifications')
    await expectAccessible(page, '/profile/notifications')
    await page.goto(`${firm.path}/items`)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.locator('[data-list] [data-notifications]').waitFor()
    await expectNoViolation(page)
  })

  test('on the screens of an administrator', async ({ page, person, firm }) => {
    const administrator = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(administrator.email)
    await page.getByLabel('Password').fill(administrator.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const { user } = await person.api.call('GET', '/auth/session')
    const lists = ['firms', 'users', 'messages', 'failed-jobs', 'audit', 'outbox']
    for (const path of [...lists, `firms/${firm.id}`, `users/${user.id}`, 'users/new']) {
      await expectAccessible(page, `/admin/${path}`)
    }
  })

  test('on the page behind a public link', async ({ page, person, firm }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    const path = `${firm.path}/invoices/${invoice.id}/public-link`
    const { publicPath } = await person.api.call('POST', path, {})
    await logIn(page, person)
    await expectAccessible(page, publicPath)
  })
})
