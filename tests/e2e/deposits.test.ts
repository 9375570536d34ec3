// Modules: quotes, invoicing
import { newKey } from '../support/api.mjs'
import { createCustomer, expect, test } from './fixtures.ts'

test.describe('Deposits', () => {
  test('A deposit of a quote is asked for, paid, and deducted by the final invoice', async ({
    signedIn: page,
    person: { api },
    firm,
  }) => {
    const customer = await createCustomer(api, firm, { name: 'Quarry Ltd' })
    const issueDate = new Date().toISOString().slice(0, 10)
    const quote = await api.call(
      'POST',
      `/firms/${firm.id}/quotes`,
      {
        customerId: customer.id,
        issueDate,
        validUntil: '2099-12-31',
        currency: 'EUR',
        language: 'en',
        lines: [{ description: 'Wall', quantity: '1', unitPrice: '1000', taxCode: firm.taxCode }],
      },
      newKey(),
    )
    await api.call('POST', `/firms/${firm.id}/quotes/${quote.id}/issue`, {}, newKey())
    await page.goto(`${firm.path}/quotes/${quote.id}`)
    await page.getByRole('link', { name: 'Deposits and progress invoices' }).click()
    await page.getByLabel('Percent, or amount in EUR').fill('140')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByText('This is too large').first()).toBeVisible()
    await page.getByLabel('Percent, or amount in EUR').fill('40')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByRole('heading', { name: 'Deposit invoice, draft' })).toBeVisible()
    const invoiceId = page.url().split('/').at(-1)
    const path = `/firms/${firm.id}/invoices/${invoiceId}`
    const { totals, number } = await api.call('POST', `${path}/finalise`, {}, newKey())
    await page.goto(`${firm.path}/quotes/${quote.id}/convert`)
    await expect(page.getByText('has not been paid in full and will not be deducted')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: number, exact: true }),
    ).toBeVisible()
    await api.call(
      'POST',
      `/firms/${firm.id}/payments`,
      {
        customerId: customer.id,
        date: issueDate,
        currency: 'EUR',
        amount: totals.total,
        allocations: [{ invoiceId, amount: totals.total }],
      },
      newKey(),
    )
    await page.goto(`${firm.path}/quotes/${quote.id}/convert`)
    await expect(page.getByText('will not be deducted')).toHaveCount(0)
    await page.getByRole('button', { name: 'Create draft invoice' }).click()
    const chosen = page.getByRole('checkbox', { name: number })
    await expect(chosen).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Final invoice, draft' })).toBeVisible()
    await chosen.uncheck()
    await page.getByRole('button', { name: 'Deduct these' }).click()
    await expect(page.getByRole('heading', { name: 'Invoice, draft' })).toBeVisible()
  })
})
