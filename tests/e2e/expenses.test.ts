// Modules: expenses
import { expect, test } from './fixtures.ts'

test('An expense is noted, posted and reversed after a question', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/expenses/new`)
  await page.getByLabel('Amount paid, tax included').fill('abc')
  await page.getByLabel('Paid to').fill('Paper Krause')
  await page.locator('[name="category"]').selectOption('office')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.locator('[name="gross"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Paid to')).toHaveValue('Paper Krause')
  await page.getByLabel('Amount paid, tax included').fill('119')
  await page.getByRole('button', { name: 'Add and post' }).click()
  await expect(page.getByText('€19.00').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /EXP-\d{4}-0001 Paper Krause/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^4930/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Reverse' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  await expect(page.getByText('Reversed').first()).toBeVisible()
})

test('A claim is handed in, and its own claimant is offered no decision', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/expenses/new`)
  await page.getByLabel('Amount paid, tax included').fill('45.10')
  await page.getByLabel('Paid to').fill('Petrol station')
  await page.getByLabel('Paid from').selectOption('member')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await page.goto(`${firm.path}/expenses?tab=claim`)
  await expect(page.getByRole('link', { name: 'Petrol station' })).toBeVisible()
})
