// Modules: reports, invoicing
import { createInvoicedCustomer, expect, test } from './fixtures.ts'

test.describe('As it was known', () => {
  test('A report is shown as of a day and a time, and a time alone is asked for its day', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await createInvoicedCustomer(person.api, firm)
    await page.goto(`${firm.path}/reports/profit-and-loss`)
    await page.getByLabel('Time of that day').fill('10:30')
    const answer = page.waitForResponse((response) => response.url().includes('knownTime'))
    await page.getByRole('button', { name: 'Show' }).click()
    expect((await answer).status()).toBe(422)
    await expect(page.getByLabel('Time of that day')).toHaveValue(/^10:30/)
    await page.getByLabel('As of').fill('2026-01-05')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Accounts as of 5 January 2026 at 10:30')).toBeVisible()
    await expect(page.getByText(/posted up to 5 January 2026 at 10:30/)).toBeVisible()
    await expect(page.getByRole('row', { name: /^Profit / })).toContainText('0.00')
    await expect(page.getByLabel('As of')).toHaveValue('2026-01-05')
  })
})
