// Modules: shop
import type { Browser, Page } from '@playwright/test'
import { newKey } from '../support/api.mjs'
import { expectNoViolation } from './accessible.ts'
import { expect, type FirmOfPerson, type Person, test } from './fixtures.ts'

/** Opens a shop that sells a lamp at 59.50, of which there are five; gives the address of the site. */
async function openShop(person: Person, firm: FirmOfPerson): Promise<string> {
  const send = (method: string, what: string, input: object) =>
    person.api.call(method, firm.path + what, input, newKey())
  const today = new Date().toISOString().slice(0, 10)
  const { rows } = await person.api.call('GET', `${firm.path}/warehouses`)
  const base = { kind: 'stock', unit: 'pc', taxCode: firm.taxCode, priceMode: 'gross' }
  await send('POST', '/items', { ...base, name: 'Desk lamp', unitPrice: '59.50' })
  await send('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0].id },
    lines: [{ item: 'Desk lamp', quantity: '5', unitCost: '20' }],
  })
  const { version } = await person.api.call('GET', `${firm.path}/site`)
  const name = `lamps-${firm.id.slice(-12).toLowerCase()}`
  await send('PUT', '/site', { name, languages: ['en'], defaultLanguage: 'en', version })
  await send('PUT', '/site/shop', {
    ...{ isOpen: true, items: [{ item: 'Desk lamp' }], delivery: [], version: 0 },
    places: [{ name: 'Workshop', address: 'Am Park 1, 10115 Berlin' }],
  })
  const page = await send('POST', '/site-pages', { title: 'Home', language: 'en' })
  await send('POST', `/site-pages/${page.id}/publish`, {})
  const { address } = await person.api.call('GET', `${firm.path}/site/shop`)
  return address
}

/** Orders two lamps to be fetched, as a visitor. */
async function order(visitor: Page, shop: string): Promise<void> {
  await visitor.goto(shop)
  await visitor
    .getByRole('link', { name: /Desk lamp/ })
    .first()
    .click()
  await visitor.getByLabel('Quantity').fill('2')
  await visitor.getByRole('button', { name: 'Add to cart' }).click()
  await visitor.getByRole('link', { name: 'To checkout' }).click()
  const typed = {
    Name: 'Anna Berg',
    Email: 'anna@berg.example',
    'Street and number': 'Kai 2',
    Postcode: '20457',
    City: 'Hamburg',
  }
  for (const [label, value] of Object.entries(typed)) {
    await visitor.getByLabel(label, { exact: true }).fill(value)
  }
  await visitor.getByLabel(/Pick-up: Workshop/).check()
  await visitor.getByRole('button', { name: 'Review order' }).click()
  await visitor.getByRole('button', { name: 'Order and pay' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Thank you')
}

async function visitorOf(browser: Browser, javaScriptEnabled: boolean | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(!javaScriptEnabled && { javaScriptEnabled: false }),
  })
  return context.newPage()
}

test('A customer asks for returns on the page of their order; the firm refuses one and accepts one', async ({
  signedIn: page,
  firm,
  person,
  browser,
  javaScriptEnabled,
}) => {
  const shop = await openShop(person, firm)
  const visitor = await visitorOf(browser, javaScriptEnabled)
  await order(visitor, shop)

  await page.goto(`${firm.path}/shop-orders`)
  await page.getByRole('link', { name: /WEB-/ }).click()
  await page.getByRole('button', { name: 'Ready for pick-up' }).click()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('was handed over').first()).toBeVisible()

  await visitor.reload()
  const quantity = visitor.getByLabel('Desk lamp: return how many of 2?')
  await quantity.fill('0')
  await visitor.getByRole('button', { name: 'Continue' }).click()
  await expect(visitor.getByText('Enter how many you want to return.')).toBeVisible()
  await quantity.fill('1')
  await visitor.getByLabel(/Reason/).fill('Too bright')
  await visitor.getByRole('button', { name: 'Continue' }).click()
  await expect(visitor.getByRole('cell', { name: '€59.50' }).first()).toBeVisible()
  await visitor.getByRole('button', { name: 'Confirm return' }).click()
  await expect(visitor.getByText(/Return requested on/)).toBeVisible()
  if (javaScriptEnabled) await expectNoViolation(visitor)

  await page.goto(`${firm.path}/shop-orders?tab=returns`)
  await page.getByRole('link', { name: /WEB-/ }).click()
  await expect(page.getByText('Too bright').first()).toBeVisible()
  if (javaScriptEnabled) await expectNoViolation(page)
  await page.getByRole('link', { name: 'Refuse' }).click()
  await page.getByRole('button', { name: 'Refuse and send' }).click()
  await expect(page.getByLabel('Reason for refusal')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Reason for refusal').fill('It was used.')
  await page.getByRole('button', { name: 'Refuse and send' }).click()
  await expect(page.getByText('It was used.').first()).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByText('Return refused: It was used.')).toBeVisible()
  await quantity.fill('2')
  await visitor.getByRole('button', { name: 'Continue' }).click()
  await visitor.getByRole('button', { name: 'Confirm return' }).click()

  await page.reload()
  await page.getByRole('button', { name: 'Accept return' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept return' }).click()
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Credited', { exact: true }).first()).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Return accepted: €119.00.')).toBeVisible()
  await expect(quantity).toHaveCount(0)
  await visitor.context().close()
})
