// Modules: tills, entry
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true, serviceWorkers: 'allow' })

test('Who leaves a shared till leaves nothing to read, and no ticket is lost', async ({
  signedIn: page,
  person,
  firm,
  till,
  makeProduct,
}) => {
  await makeProduct({ name: 'Soap', sku: 'SOAP', unitPrice: '3.20' })
  const offline = `${firm.path}/tills/${till.id}/sell/offline`
  const queue = `**${firm.path}/tills/${till.id}/sell/queue*`

  await page.goto(offline)
  await expect(page.getByText('Ready on this device, series A')).toBeVisible()
  expect(await kept(page)).toContain('Soap')
  await page.context().route(queue, (route) => route.abort())
  await page.locator('[name="text"]').fill('SOAP')
  await page.locator('[name="text"]').press('Enter')
  await page.getByLabel('Discount on everything, %').fill('50')
  await page.getByRole('button', { name: 'Cash, exact amount' }).click()
  await expect(page.getByRole('article').getByText('C1-A-000001')).toBeVisible()

  await page.goto('/logout')
  const waits = page.getByText('1 unsent receipt is waiting on this device.')
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  // Also who signs out elsewhere, or comes next, is told.
  await expect(waits).toBeVisible()
  await isShut(page)
  const left = await kept(page)
  expect(left).toContain('C1-A-000001')
  for (const word of ['Soap', 'soldAt', 'cashierName']) expect(left).not.toContain(word)
  await page.goto(offline)
  await expect(page).toHaveURL(/\/login/)

  await page.context().unroute(queue)
  const { email, password } = person
  const form = { email, password }
  expect(
    (await page.request.post('/login', { form, maxRedirects: 0, maxRetries: 2 })).status(),
  ).toBeLessThan(400)
  await page.goto(offline)
  const sold = async () => {
    const found = await person.api.call('GET', `${firm.path}/till-tickets`)
    return found.rows.map(({ number, total }: { number: string; total: number }) => [number, total])
  }
  await expect.poll(sold, { timeout: 120_000 }).toEqual([['C1-A-000001', 160]])
  await expect(page.getByText('Nothing is waiting here.')).toBeVisible()

  // The locked screen keeps no more than that.
  await page.request.post('/lock-screen', {
    form: { intent: 'lock' },
    maxRedirects: 0,
    maxRetries: 2,
  })
  await page.goto('/lock-screen')
  await isShut(page)
  await expect(waits).toBeHidden()
  expect(await kept(page)).not.toContain('Soap')
})

/** Waits until the page has shut what the browser keeps of tills. */
async function isShut(page: Page): Promise<void> {
  const state = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'tills')?.value
  await expect.poll(state).toBe('shut')
}

/** All that the browser keeps of tills, as text: its database, bytes read as text, and the names of its caches. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = indexedDB.open('till')
    await new Promise((done) => asked.addEventListener('success', done))
    const database = asked.result
    const rows = ['devices', 'tickets'].map(async (name) => {
      const all = database.transaction(name).objectStore(name).getAll()
      await new Promise((done) => all.addEventListener('success', done))
      return all.result
    })
    const found = await Promise.all(rows)
    database.close()
    const asText = (_: string, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value
    return JSON.stringify([found, await caches.keys()], asText)
  })
}
