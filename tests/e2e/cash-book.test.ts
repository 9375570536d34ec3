// Modules: cash-book
import { expect, test } from './fixtures.ts'

test.describe('The cash book', () => {
  test('is begun, moved, counted and closed, and never below zero', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto(`${firm.path}/cash-books/1000`)
    await page.getByRole('button', { name: 'Start cash book' }).click()
    await expect(page.getByText('Day by day').first()).toBeVisible()

    await page.goto(`${firm.path}/cash-books/1000/note`)
    await page.getByLabel('Amount, EUR').fill('50')
    await page.getByLabel('Text', { exact: true }).fill('Taken out')
    await page.getByRole('button', { name: 'Add entry' }).click()
    await expect(page.getByText('negative').first()).toBeVisible()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Taken out')
    await page.getByLabel('Direction').selectOption('in')
    await page.getByLabel('Text', { exact: true }).fill('Change brought in')
    await page.getByRole('button', { name: 'Add entry' }).click()
    await expect(page.getByText('Change brought in')).toBeVisible()

    await page.goto(`${firm.path}/cash-books/1000/count`)
    await page.getByLabel('× €20.00').fill('2')
    await page.getByLabel('Counted as a total').fill('9.90')
    await page.getByRole('button', { name: 'Save count' }).click()
    await expect(page.getByText('The cash book says €50.00').first()).toBeVisible()
    await expect(page.getByLabel('× €20.00')).toHaveValue('2')
    await page.getByLabel('Reason for a difference').fill('Wrong change')
    await page.getByRole('button', { name: 'Save count' }).click()
    await expect(page.getByText('€0.10 short: Wrong change')).toBeVisible()

    await page.getByRole('button', { name: 'Close the day' }).first().click()
    await page.getByRole('button', { name: 'Close the day' }).last().click()
    await expect(page.getByText('Page 1')).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toContain('cash-book')
  })
})
