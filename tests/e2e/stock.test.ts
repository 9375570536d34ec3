// Modules: stock, items, invoicing
import { newKey } from '../support/api.mjs'
import {
  createCustomer,
  createInvoice,
  expect,
  type FirmOfPerson,
  type Person,
  test,
} from './fixtures.ts'

const today = new Date().toISOString().slice(0, 10)

async function makeItem(person: Person, firm: FirmOfPerson) {
  const path = `/firms/${firm.id}`
  const base = { kind: 'stock', unit: 'pc', unitPrice: '49', taxCode: firm.taxCode }
  const input = { ...base, name: 'Oak stool', sku: 'OAK-1', costMethod: 'fifo', reorderLevel: '6' }
  return { path, item: await person.api.call('POST', `${path}/items`, input, newKey()) }
}

test('Goods are received, delivered, and received late with what that changes', async ({
  signedIn: page,
  firm,
  person,
}) => {
  await makeItem(person, firm)
  await page.goto(`${firm.path}/stock/new?kind=receipt`)
  await page.locator('[name="date"]').fill('2026-02-02')
  await page.locator('[name="lines.0.item"]').fill('OAK-9')
  await page.locator('[name="lines.0.quantity"]').fill('8')
  await page.locator('[name="lines.0.unitCost"]').fill('10')
  await page.getByRole('button', { name: 'Receive' }).last().click()
  await expect(page.locator('[name="lines.0.item"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="lines.0.item"]').fill('OAK-1')
  await page.getByRole('button', { name: 'Receive' }).last().click()
  await expect(page.getByRole('heading', { name: /GR-\d{4}-0001/ })).toBeVisible()

  await page.goto(`${firm.path}/stock/new?kind=delivery&item=OAK-1`)
  await page.locator('[name="date"]').fill('2026-02-05')
  await page.locator('[name="lines.0.quantity"]').fill('9')
  await page.getByRole('button', { name: 'Deliver', exact: true }).last().click()
  await expect(page.locator('[name="lines.0.quantity"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="lines.0.quantity"]').fill('6')
  await page.getByRole('button', { name: 'Deliver', exact: true }).last().click()
  await expect(page.getByRole('cell', { name: '60.00' })).toBeVisible()

  await page.goto(`${firm.path}/stock/new?kind=receipt&item=OAK-1`)
  await page.locator('[name="date"]').fill('2026-02-01')
  await page.locator('[name="lines.0.quantity"]').fill('3')
  await page.locator('[name="lines.0.unitCost"]').fill('7')
  await page.getByRole('button', { name: 'Receive' }).last().click()
  await expect(page.getByText('The margin changes by €9.00.')).toBeVisible()
  await page.getByLabel('Record it anyway').check()
  await page.getByRole('button', { name: 'Receive' }).last().click()
  await expect(page.getByRole('heading', { name: /GR-\d{4}-0002/ })).toBeVisible()

  await page.goto(`${firm.path}/stock?tab=low`)
  await page.getByRole('link', { name: 'Oak stool' }).click()
  await expect(page.getByText('€50.00').first()).toBeVisible()
  await page.goto(`${firm.path}/stock/landed-costs/new`)
  await page.locator('[name="amount"]').fill('8')
  await page.getByRole('button', { name: 'Spread cost', exact: true }).click()
  await expect(page.getByText('Choose at least one').first()).toBeVisible()
  await page.getByLabel(/GR-\d{4}-0001/).check()
  await page.getByRole('button', { name: 'Spread cost', exact: true }).click()
  // Three of the eight were sold.
  await expect(page.getByText(/The margin changes by .€3\.00/)).toBeVisible()
  await page.getByLabel('Record it anyway').check()
  await page.getByRole('button', { name: 'Spread cost', exact: true }).click()
  await expect(page.getByRole('heading', { name: /LC-\d{4}-0001/ })).toBeVisible()
  await page.getByRole('link', { name: /GR-\d{4}-0001/ }).click()
  await expect(page.getByRole('cell', { name: '88.00' })).toBeVisible()
  await page.goto(`${firm.path}/stock/valuation`)
  await expect(page.getByText('Both agree')).toBeVisible()
})

test('An invoice leaves open what is not there; it is delivered later and taken back', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const { path, item } = await makeItem(person, firm)
  const make = (what: string, input: object) =>
    person.api.call('POST', `${path}${what}`, input, newKey())
  const address = { street: 'Ring 1', postcode: '50667', city: 'Köln', country: 'DE' }
  const party = { name: 'Dom Café', address, language: 'en', currency: 'EUR' }
  const customer = await make('/parties', party)
  const line = { itemId: item.id, description: 'Oak stool', quantity: '2', unitPrice: '49' }
  const lines = [{ ...line, unit: 'pc', taxCode: firm.taxCode }]
  const document = { currency: 'EUR', language: 'en', issueDate: today, paymentTermsDays: 14 }
  const draft = await make('/invoices', { ...document, customerId: customer.id, lines })
  await make(`/invoices/${draft.id}/finalise`, {})

  await page.goto(`${firm.path}/stock/documents?tab=open`)
  await page.getByRole('link', { name: /DN-\d{4}-0001/ }).click()
  await page.getByRole('link', { name: 'Deliver', exact: true }).click()
  await page.getByRole('button', { name: 'Deliver', exact: true }).last().click()
  await expect(page.getByText(/There is not enough stock/).first()).toBeVisible()
  const { rows } = await person.api.call('GET', `${path}/warehouses`)
  const received = [{ item: 'OAK-1', quantity: '5', unitCost: '10' }]
  const receipt = { kind: 'receipt', date: today, warehouseId: rows[0].id, lines: received }
  await make('/stock-documents', receipt)
  await page.getByRole('button', { name: 'Deliver', exact: true }).last().click()
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Return', exact: true }).click()
  await page.locator('[name="lines.0.quantity"]').fill('1')
  await page.getByRole('button', { name: 'Return', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: /RT-\d{4}-0001/ })).toBeVisible()
})

