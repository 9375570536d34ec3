// Modules: coupons, loyalty, tills
import { atHome, createCustomer, expect, test } from './fixtures.ts'

test('A coupon and points are set up, redeemed at the till and shown on receipt and statement', async ({
  signedIn: page,
  firm,
  person,
  make,
}) => {
  const stool = { name: 'Oak stool', sku: 'OAK', unit: 'pc', unitPrice: '49', priceMode: 'gross' }
  await make('/items', { ...stool, kind: 'product', taxCode: firm.taxCode })
  const { rows } = await person.api.call('GET', `/firms/${firm.id}/warehouses`)
  const till = await make('/till-registers', {
    ...{ name: 'Counter', code: 'C1', warehouseId: rows[0].id },
  })
  await make(`/till-registers/${till.id}/open`, { other: 0 })
  const customer = await createCustomer(person.api, firm, atHome)

  await page.goto(`${firm.path}/settings/loyalty`)
  await page.locator('[name="isOn"]').selectOption('on')
  await page.locator('[name="perPoint"]').fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('[name="perPoint"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="perPoint"]').fill('1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The programme is saved')).toBeVisible()

  await page.goto(`${firm.path}/coupons/new`)
  await page.locator('[name="code"]').fill('welcome 10')
  await page.locator('[name="name"]').fill('Welcome')
  await page.locator('[name="maxUses"]').fill('1')
  await page.locator('[name="value"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'WELCOME10' })).toBeVisible()

  const scan = async () => {
    await page.locator('[name="text"]').fill('OAK')
    await page.locator('[name="text"]').press('Enter')
  }
  const update = () => page.getByRole('button', { name: 'Apply changes' }).first().click()
  await page.goto(`${firm.path}/tills/${till.id}/sell`)
  await scan()
  await page.locator('[name="customerId"]').selectOption(customer.id)
  await page.getByText('Coupon or points', { exact: true }).click()
  await page.locator('[name="coupon"]').fill('nothing')
  await update()
  await expect(page.locator('[name="coupon"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="coupon"]').fill('welcome10')
  await update()
  await expect(page.locator('output').getByText('€44.10')).toBeVisible()
  await page.getByRole('button', { name: 'Cash, exact amount' }).click()
  await expect(page.getByRole('row', { name: 'Coupon WELCOME10 −€4.90' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Points balance 44' })).toBeVisible()

  await page.goto(`${firm.path}/tills/${till.id}/sell`)
  await scan()
  await page.locator('[name="customerId"]').selectOption(customer.id)
  await update()
  await page.getByText('Coupon or points', { exact: true }).click()
  await expect(page.getByText('has 44 points, worth €2.20')).toBeVisible()
  await page.locator('[name="points"]').fill('40')
  await page.getByRole('button', { name: 'All by card' }).click()
  await expect(page.getByRole('row', { name: '40 points redeemed −€2.00' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Points balance 51' })).toBeVisible()

  await page.goto(`${firm.path}/parties/${customer.id}`)
  await page.getByRole('link', { name: '51 points, worth €2.55' }).click()
  await expect(page.getByRole('row', { name: /Redeemed.*C1-000002/ })).toBeVisible()
})
