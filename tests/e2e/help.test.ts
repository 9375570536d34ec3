import { expect, test } from './fixtures.ts'

test.describe('The help', () => {
  test('finds an article by a word and shows it with its contents', async ({ page }) => {
    await page.goto('/support?lng=eng')
    await page.getByLabel('Search the articles').fill('gaps')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/support\?q=gaps/)
    await page.getByRole('link', { name: 'Finalizing, and numbers without gaps' }).first().click()
    await expect(page).toHaveURL(/\/support\/finalise-an-invoice$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/numbers without gaps/)
    await page.getByRole('link', { name: 'How numbers run' }).click()
    await expect(page).toHaveURL(/#how-numbers-run$/)
  })

  test('says what to do when nothing is found', async ({ page }) => {
    await page.goto('/support?lng=gr&q=raumfahrt')
    await expect(page.getByRole('heading', { name: /Nichts gefunden/ })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('link', { name: 'Alle Artikel zeigen' })).toBeVisible()
  })

  test('answers an article that is not there with 404', async ({ page }) => {
    expect((await page.goto('/support/nothing-of-the-kind'))?.status()).toBe(404)
    expect((await page.goto('/support/api'))?.status()).toBe(200)
  })
})
