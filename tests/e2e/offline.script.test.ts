// Modules: site, time
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

test.use({ serviceWorkers: 'allow' })

test('Without a connection a person is told what can be done, in their language', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/firms?lng=gr')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline?lng=gr'))?.status))
    .toBe(200)
  await context.setOffline(true)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohne Verbindung')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(font).toContain('Golos')
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ohne Verbindung')
})

test('Nothing of a person is kept on the device', async ({ signedIn: page }) => {
  await page.goto('/firms?lng=eng')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline?lng=eng'))?.status))
    .toBe(200)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caches_ = await Promise.all(names.map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !/^\/(offline$|assets\/|fonts\/)/.test(path))).toEqual([])
})

test('Time entered without a connection stays in its form until there is one', async ({
  signedIn: page,
  context,
  firm,
}) => {
  await page.goto(`${firm.path}/time/entries/new`)
  await page.locator('[name="note"]').fill('On the train')
  await page.locator('[name="duration"]').fill('1:30')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert').getByText('Nothing was sent')).toBeVisible()
  await expect(page.locator('[name="note"]')).toHaveValue('On the train')
  await context.setOffline(false)
  await expect(page.getByText('Nothing was sent')).toBeHidden()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/\/time\/entries\/[^/]+$/)
  await expect(page.getByText('On the train').first()).toBeVisible()
})
