// Modules: payment-runs
import { newKey } from '../support/api.mjs'
import { expect, test } from './fixtures.ts'

test('A bill is put into a run, approved, given to the bank as a file and posted', async ({
  signedIn: page,
  person: { api },
  firm,
}) => {
  const date = new Date().toISOString().slice(0, 10)
  const supplier = await api.call(
    'POST',
    `${firm.path}/parties`,
    {
      kind: 'company',
      roles: ['supplier'],
      name: 'Holzhandel Elbe',
      language: 'en',
      currency: 'EUR',
      address: { street: 'Kai 2', postcode: '20457', city: 'Hamburg', region: '', country: 'DE' },
      bankAccounts: [{ iban: 'DE02120300000000202051' }],
    },
    newKey(),
  )
  const bill = await api.call(
    'POST',
    `${firm.path}/bills`,
    {
      supplierId: supplier.id,
      supplierName: 'Holzhandel Elbe',
      supplierNumber: 'R-77',
      date,
      dueDate: date,
      currency: 'EUR',
      exchangeRate: '',
      lines: [{ description: 'Oak', unitPrice: '100', account: '4930', taxCode: firm.taxCode }],
    },
    newKey(),
  )
  await api.call('POST', `${firm.path}/bills/${bill.id}/approve`, { version: 1 }, newKey())

  await page.goto(`${firm.path}/payment-runs/new`)
  const chosen = page.getByRole('checkbox', { name: 'Holzhandel Elbe' })
  await chosen.uncheck()
  await page.getByRole('button', { name: 'Put together' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(chosen).not.toBeChecked()
  await chosen.check()
  await page.getByRole('button', { name: 'Put together' }).click()
  await expect(page.getByText('To approve').first()).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Take the file to your bank.')).toBeVisible()

  const link = page.getByRole('link', { name: 'SEPA (pain.001.001.09)' })
  const file = await page.request.get(`${await link.getAttribute('href')}`)
  expect(file.headers()['content-disposition']).toContain('attachment')
  expect(await file.text()).toContain('<IBAN>DE02120300000000202051</IBAN>')

  await page.getByRole('button', { name: 'Post as paid' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post as paid' }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await page.goto(`${firm.path}/payment-runs`)
  await expect(page.getByRole('link', { name: /-0001$/ })).toBeVisible()
})
