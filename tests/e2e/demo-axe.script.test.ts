// Modules: demo, demo-visits
import { expectFit } from './accessible.ts'
import { expect, logInAsAdministrator, openDemo, test } from './demo-fixtures.ts'

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
  await admin.getByRole('button', { name: 'Create link' }).click()
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
