// Modules: calendar
import { expect, test } from './fixtures.ts'

test.describe('Calendar', () => {
  test('An event is added, changed once of many, and deleted after a question', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto(`${firm.path}/calendar/new?start=2027-03-01T09:00`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('#title')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Title').fill('Stock count')
    await page.getByLabel('Repeats').selectOption('weekly')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('March 2027')
    const inMonth = page.locator('main ol').getByRole('link', { name: /Stock count/ })
    await expect(inMonth).toHaveCount(6)

    await inMonth.nth(1).click()
    await page.getByLabel('Begins at').fill('11:00')
    await page.getByLabel('Ends at').fill('12:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.goto(`${firm.path}/calendar?view=week&date=2027-03-08`)
    await expect(page.getByRole('link', { name: /Stock count.*11:00/ })).toBeVisible()

    await page.getByRole('link', { name: /Stock count/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('All of them').check()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.goto(`${firm.path}/calendar?view=agenda&date=2027-03-01`)
    await expect(page.getByText('Nothing is planned here')).toBeVisible()
  })
})
