// Modules: demo, demo-visits
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, logInAsAdministrator, openDemo, test } from './demo-fixtures.ts'

test.describe.configure({ timeout: 240_000 })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectAccessible(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    expect(found, `${path}, ${colorScheme}`).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isWide), `${path} at 320`).toBe(false)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
}

test('axe finds nothing on the screens of a demo, nor on those of its visits', async ({
  page,
  browser,
  origin,
}) => {
  await expectAccessible(page, '/demo/login?ended=1')
  await expectAccessible(page, '/demo/login?token=of-no-worth')
  await openDemo(page)
  const userId = await page.locator('#demo-tracker').getAttribute('data-user')
  for (const path of ['/demo/keep', '/demo/privacy', '/demo/take-over?token=x']) {
    await expectAccessible(page, path)
  }
  const admin = await (await browser.newContext({ baseURL: origin })).newPage()
  await logInAsAdministrator(admin)
  await admin.goto('/admin/demo-links/new')
  await admin.getByLabel('Name', { exact: true }).fill('Ada of a rather long name, the third of it')
  await admin.getByRole('button', { name: 'Make the link' }).click()
  await expect(admin).toHaveURL(/\/admin\/demo-links\/0/)
  for (const path of [
    new URL(admin.url()).pathname,
    '/admin/demo-links',
    '/admin/demo-links/new',
    '/admin/demo-visitors',
    `/admin/demo-visitors/${userId}`,
  ]) {
    await expectAccessible(admin, path)
  }
  await admin.context().close()
})
