// Modules: site
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
