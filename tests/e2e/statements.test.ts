// Modules: statements
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('Statements', () => {
  test('One is looked at, printed and mailed; the others go out together', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    for (const [name, email] of [
      ['Post Ltd', 'post@example.com'],
      ['Mute Ltd', ''],
    ]) {
      const customer = await createCustomer(person.api, firm, { name, email })
      await createInvoice(person.api, firm, customer.id)
    }
    await page.goto(`${firm.path}/statements`)
    await page.getByRole('link', { name: 'Post Ltd' }).click()
    await expect(page.getByRole('heading', { name: 'Statement of Post Ltd' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Closing balance, EUR' })).toBeVisible()
    const href = await page.getByRole('link', { name: 'PDF' }).getAttribute('href')
    const file = await page.request.get(href ?? '', { maxRetries: 2 })
    expect(file.headers()['content-type']).toBe('application/pdf')
    await page.getByRole('link', { name: 'Send by email' }).click()
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('post@example.com')

    await page.goto(`${firm.path}/statements`)
    await expect(page.getByText('no email address')).toBeVisible()
    await page.getByRole('button', { name: 'Send selected' }).click()
    await expect(page.getByRole('heading', { name: 'Send this email?' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'post@example.com' })).toBeVisible()
    await page.getByRole('button', { name: 'Send 1 email' }).click()
    await expect(page.getByText('1 statement is in the outbox').first()).toBeVisible()
  })
})
