// Modules: reports, budgets, ledger, invoicing
import { readFileSync } from 'node:fs'
import { newKey } from '../support/api.mjs'
import { createInvoicedCustomer, expect, test } from './fixtures.ts'

test.describe('Reports', () => {
  test('A figure leads down to its document, and a return stays as it was filed', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const { invoice } = await createInvoicedCustomer(person.api, firm)
    await page.goto(`${firm.path}/reports`)
    await expect(page.getByText('Assets are equal to liabilities and equity')).toBeVisible()
    await page.getByRole('link', { name: /^Profit and loss/ }).click()
    const profit = page.getByRole('row', { name: /^Profit / })
    await expect(profit).toContainText('100.00')

    await page.getByLabel('Columns').selectOption('One per quarter')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(6)

    await profit.getByRole('link', { name: '100.00' }).last().click()
    await expect(page.getByRole('heading', { name: 'General ledger' })).toBeVisible()
    await page
      .getByRole('link', { name: new RegExp(invoice.number) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(invoice.number)

    await page.goto(`${firm.path}/reports/profit-and-loss`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const file = await (await downloading).path()
    expect(readFileSync(file, 'utf8')).toContain('Profit,100.00')

    // Returns begin with the first posting, so one of a period that is over needs an old one.
    const before = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10)
    const lines = [
      { account: '1200', debit: 5_000 },
      { account: '1000', credit: 5_000 },
    ]
    const entries = `${firm.path}/manual-entries`
    const input = { date: before, memo: 'Cash to the bank', lines }
    const { id } = await person.api.call('POST', entries, input, newKey())
    await person.api.call('POST', `${entries}/${id}/post`, { version: 1 }, newKey())
    await page.goto(`${firm.path}/reports/tax-returns`)
    await page.getByRole('link', { name: 'Mark as filed' }).first().click()
    await page.getByLabel('Reference').fill('et-4711')
    await page.getByRole('button', { name: 'Mark as filed' }).click()
    await expect(page.getByText(/^Filed on/)).toBeVisible()

    const month = before.slice(0, 7)
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    const days = `from=${month}-01&to=${last.toISOString().slice(0, 10)}`
    await page.goto(`${firm.path}/reports/tax-return?period=custom&${days}`)
    await page.getByRole('link', { name: 'ELSTER file' }).click()
    await page.getByLabel('Tax number for ELSTER').fill('123')
    await page.getByRole('button', { name: 'Download the file' }).click()
    await expect(page.getByLabel('Tax number for ELSTER')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Tax number for ELSTER').fill('1121081508150')
    const taking = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the file' }).click()
    expect(readFileSync(await (await taking).path(), 'utf8')).toContain(
      '<Umsatzsteuervoranmeldung>',
    )
  })

  test('An account is planned, and profit and loss shows it beside what was posted', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await createInvoicedCustomer(person.api, firm)
    await page.goto(`${firm.path}/budgets`)
    await page
      .getByRole('row', { name: /100\.00/ })
      .getByRole('link')
      .first()
      .click()
    await page.getByLabel(/^Amount for the year/).fill('1,200')
    await page.getByRole('button', { name: 'Spread over the months' }).click()
    const january = page.getByLabel(/^January/)
    await expect(january).toHaveValue('100.00')
    await january.fill('a lot')
    await page.getByRole('button', { name: 'Save the budget' }).click()
    await expect(january).toHaveValue('a lot')
    await january.fill('300')
    await page.getByRole('button', { name: 'Save the budget' }).click()
    await expect(page.getByRole('row', { name: /^Profit/ })).toContainText('1,400.00')

    await page.getByRole('link', { name: 'Compare in the report' }).click()
    await expect(page.getByRole('columnheader', { name: 'Budget' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Profit / })).toContainText('1,400.00')
  })

  test('An own question is asked, saved and sent by mail', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const { customer } = await createInvoicedCustomer(person.api, firm)
    await page.goto(`${firm.path}/reports`)
    await page.getByRole('link', { name: /^Custom report/ }).click()
    await page.getByLabel('Rows').selectOption('Customer')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales, net by customer')
    await page.getByRole('link', { name: customer.name }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales, net by item')
    await page.getByRole('link', { name: 'Save this view' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Best items')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByLabel('How often').selectOption('Every Monday')
    await page.getByLabel(/^To/).fill('nobody')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel(/^To/)).toHaveValue('nobody')
    await page.getByLabel(/^To/).fill('boss@example.com')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Best items' })).toContainText(
      'By email on',
    )
  })
})