test('Shelves are counted blindly; what differs is looked at, counted again and posted', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const { path } = await makeItem(person, firm)
  const { rows } = await person.api.call('GET', `${path}/warehouses`)
  const received = [{ item: 'OAK-1', quantity: '8', unitCost: '10' }]
  const receipt = { kind: 'receipt', date: today, warehouseId: rows[0].id, lines: received }
  await person.api.call('POST', `${path}/stock-documents`, receipt, newKey())

  await page.goto(`${firm.path}/stock/counts`)
  await page.getByRole('link', { name: 'Count stock' }).last().click()
  await page.getByRole('button', { name: 'Start counting' }).click()
  await expect(page.getByRole('heading', { name: /SC-\d{4}-0001/ })).toBeVisible()
  const scan = async (code: string) => {
    await page.locator('[name="item"]').fill(code)
    await page.locator('[name="item"]').press('Enter')
  }
  await scan('OAK-9')
  await expect(page.locator('[name="item"]')).toHaveAttribute('aria-invalid', 'true')
  await scan('OAK-1')
  await expect(page.getByText('Oak stool: 1 pc counted so far')).toBeVisible()
  await page.locator('[name="item"]').fill('OAK-1')
  await page.locator('[name="quantity"]').fill('60')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('Oak stool: 61 pc counted so far')).toBeVisible()
  await page.getByRole('button', { name: 'Undo OAK-1 Oak stool' }).first().click()
  await page.goto(page.url().replace(/\?.*|$/, '?show=all'))
  await expect(page.getByRole('columnheader', { name: 'Expected' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Finish counting' }).click()
  await expect(page.getByText('€70.00 missing, €0.00 over')).toBeVisible()
  await page.getByLabel('Count OAK-1 Oak stool again').check()
  await page.getByRole('button', { name: 'Count again' }).click()
  await page.locator('[name="item"]').fill('OAK-1')
  await page.locator('[name="quantity"]').fill('6')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('button', { name: 'Finish counting' }).click()
  await page.getByRole('button', { name: 'Post the differences' }).click()
  await page.getByRole('link', { name: /Adjustment SA-\d{4}-0001/ }).click()
  await expect(page.getByRole('cell', { name: /^[-−]20\.00$/ })).toBeVisible()
  await page.goto(`${firm.path}/stock/valuation`)
  await expect(page.getByText('Both agree')).toBeVisible()
})

test('Serial numbers are received, delivered by an invoice, assigned and traced', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const base = { kind: 'stock', unit: 'pc', unitPrice: '49', taxCode: firm.taxCode }
  const item = { ...base, name: 'Field radio', sku: 'RAD-1', tracking: 'serials' }
  const { id: itemId } = await person.api.call('POST', `${firm.path}/items`, item, newKey())
  await page.goto(`${firm.path}/stock/new?kind=receipt&item=RAD-1`)
  await page.locator('[name="partner"]').fill('Radio works')
  await page.locator('[name="lines.0.quantity"]').fill('2')
  await page.locator('[name="lines.0.unitCost"]').fill('20')
  await page.locator('[name="lines.0.codes"]').fill('R-71')
  await page.getByRole('button', { name: 'Receive' }).last().click()
  await expect(page.locator('[name="lines.0.codes"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="lines.0.codes"]')).toHaveValue('R-71')
  await page.locator('[name="lines.0.codes"]').fill('R-71\nR-72')
  await page.getByRole('button', { name: 'Receive' }).last().click()
  await expect(page.getByRole('link', { name: 'R-72' })).toBeVisible()

  const customer = await createCustomer(person.api, firm)
  const line = { itemId, description: 'Field radio', quantity: '1', unit: 'pc' }
  const lines = [{ ...line, unitPrice: '49', taxCode: firm.taxCode }]
  await createInvoice(person.api, firm, customer.id, { lines })
  await page.goto(`${firm.path}/stock/lots-to-assign`)
  await page.getByRole('link', { name: 'RAD-1 Field radio' }).click()
  await page.locator('[name="lines.0.codes"]').fill('R-99')
  await page.getByRole('button', { name: 'Assign batches and serials' }).click()
  await expect(page.getByText('R-99 is unknown for this item').first()).toBeVisible()
  await page.locator('[name="lines.0.codes"]').fill('R-72')
  await page.getByRole('button', { name: 'Assign batches and serials' }).click()
  await page.getByRole('link', { name: 'R-72' }).click()
  await expect(page.getByText('Radio works')).toBeVisible()
  await expect(page.getByText(customer.name).first()).toBeVisible()
})
