// Modules: tills
import { expect, test } from './fixtures.ts'

test('A sale is scanned, changed and paid without the page being left, one call a scan', async ({
  signedIn: page,
  firm,
  till,
  makeProduct,
}) => {
  await makeProduct({ name: 'Soap', unitPrice: '3.20', barcodes: ['4006381333931'] })
  await makeProduct({ name: 'Oak tray', unitPrice: '12.50' })
  await page.goto(`${firm.path}/tills/${till.id}/sell`)
  await expect(page.locator('app-island[name$="till-basket"][live]')).toBeAttached()
  let documents = 0
  const live: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
    if (request.url().endsWith('/sell/live')) live.push(request.postData() ?? '')
  })

  // A scanner types wherever the focus is, and faster than anybody.
  await page.getByRole('link', { name: 'Close till' }).focus()
  await page.keyboard.type('4006381333931')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="lines.0.quantity"]')).toHaveValue('1')
  expect(live).toHaveLength(1)
  await page.getByRole('button', { name: /^Oak tray/ }).click()
  await expect(page.locator('output').getByText('€15.70')).toBeVisible()
  expect(live).toHaveLength(2)
  await page.getByRole('button', { name: 'One more of Soap' }).click()
  await page.getByRole('button', { name: 'One more of Soap' }).click()
  await expect(page.locator('output').getByText('€22.10')).toBeVisible()
  await page.locator('[name="lines.0.quantity"]').fill('2')
  await page.locator('[name="lines.0.quantity"]').press('Enter')
  await expect(page.locator('output').getByText('€18.90')).toBeVisible()
  await page.locator('[name="text"]').fill('no such thing')
  await page.locator('[name="text"]').press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(documents).toBe(0)

  await page.getByRole('button', { name: '€20', exact: true }).click()
  await expect(page.getByText('Paid. Change: €1.10')).toBeVisible()
  // The next customer’s first scan begins the next sale.
  await expect(page.locator('app-island[name$="next-scan"][live]')).toBeAttached()
  await page.keyboard.type('4006381333931')
  await page.keyboard.press('Enter')
  await expect(page.locator('output').getByText('€3.20')).toBeVisible()
})
