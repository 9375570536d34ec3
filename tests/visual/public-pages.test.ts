import { expect, type Page, test } from '@playwright/test'

const pages = {
  home: '/',
  offering: '/apps/invoicing',
  pricing: '/pricing',
  blog: '/blogs',
  support: '/support',
}
const viewports = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }

for (const [name, path] of Object.entries(pages)) {
  for (const [width, viewport] of Object.entries(viewports)) {
    test(`${path} at ${width}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(`${process.env.E2E_ORIGIN}${path}?lng=eng`)
        await showPictures(page)
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: true,
        })
      }
    })
  }
}

/** Those further down are asked for only when one comes near. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode()))
    await document.fonts.ready
  })
}
