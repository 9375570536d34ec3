// Modules: payments, invoicing, ledger
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('Payments', () => {
  test('One payment covers two invoices and leaves a credit', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const first = await createInvoice(person.api, firm, customer.id)
    const second = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/payments/new?customer=${customer.id}`)
    await page.getByLabel('Amount received').fill('300')
    await page.getByRole('button', { name: 'Apply to the oldest first' }).click()
    await expect(page.getByLabel(`Amount of the payment for invoice ${first.number}`)).toHaveValue(
      '119.00',
    )
    await expect(page.getByLabel(`Amount of the payment for invoice ${second.number}`)).toHaveValue(
      '119.00',
    )
    await page.getByRole('button', { name: 'Record payment' }).click()
    await expect(page.getByText('€62.00').first()).toBeVisible()

    await page.goto(`${firm.path}/invoices?tab=paid`)
    await expect(page.locator('tbody tr')).toHaveCount(2)
    const trial = await person.api.call('GET', `${firm.path}/trial-balance`)
    expect(trial.debit).toBe(trial.credit)
    expect(trial.openInvoices).toBe(trial.receivable)
  })

  test('More than an invoice owes is refused at its field', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/payments/new?customer=${customer.id}`)
    await page.getByLabel('Amount received').fill('500')
    await page.getByLabel(`Amount of the payment for invoice ${invoice.number}`).fill('200')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Record payment' }).click()
    expect((await answer).status()).toBe(422)
    await expect(page.getByLabel('Amount received')).toHaveValue(/^500/)
  })

  test('A part is paid, the payment is reversed, and the invoice is open again', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/payments/new?invoice=${invoice.id}`)
    // What is proposed for the invoice follows the amount, with script and without.
    await page.getByLabel('Amount received').fill('50')
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.goto(`${firm.path}/invoices?tab=partlyPaid`)
    await expect(page.locator('tbody tr')).toHaveCount(1)

    await page.goto(`${firm.path}/payments`)
    await page.locator('tbody a').first().click()
    await page.getByRole('button', { name: 'Reverse' }).first().click()
    await page.getByLabel('Reason').fill('Returned by the bank')
    await page.getByRole('button', { name: 'Reverse payment' }).click()
    const after = await person.api.call('GET', `${firm.path}/invoices/${invoice.id}`)
    expect(after.totals.due).toBe(11900)
  })
})
