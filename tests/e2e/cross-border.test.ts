// Modules: reports, bills
import { readFileSync } from 'node:fs'
import { newKey } from '../support/api.mjs'
import { createFirm, expect, test } from './fixtures.ts'

test('A purchase from abroad is told to the SdI, refused, and written again', async ({
  signedIn: page,
  person,
}) => {
  const { api } = person
  const firm = await createFirm(api, {
    address: { street: 'Via Roma 1', postcode: '20121', city: 'Milano', country: 'IT' },
    ...{ vatId: 'IT07643520567', timeZone: 'Europe/Rome' },
  })
  await api.call(
    'POST',
    `${firm.path}/parties`,
    {
      ...{ name: 'Liffey Hosting', roles: ['supplier'], vatId: 'IE6388047V', language: 'en' },
      currency: 'EUR',
      address: { street: 'Quay 1', postcode: 'D02 XY12', city: 'Dublin', country: 'IE' },
    },
    newKey(),
  )
  const date = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10)
  const line = { description: 'x', account: '4101', taxCode: 'IT-RC-UE', unitPrice: '50' }
  const input = {
    ...{ supplierName: 'Liffey Hosting', supplierNumber: 'LH-1', date },
    ...{ currency: 'EUR', lines: [line] },
  }
  const bill = await api.call('POST', `${firm.path}/bills`, input, newKey())
  const { version } = bill
  await api.call('POST', `${firm.path}/bills/${bill.id}/approve`, { version }, newKey())

  await page.goto(`${firm.path}/reports/tax-returns`)
  await page.getByRole('link', { name: 'Purchases from abroad (SdI)' }).click()
  await page.getByRole('link', { name: /^Create the document/ }).click()
  await page.getByLabel('Received or supplied').fill('2020-01-01')
  await page.getByRole('button', { name: 'Create the document' }).click()
  await expect(page.getByLabel('Received or supplied')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Received or supplied').fill(date)
  await page.getByRole('button', { name: 'Create the document' }).click()
  const number = `INT-${date.slice(0, 4)}-0001`
  await expect(page.getByRole('row', { name: /Liffey/ })).toContainText(number)
  const taking = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download XML/ }).click()
  const xml = readFileSync(await (await taking).path(), 'utf8')
  expect(xml).toContain('<TipoDocumento>TD17</TipoDocumento>')

  await page.getByRole('link', { name: /^Refused by the SdI/ }).click()
  await page.getByRole('button', { name: 'Refused by the SdI' }).click()
  await expect(page.getByLabel('Reply of the SdI')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Reply of the SdI').fill('00305')
  await page.getByRole('button', { name: 'Refused by the SdI' }).click()
  await expect(page.getByRole('row', { name: /Liffey/ })).toContainText('was refused: 00305')
  await page.getByRole('button', { name: 'Create all for the month' }).click()
  await expect(page.getByRole('row', { name: /Liffey/ })).toContainText(number)
})
