// Modules: demo-visits
import type { Page } from '@playwright/test'
import { expect, logInAsAdministrator, openDemo, test } from './demo-fixtures.ts'

test('What a visitor does is seen by a watching administrator while it happens, and replayed', async ({
  page,
  browser,
  origin,
}) => {
  const admin = await (await browser.newContext({ baseURL: origin })).newPage()
  await logInAsAdministrator(admin)
  await openDemo(page)
  const firm = new URL(page.url()).pathname.split('/')[2]
  await admin.goto(await visitPath(page))
  await expect(admin.locator('app-island[live]')).toHaveCount(1)
  const steps = admin.locator('ol a[href*="at="]')

  await page.goto(`/firms/${firm}/customers/new`)
  const name = page.locator('input[name="name"]')
  await name.fill('<img src=x onerror=alert(1)>')
  await name.blur()
  await expect(
    steps.filter({ hasText: 'Changed name to “<img src=x onerror=alert(1)>”' }),
  ).toBeVisible()
  await expect(steps.filter({ hasText: '/customers/new' })).toHaveCount(1)

  await steps.filter({ hasText: 'Changed name' }).click()
  const stage = admin.getByRole('region', { name: /^Step/ })
  await expect(stage.getByText('input_change')).toBeVisible()
  const reached = await stage.getAttribute('aria-label')
  await admin.getByRole('link', { name: 'First step' }).click()
  await expect(admin.getByRole('region', { name: /^Step 1 of/ })).toBeVisible()
  await expect(admin.locator('app-island[live]')).toHaveCount(1)
  await admin.getByLabel('Speed').selectOption('16')
  await admin.getByRole('button', { name: 'Play' }).click()
  await expect(admin.getByRole('region', { name: /^Step 1 of/ })).toHaveCount(0)
  expect(reached).not.toMatch(/^Step 1 of/)
  await admin.context().close()
})

test('Passwords and bank details stay in the browser', async ({ page }) => {
  const messages: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => messages.push(String(payload))),
  )
  page.on('request', (request) =>
    messages.push(request.url().endsWith('/visit-logs') ? (request.postData() ?? '') : ''),
  )
  await openDemo(page)
  await page.goto('/demo/keep')
  await page.getByLabel('Your name').fill('Nora Keeper')
  await page.getByLabel('Password').fill('hunter2-hunter2-hunter2')
  await page.getByLabel('Password').blur()
  await page.getByRole('button', { name: 'Keep firm' }).click()
  await expect(page.getByText('This was not saved')).toBeVisible()
  await page.goto(`/dashboard`)
  await page.goto(page.url().replace('/dashboard', '/settings/firm'))
  const iban = page.locator('input[name$="iban"]').first()
  await iban.fill('DE89370400440532013000')
  await iban.blur()
  await page.locator('input[name="tradeName"]').first().fill('to DE89 3704 0044 0532 0130 00')
  await page.locator('input[name="tradeName"]').first().blur()
  await page.goto('/')
  await expect.poll(() => messages.join('\n')).toContain('Nora Keeper')
  await expect.poll(() => messages.join('\n')).toContain('to •••')
  expect(messages.join('\n')).not.toMatch(/hunter2|3704/)
})

test('A prerendered page that was never shown counts nothing, and one that was left its seconds', async ({
  page,
  browser,
  origin,
}) => {
  await openDemo(page)
  const dashboard = page.url()
  const items = dashboard.replace('/dashboard', '/items')
  await page.addInitScript(() => {
    const state = { isPrerendering: location.pathname.endsWith('/items') }
    Object.defineProperty(document, 'prerendering', { get: () => state.isPrerendering })
    document.addEventListener('show-me', () => {
      state.isPrerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
    })
  })
  await page.goto(items)
  await page.locator('h1').click()
  await page.goto(dashboard)
  await page.goto(items)
  await page.evaluate(() => document.dispatchEvent(new Event('show-me')))
  await page.locator('h1').click()
  await page.clock.install()
  await page.goto(dashboard)
  await page.clock.runFor(7_000)
  await page.goto(dashboard.replace('/dashboard', '/customers'))

  const admin = await (await browser.newContext({ baseURL: origin })).newPage()
  await logInAsAdministrator(admin)
  await admin.goto(await visitPath(page))
  const steps = admin.locator('ol a[href*="at="]')
  await expect(steps.filter({ hasText: '/customers' })).toHaveCount(1)
  await expect(steps.filter({ hasText: 'Viewed for 7 seconds' })).toHaveCount(1)
  await expect(steps.filter({ hasText: '/items' })).toHaveCount(1)
  await admin.context().close()
})

/** Where administrators see the visit of the page's visitor. */
async function visitPath(page: Page): Promise<string> {
  const userId = await page.locator('#demo-tracker').getAttribute('data-user')
  return `/admin/demo-visitors/${userId}`
}
