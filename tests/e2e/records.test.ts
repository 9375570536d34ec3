// Modules: records, approvals
import { newKey } from '../support/api.mjs'
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test('The search at the top finds a customer with their invoices, and leads to them', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const customer = await createCustomer(person.api, firm, { name: 'Zimtstern & Söhne' })
  const invoice = await createInvoice(person.api, firm, customer.id, { unitPrice: '1037.00' })
  await page.goto(`${firm.path}/calendar`)
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.fill('zimtst sohne')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'Customers and suppliers 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zimtstern & Söhne' }).first()).toBeVisible()
  await page.getByRole('link', { name: /^Invoices and credit notes/ }).click()
  await expect(page.getByRole('heading', { name: /^Customers and suppliers/ })).toHaveCount(0)
  await page.getByRole('link', { name: invoice.number }).click()
  await expect(page.getByRole('heading', { name: new RegExp(invoice.number) })).toBeVisible()

  // 1,037.00 with 19 % tax, as a German writes it.
  await page.goto(`${firm.path}/search?q=${encodeURIComponent('1.234,03')}`)
  await expect(page.getByRole('link', { name: invoice.number })).toBeVisible()
  await page.goto(`${firm.path}/search?q=zimtstern+nowhere`)
  await expect(page.getByText('Nothing found for “zimtstern nowhere”')).toBeVisible()
})

test('A rule keeps whoever prepared an entry from posting it, and stands in the history', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const entry = await person.api.call(
    'POST',
    `${firm.path}/manual-entries`,
    {
      date: new Date().toISOString().slice(0, 10),
      memo: 'Accrued rent',
      lines: [
        { account: '4930', debit: 15_000 },
        { account: '1200', credit: 15_000 },
      ],
    },
    newKey(),
  )
  await page.goto(`${firm.path}/approvals`)
  await expect(page.getByRole('link', { name: 'Accrued rent' })).toBeVisible()
  await page.goto(`${firm.path}/settings/approvals`)
  const rule = page.locator('#rule-manualEntry')
  const amount = rule.getByLabel('From this amount, EUR')
  await rule.getByText('Someone other than the author has to approve').click()
  await amount.fill('abc')
  await rule.getByRole('button', { name: /^Save rule/ }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveValue('abc')
  await amount.fill('150')
  await rule.getByRole('button', { name: /^Save rule/ }).click()
  await expect(page.getByText('The rule was saved')).toBeVisible()
  await page.goto(`${firm.path}/approvals`)
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible()
  await page.goto(`${firm.path}/ledger/entries/${entry.id}`)
  await page.getByRole('button', { name: 'Post', exact: true }).first().click()
  await expect(page.getByText('You prepared this document').first()).toBeVisible()
  await page.goto(`${firm.path}/settings/history`)
  await expect(page.locator('tbody').getByText('Approval rule').first()).toBeVisible()
})
