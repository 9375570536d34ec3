// Modules: payment-runs
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Api, newKey } from '../support/api.mjs'
import { expect, type FirmOfPerson } from './fixtures.ts'
import { test } from './members.ts'

test('A bill is put into a run, approved, given to the bank as a file and posted', async ({
  signedIn: page,
  person,
  firm,
}) => {
  await approvedBill(person.api, firm, 'R-77')

  await page.goto(`${firm.path}/payment-runs/new`)
  const chosen = page.getByRole('checkbox', { name: 'Holzhandel Elbe' })
  await chosen.uncheck()
  await page.getByRole('button', { name: 'Create run' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(chosen).not.toBeChecked()
  await chosen.check()
  await page.getByRole('button', { name: 'Create run' }).click()
  await expect(page.getByText('To approve').first()).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Upload the file to your bank.')).toBeVisible()

  expect(await takenFile(page)).toContain('<IBAN>DE02120300000000202051</IBAN>')
  await page.reload()
  await expect(page.getByText('The bank may have the file')).toBeVisible()

  await page.getByRole('button', { name: 'Post as paid' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post as paid' }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await page.goto(`${firm.path}/payment-runs`)
  await expect(page.getByRole('link', { name: /-0001$/ })).toBeVisible()

  // What the bank may carry out is not paid once more because its payment was taken back.
  await page.goto(`${firm.path}/payments?tab=suppliers`)
  await page.getByRole('link', { name: 'Holzhandel Elbe' }).click()
  await page.getByRole('button', { name: 'Reverse' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Stopped')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await expect(page.getByText('Reversed').first()).toBeVisible()
})

test('A second person approves a run, and the line of the bank posts it as paid', async ({
  signedIn: page,
  person,
  firm,
  addMember,
}) => {
  const rule = { kind: 'paymentRun', needsOther: true, fromAmount: 0, version: 1 }
  await person.api.call('PUT', `${firm.path}/approval-rules`, rule, newKey())
  const { page: theirs } = await addMember('accountant', 'Kurt')
  await approvedBill(person.api, firm, 'R-78')
  await page.goto(`${firm.path}/payment-runs/new`)
  await page.getByRole('button', { name: 'Create run' }).click()
  await expect(page.getByText('To approve').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  const run = page.url()

  await theirs.goto(`${firm.path}/approvals`)
  await theirs.getByRole('link', { name: /^RUN-/ }).click()
  await theirs.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(theirs.getByText('Upload the file to your bank.')).toBeVisible()
  expect(await takenFile(theirs)).toContain('<CtrlSum>119.00</CtrlSum>')

  const today = new Date().toISOString().slice(0, 10)
  const rows = `Date;Name;Description;Amount;Balance\n${today};;Collective order;-119.00;-119.00\n`
  await page.goto(`${firm.path}/bank/1200/import`)
  const buffer = Buffer.from(rows)
  const statement = { name: 'statement.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Bank file').setInputFiles(statement)
  await page.getByRole('button', { name: 'Upload file' }).click()
  await page.getByRole('button', { name: 'Import 1 transaction' }).click()
  await page.getByRole('button', { name: 'Match', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to match' })).toBeVisible()
  await page.goto(run)
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await page.goto(`${firm.path}/bills`)
  await expect(page.getByRole('row', { name: /R-78/ })).toContainText('Settled')
})

/** What the file holds that the button of a run gives out. */
async function takenFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SEPA (pain.001.001.09)' }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

/** A bill of 119.00 that is due today, of a supplier whose account is known. */
async function approvedBill(api: Api, firm: FirmOfPerson, supplierNumber: string) {
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
      supplierNumber,
      date,
      dueDate: date,
      currency: 'EUR',
      exchangeRate: '',
      lines: [{ description: 'Oak', unitPrice: '100', account: '4930', taxCode: firm.taxCode }],
    },
    newKey(),
  )
  await api.call('POST', `${firm.path}/bills/${bill.id}/approve`, { version: 1 }, newKey())
}
