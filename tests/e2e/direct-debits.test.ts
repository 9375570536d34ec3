// Modules: mandates, payment-runs
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('Direct debits', () => {
  test('A mandate is noted, an invoice collected by it, and revoked', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await page.goto(`${firm.path}/debit-settings`)
    await page.getByLabel('Creditor identifier').fill('DE97ZZZ09999999999')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('check digits').first()).toBeVisible()
    await page.getByLabel('Creditor identifier').fill('DE98ZZZ09999999999')
    await page.getByLabel('Notice period in days').fill('1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('are saved').first()).toBeVisible()

    const customer = await createCustomer(person.api, firm)
    await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/mandates/new`)
    await page.getByLabel('Customer', { exact: true }).fill(customer.name)
    await page.getByLabel('IBAN of the customer').fill('DE02120300000000202051')
    await page.getByLabel('Mandate reference').fill('CARE-1')
    await page.getByRole('button', { name: 'Add' }).last().click()
    await expect(page.getByRole('heading', { name: 'CARE-1' })).toBeVisible()

    const due = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`${firm.path}/payment-runs/new-debit?until=${due}`)
    await page.getByRole('button', { name: 'Create run' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('button', { name: 'pain.008.001.08' })).toBeVisible()
    await page.getByRole('button', { name: 'Post as paid' }).first().click()
    await page.getByRole('button', { name: 'Post as paid' }).last().click()
    await page.getByRole('button', { name: 'Record return' }).first().click()
    await page.getByRole('button', { name: 'Record return' }).last().click()
    await expect(page.getByText('Returned: the account is closed')).toBeVisible()

    await page.goto(`${firm.path}/mandates?tab=ended`)
    await page.getByRole('link', { name: 'CARE-1' }).click()
    await expect(page.getByText('Revoked').first()).toBeVisible()
  })
})
