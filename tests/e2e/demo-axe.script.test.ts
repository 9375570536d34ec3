// Modules: demo, demo-visits
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, logInAsAdministrator, openDemo, test } from './demo-fixtures.ts'

test.describe.configure({ timeout: 240_000 })

/** Against axe's rules, and that nothing is wider than a small phone. */
async function expectFit(page: Page, path: string): Promise<void> {
  await expectAccessible(page, path)
  await page.setViewportSize({ width: 320, height: 800 })
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  // A page answers to a new width within a few frames, on a busy machine later than this question.
  await expect.poll(() => page.evaluate(isWide), `${path} at 320`).toBe(false)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('axe finds nothing on the screens of a demo, nor on those of its visits', async ({
  page,
  browser,
  origin,
}) => {
  await expectFit(page, '/demo/login?ended=1')
  await expectFit(page, '/demo/login?token=of-no-worth')
  await openDemo(page)
  const userId = await page.locator('#demo-tracker').getAttribute('data-user')
  for (const path of ['/demo/keep', '/demo/privacy', '/demo/take-over?token=x']) {
    await expectFit(page, path)
  }
  const admin = await (await browser.newContext({ baseURL: origin })).newPage()
  await logInAsAdministrator(admin)
  await admin.goto('/admin/demo-links/new')
  await admin.getByLabel('Name', { exact: true }).fill('Ada of a rather long name, the third of it')
  await admin.getByLabel('Company').fill('Nordlichthandelsgesellschaft-mit-beschränkter-Haftung')
  await admin.getByRole('button', { name: 'Make the link' }).click()
  await expect(admin).toHaveURL(/\/admin\/demo-links\/0/)
  for (const path of [
    new URL(admin.url()).pathname,
    '/admin/demo-links',
    '/admin/demo-links/new',
    '/admin/demo-visitors',
    `/admin/demo-visitors/${userId}`,
  ]) {
    await expectFit(admin, path)
  }
  await admin.context().close()
})
