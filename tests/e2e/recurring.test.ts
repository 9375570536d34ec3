// Modules: recurring
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.describe('Recurring invoices', () => {
  test('One is made of an invoice, says something else, pauses and goes on', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const draft = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/invoices/${draft.id}`)
    await page.getByRole('link', { name: 'Make recurring' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Care plan')
    const year = new Date().getFullYear() + 1
    await page.getByLabel('First date').fill(`${year}-01-31`)
    await page.getByLabel('After a number of invoices').check()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('Fill this in').first()).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Care plan')
    await page.getByRole('textbox', { name: 'Number of invoices' }).fill('3')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Care plan' })).toBeVisible()
    const dates = page.getByRole('table', { name: 'The next dates' })
    await expect(dates.getByRole('row')).toHaveCount(4)
    await expect(dates).toContainText(`31/01/${year} – ${year % 4 === 0 ? 28 : 27}/02/${year}`)

    const change = page.getByRole('link', { name: 'Change the content' })
    await page.goto(`${await change.getAttribute('href')}`)
    await page.getByLabel('Item, line 1').fill('Care in {moon}')
    await page.getByRole('button', { name: 'Save and close' }).first().click()
    await expect(page.getByText('{moon} is not available here').first()).toBeVisible()
    await page.getByLabel('Item, line 1').fill('Care in {month}')
    await page.getByRole('button', { name: 'Save and close' }).first().click()
    await expect(page.getByRole('cell', { name: 'Care in {month}' })).toBeVisible()

    await page.getByRole('button', { name: 'Pause' }).click()
    await page.goto(`${firm.path}/recurring?tab=paused`)
    await page.getByRole('link', { name: 'Care plan' }).click()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Active').first()).toBeVisible()
  })
})
