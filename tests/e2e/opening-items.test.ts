// Modules: opening-items, settlement, reports
import { newKey } from '../support/api.mjs'
import { atHome, createCustomer, expect, test } from './fixtures.ts'

test.describe('What was open in the old books', () => {
  test('An item is brought in, compared with the old books, and paid', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const { name } = await createCustomer(person.api, firm, atHome)
    await page.goto(`${firm.path}/opening-items`)
    await page.getByRole('link', { name: 'Set the opening day' }).first().click()
    await page.getByLabel('Opening day').fill('2026-01-01')
    await page.getByLabel('Receivables').fill('119.00')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The opening balances are saved')).toBeVisible()

    await page.goto(`${firm.path}/opening-items/new`)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Document number').fill('A-1187')
    await page.getByLabel('Document date').fill('2026-01-15')
    await page.getByLabel('Open amount').fill('119.00')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    const save = page.locator('main form button[type="submit"]').last()
    await save.click()
    // It is dated after the opening day: what was typed stays.
    expect((await answer).status()).toBe(422)
    await expect(page.getByLabel('Open amount')).toHaveValue('119.00')
    await page.getByLabel('Document date').fill('2025-12-15')
    await save.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A-1187')
    await expect(page.getByText('Entered as of')).toBeVisible()

    await page.goto(`${firm.path}/opening-items`)
    const agrees = 'Customers: the items total €119.00, as in your previous accounting.'
    await expect(page.getByText(agrees)).toBeVisible()

    // It is paid as any invoice is, and neither income nor tax comes of it.
    await page.getByRole('link', { name: 'A-1187' }).click()
    await page.getByRole('link', { name: 'Record payment' }).click()
    await page.getByLabel('Amount received').fill('119')
    await page.getByLabel('Amount of the payment for invoice A-1187').fill('119')
    const paid = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('main form button[type="submit"]').last().click()
    expect((await paid).status()).toBeLessThan(400)
    await page.goto(`${firm.path}/opening-items?tab=settled`)
    await expect(page.getByRole('link', { name: 'A-1187' })).toBeVisible()
    const trial = await person.api.call('GET', `${firm.path}/trial-balance`)
    const sides = trial.rows.map((row: { account: string; debit: number; credit: number }) => [
      row.account,
      row.debit - row.credit,
    ])
    expect(Object.fromEntries(sides)).toMatchObject({ 1200: 11_900, 1400: 0, 9000: -11_900 })
  })

  test('A file of another program is read line by line', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const { name } = await createCustomer(person.api, firm, atHome)
    const day = { date: '2026-01-01', receivable: null, payable: null, version: 1 }
    await person.api.call('PUT', `${firm.path}/opening-balances`, day, newKey())
    await page.goto(`${firm.path}/opening-items/import`)
    const text = `Type,Customer,Invoice,Document date,Currency,Open\ncustomer,${name},R-1,2025-11-30,EUR,50\ncustomer,Nobody,R-2,2025-11-30,EUR,70\n`
    const file = { name: 'open.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.locator('input[name=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Upload file' }).click()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(
      page.getByText('No customer, or more than one, has this name, number or VAT number').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Import the 1 good row' }).click()
    await page.goto(`${firm.path}/opening-items`)
    await expect(page.getByRole('link', { name: 'R-1' })).toBeVisible()
    await expect(page.getByText('R-2')).toHaveCount(0)
  })
})
