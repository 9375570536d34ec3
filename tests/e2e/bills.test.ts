// Modules: bills
import { expect, test } from './fixtures.ts'

test('A bill is entered, its supplier added, and it is approved, posted and paid', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/bills/new`)
  await page.locator('[name="supplierName"]').fill('Holzhandel Elbe')
  await page.locator('[name="supplierNumber"]').fill('R-77')
  await page.locator('[name="lines.0.description"]').fill('Oak boards')
  await page.locator('[name="lines.0.unitPrice"]').fill('100')
  await page.locator('[name="total"]').fill('120')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('The lines come to 119.00 EUR').first()).toBeVisible()
  await expect(page.locator('[name="supplierName"]')).toHaveValue('Holzhandel Elbe')
  await page.locator('[name="total"]').fill('119')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Add the supplier' }).click()
  await page.getByRole('button', { name: 'Approve and post' }).click()
  await expect(page.getByText(/^BILL-\d{4}-0001$/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('Settled').first()).toBeVisible()
  await page.goto(`${firm.path}/payments?tab=suppliers`)
  await expect(page.getByRole('link', { name: 'Holzhandel Elbe' })).toBeVisible()
})

test('A file that is no electronic invoice becomes a draft to be filled in', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/bills/read`)
  const file = page.locator('input[name="file"]')
  const send = page.getByRole('button', { name: 'Make a draft' })
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await send.click()
  await expect(page.getByText('This is no electronic invoice, PDF or picture')).toBeVisible()
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await send.click()
  await expect(page.locator('[name="supplierName"]')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Open scan.pdf' })).toBeVisible()
})
