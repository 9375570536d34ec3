// Modules: recurring-purchases
import { expect, test } from './fixtures.ts'

const year = new Date().getFullYear() + 1

test.describe('Recurring purchases', () => {
  test('A rent comes as a bill each month, pauses and goes on', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await person.api.call('POST', `/firms/${firm.id}/parties`, {
      roles: ['supplier'],
      name: 'Canal Row',
      address: { country: 'DE' },
      language: 'en',
      currency: 'EUR',
    })
    await page.goto(`${firm.path}/recurring-purchases`)
    await page.getByRole('link', { name: 'New recurring purchase' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('Workshop rent')
    await page.getByLabel('Supplier or payee').fill('Canal Row')
    await page.getByLabel('Description').first().fill('Rent {month}')
    await page.getByLabel('First date').fill(`${year}-01-31`)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('Fill this in').first()).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Workshop rent')
    await page.getByLabel('Unit price').first().fill('1000')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Workshop rent' })).toBeVisible()
    const dates = page.getByRole('table', { name: 'The next dates' })
    await expect(dates.getByRole('row')).toHaveCount(6)
    await expect(dates).toContainText(`31/01/${year} – ${year % 4 === 0 ? 28 : 27}/02/${year}`)
    await expect(page.getByRole('cell', { name: 'Rent {month}' })).toBeVisible()

    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Workshop rent is paused').first()).toBeVisible()
    await page.goto(`${firm.path}/recurring-purchases?tab=paused`)
    await page.getByRole('link', { name: 'Workshop rent' }).click()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Active').first()).toBeVisible()
  })

  test('An insurance is an expense of the bank account', async ({ signedIn: page, firm }) => {
    await page.goto(`${firm.path}/recurring-purchases/new?kind=expense`)
    await page.getByLabel('Name', { exact: true }).fill('Liability insurance')
    await page.getByLabel('Supplier or payee').fill('Sure & Safe')
    await page.getByLabel('Amount with tax').fill('142.50')
    await page.getByLabel('First date').fill(`${year}-03-01`)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Liability insurance' })).toBeVisible()
    await expect(page.getByText('€142.50').first()).toBeVisible()
  })
})
