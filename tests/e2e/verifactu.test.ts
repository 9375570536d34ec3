// Modules: invoicing
import { createCustomer, createFirm, createInvoice, expect, test } from './fixtures.ts'

const madrid = { street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES' }

test('A firm in Spain chains its invoices, prints the agency’s code and hands its records over', async ({
  signedIn: page,
  person: { api },
}) => {
  const firm = await createFirm(api, {
    legalName: 'Faro S.L.',
    address: madrid,
    vatId: 'ESB12345674',
    bankAccount: { holder: '', iban: '', bic: '', bankName: '' },
    timeZone: 'Europe/Madrid',
  })
  const buyer = { name: 'Taller Ruiz', address: madrid, vatId: 'ESA58818501' }
  const customer = await createCustomer(api, firm, buyer)
  const [first, second] = [
    await createInvoice(api, firm, customer.id),
    await createInvoice(api, firm, customer.id, { unitPrice: '250' }),
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${firm.path}/settings/verifactu`)
  await expect(page.getByText('Intact from the first to the last')).toBeVisible()
  for (const { number } of [first, second]) {
    await expect(page.getByRole('link', { name: number })).toBeVisible()
  }
  await page.locator('[name="mode"]').selectOption('sent')
  await page.locator('[name="producerNif"]').fill('12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('[name="producerNif"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="mode"]')).toHaveValue('sent')
  await page.locator('[name="producerNif"]').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()

  const third = await createInvoice(api, firm, customer.id, { unitPrice: '75' })
  await page.goto(`${firm.path}/invoices/${third.id}`)
  await expect(page.getByText(/VERI\*FACTU|Factura verificable/).first()).toBeVisible()
  await page.goto(`${firm.path}/settings/verifactu`)
  await page.getByRole('button', { name: 'Create a file for the agency' }).click()
  const batch = page.getByRole('link', { name: /^File 1, records: 1,/ })
  const file = await page.request.get((await batch.getAttribute('href')) ?? '', { maxRetries: 2 })
  expect(await file.text()).toContain(`NumSerieFactura>${third.number}<`)
  const width = await page.locator('html').evaluate((root) => root.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
