// Modules: tills
import { expect, test } from './fixtures.ts'

test.use({ hasTouch: true })

test('Selling and counting fit a phone, a tablet that is touched and a desk', async ({
  signedIn: page,
  person,
  firm,
  make,
  makeProduct,
}) => {
  await makeProduct({ name: 'Soap of olives and laurel', unitPrice: '3.20' })
  const { rows } = await person.api.call('GET', `${firm.path}/warehouses`)
  const warehouseId = rows[0].id
  const till = await make('/till-registers', { name: 'Counter', code: 'C1', warehouseId })
  const device = 'device-of-the-counter'
  await make(`/till-registers/${till.id}/devices`, { device, waiting: 2 })
  await page.goto(`${firm.path}/tills/${till.id}/open`)
  const wide: string[] = []
  async function measure(path: string) {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const shown = await page.evaluate(() => document.documentElement.scrollWidth)
      if (shown > width) wide.push(`${path}: ${shown} of ${width} px`)
    }
  }
  await measure('open')
  const session = await make(`/till-registers/${till.id}/open`, {})
  const cart = await make(`/till-registers/${till.id}/carts`, {})
  await make(`/till-carts/${cart.id}/lines`, { text: 'Soap of olives and laurel' })
  for (const path of [
    `/tills/${till.id}/sell`,
    `/tills/${till.id}/sell/offline`,
    `/tills/sessions/${session.id}/count`,
    `/tills/sessions/${session.id}`,
  ]) {
    expect((await page.goto(firm.path + path))?.status(), path).toBe(200)
    await measure(path)
  }
  expect(wide).toEqual([])

  // What is due and the button that pays it are in sight on a phone, wherever it is scrolled to.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${firm.path}/tills/${till.id}/sell`)
  const pay = page.getByRole('button', { name: 'Cash, exact amount' })
  for (const edge of ['"text"', '"label"']) {
    await page.locator(`[name=${edge}]`).focus()
    await expect(pay).toBeInViewport({ ratio: 1 })
    await expect(page.locator('output')).toBeInViewport({ ratio: 1 })
  }

  // A finger sells and pays: what it presses is at least 44 px high, and nothing lies over it.
  await page.setViewportSize({ width: 768, height: 1024 })
  const form = page.locator('#sale-form')
  const low: string[] = []
  for (const one of await form.locator('button, input:not([type=hidden]), select, summary').all()) {
    const box = await one.boundingBox()
    if (box && box.height > 0 && box.height < 44)
      low.push(`${await one.evaluate((it) => it.outerHTML)}: ${box.height}`)
  }
  expect(low).toEqual([])
  await pay.tap()
  await expect(page.getByText(/^Paid\./)).toBeVisible()

  // What a device is known to keep is said before the drawer is counted.
  await page.goto(`${firm.path}/tills/sessions/${session.id}/count`)
  await expect(page.getByText('2 receipts were waiting there.')).toBeVisible()
  await page.locator('[name="other"]').fill('3.20')
  await page.getByRole('button', { name: 'Count and close' }).click()
  await expect(page.getByRole('alert').getByText(/still has receipts of this till/)).toBeVisible()
  await page.getByLabel('Close although receipts are waiting on a device').check()
  await page.getByRole('button', { name: 'Count and close' }).click()
  await expect(page.getByRole('heading', { name: 'Z report Z-C1-0001' })).toBeVisible()
})
