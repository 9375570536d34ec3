import { expect, test } from '@playwright/test'

const sections = ['elements', 'forms', 'tables', 'charts', 'maps']
const widths = { 1440: 900, 390: 844 }

test.describe.configure({ timeout: 180_000 })

test('every page of the gallery looks as it did', async ({ page }) => {
  await page.goto(`${process.env.E2E_ORIGIN}/demo/login?lng=eng`)
  await page.locator('input[name=private]').check()
  await page.locator('form:has(input[name=private]) button').click()
  await page.waitForURL(/\/firms\/\w+\/dashboard/, { timeout: 120_000 })
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height })
    for (const section of sections) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // From the right on the narrow screen, so that both directions are held.
        const query = width === '390' ? '?dir=rtl' : ''
        await page.goto(`${process.env.E2E_ORIGIN}/ui/${section}${query}`)
        await page.evaluate(() => document.fonts.ready)
        const examples = page.locator('[data-example]')
        for (const example of await examples.all()) {
          const name = await example.getAttribute('data-example')
          await expect(example).toHaveScreenshot(`ui-${name}-${width}-${colorScheme}.png`)
        }
      }
    }
  }
})
