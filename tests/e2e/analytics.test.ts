// Modules: analytics, invoicing
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('Analytics', () => {
  test('A question is asked, narrowed, saved, put on a dashboard and followed to its invoice', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/analytics`)
    await page.getByRole('link', { name: 'How do sales develop by month?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Net sales by month')
    await page.goto(`${firm.path}/analytics`)
    await page.getByRole('link', { name: 'New analysis' }).click()
    await page.locator('#ask-view').selectOption('Sales')
    await page.getByRole('button', { name: 'Choose' }).click()
    await page.locator('#ask-by').selectOption('Customer')
    await page.getByText('More options and filters').click()
    await page.locator('#ask-field0').selectOption('Customer')
    await page.getByLabel('Value, several separated by ;').fill(customer.name)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Net sales by customer')
    await expect(page.getByRole('table').last()).toContainText(customer.name)
    await expect(page.getByText(`Customer: ${customer.name}`).first()).toBeVisible()

    await page.getByRole('link', { name: 'Save analysis' }).click()
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Name', { exact: true }).fill('My best customers')
    await page.getByLabel('Sales', { exact: true }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My best customers')

    await page.goto(`${firm.path}/analytics/dashboards/new`)
    await page.getByLabel('Name', { exact: true }).fill('Mondays')
    await page.getByLabel('My best customers').check()
    await page.getByRole('button', { name: 'Create dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mondays')
    await page.getByRole('link', { name: 'My best customers' }).click()
    await page.getByRole('table').last().getByRole('link').nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Records behind the figure')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/invoices/${invoice.id}`))
  })

  test('What does not go together is said at its field', async ({ signedIn: page, firm }) => {
    const answer = await page.goto(
      `${firm.path}/analytics/ask?view=invoiceLines&by=customer&across=customer`,
    )
    expect(answer?.status()).toBe(422)
    await expect(page.locator('#ask-across')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#ask-by')).toHaveValue('customer')
  })

  test('A template is taken and changed', async ({ signedIn: page, firm }) => {
    await page.goto(`${firm.path}/analytics`)
    await page.getByRole('button', { name: 'Save “Which suppliers cost the most?”' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Which suppliers cost the most?',
    )
    await page.locator('#ask-by').selectOption('Month')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page
      .getByRole('button', { name: 'Save changes to “Which suppliers cost the most?”' })
      .click()
    await page.getByRole('link', { name: 'Open analysis' }).click()
    await expect(page.locator('#ask-by')).toHaveValue('month')
  })
})
