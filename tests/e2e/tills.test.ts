// Modules: tills, stock, items
import { newKey } from '../support/api.mjs'
import { expect, test } from './fixtures.ts'

test('A till is opened, sells, takes back, is counted and closed', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const path = `/firms/${firm.id}`
  const make = (what: string, input: object) =>
    person.api.call('POST', `${path}${what}`, input, newKey())
  const base = { kind: 'product', unit: 'pc', priceMode: 'gross', taxCode: firm.taxCode }
  await make('/items', { ...base, name: 'Oak stool', sku: 'OAK-1', unitPrice: '49' })
  await make('/items', { ...base, name: 'Oak tray', sku: 'OAK-2', unitPrice: '12.50' })

  await page.goto(`${firm.path}/tills/new`)
  await page.locator('[name="code"]').fill('?')
  await page.locator('[name="name"]').fill('Counter')
  await page.getByRole('button', { name: 'Add the till' }).click()
  await expect(page.locator('[name="code"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="code"]').fill('C1')
  await page.getByRole('button', { name: 'Add the till' }).click()
  await page.getByRole('link', { name: 'Open Counter' }).click()
  await page.locator('[name="piece-5000"]').fill('2')
  await page.getByRole('button', { name: 'Open the till' }).click()

  await page.locator('[name="text"]').fill('OAK-1')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.locator('[name="lines.0.quantity"]')).toHaveValue('1')
  await page.locator('[name="text"]').fill('oak')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: /Oak tray/ }).click()
  await page.locator('[name="lines.1.quantity"]').fill('2')
  await page.locator('[name="cash"]').fill('50')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.locator('[name="cash"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="cash"]').fill('80')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Paid. Change: €6.00')).toBeVisible()

  await page.getByRole('link', { name: 'Take back' }).click()
  await page.locator('[name="lines.0.quantity"]').fill('0')
  await page.locator('[name="lines.1.quantity"]').fill('1')
  await page.locator('[name="reason"]').fill('Scratched')
  await page.getByRole('button', { name: 'Take back and pay back' }).click()
  await expect(page.getByRole('heading', { name: 'Refund C1-000002' })).toBeVisible()

  await page.goto(`${firm.path}/tills`)
  await page.getByRole('link', { name: 'X report of Counter' }).click()
  await expect(page.getByText('€161.50')).toBeVisible()
  await page.getByRole('link', { name: 'Count and close' }).click()
  await page.locator('[name="other"]').fill('161.50')
  await page.getByRole('button', { name: 'Count and close' }).click()
  await expect(page.getByRole('heading', { name: 'Z report Z-C1-0001' })).toBeVisible()

  await page.goto(`${firm.path}/tills/daily`)
  await expect(page.getByText('€61.50').first()).toBeVisible()
})
