// Modules: reminders
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('Reminders', () => {
  test('Steps are set, one is sent by hand, and a customer is left alone', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const dueDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    for (const name of ['Early Ltd', 'Quiet Ltd']) {
      const customer = await createCustomer(person.api, firm, { name })
      await createInvoice(person.api, firm, customer.id, { dueDate })
    }
    await page.goto(`${firm.path}/reminders/settings`)
    await page.getByLabel('Tone, step 1').selectOption({ label: 'Last' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('A notice is sent on or before the due date').first()).toBeVisible()
    await page.getByLabel('Tone, step 1').selectOption({ label: 'Notice' })
    await page.getByLabel('Days, step 5').fill('60')
    await page.getByLabel('Tone, step 5').selectOption({ label: 'Last' })
    await page.getByLabel('Fee, step 5').fill('40')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Days, step 5')).toHaveValue('60')
    await expect(page.getByLabel('Fee, step 5')).toHaveValue('40')

    await page.goto(`${firm.path}/reminders`)
    const quiet = page.getByRole('row').filter({ hasText: 'Quiet Ltd' })
    await quiet.getByRole('button', { name: 'This customer' }).click()
    await expect(page.getByRole('link', { name: 'Early Ltd' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Quiet Ltd' })).toBeHidden()
    await page.getByRole('button', { name: 'Send selected' }).click()
    await expect(page.getByRole('heading', { name: /Send this email|Send these/ })).toBeVisible()
    await page.getByRole('button', { name: /^Send \d+ emails?$/ }).click()
    await expect(page.getByText('No reminders are due')).toBeVisible()
    await page.getByRole('link', { name: 'Sent', exact: true }).click()
    await expect(page.getByRole('cell', { name: 'Early Ltd' })).toBeVisible()
    await page.getByRole('link', { name: 'Excluded', exact: true }).click()
    await page.getByRole('button', { name: 'Remind again' }).click()
    await expect(page.getByText('Every customer is reminded')).toBeVisible()
  })
})
