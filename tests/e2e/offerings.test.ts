import { expect, test } from './fixtures.ts'

test.describe('The page of an offering', () => {
  test('that is live leads into the demo and compares in a table', async ({ page }) => {
    await page.goto('/apps/invoicing')
    await expect(page).toHaveTitle('Invoicing software for small firms · Firmament')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices, from draft to paid')
    await expect(page.getByText('Planned, not available yet')).toHaveCount(0)
    const table = page.getByRole('table', { name: /A template in a spreadsheet/ })
    await expect(table.getByRole('rowheader')).toHaveCount(5)
    await page.getByRole('link', { name: 'See it in the demo' }).click()
    await expect(page).toHaveURL(/\/demo\/login\?to=/)
  })

  test('opens its answers without script', async ({ page }) => {
    await page.goto('/apps/client-management')
    await expect(page.locator('script[src]')).toHaveCount(0)
    const answer = page.getByText('a deal that is won becomes a customer')
    await expect(answer).toBeHidden()
    await page.getByText('Is it a CRM?').click()
    await expect(answer).toBeVisible()
  })

  test('that is live takes people into the demo and never says that it is planned', async ({
    page,
  }) => {
    await page.goto('/apps/lms')
    await expect(page.getByText('Planned, not available yet')).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.locator('#notice')).toHaveCount(0)
    await expect(main.locator('img, picture').first()).toBeVisible()
    const things = await page.locator('script[type="application/ld+json"]').textContent()
    expect(things).toContain('"SoftwareApplication"')
  })
})
