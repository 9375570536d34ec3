import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'

/** Whether pictures are being taken, and not compared: then nothing is to look wrong on purpose. */
export function isTaking({ config }: TestInfo): boolean {
  return config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
}

/**
 * How near a screen of the product must be to its picture: it has no photos and its fonts are our
 * own, so a few dozen pixels are all that may differ, and those by little.
 */
export const strict = { maxDiffPixels: 60, threshold: 0.04, timeout: 30_000 }

/** Holds what is seen against the kept picture of this name, once all of it has come. */
export async function expectAsKept(seen: Page | Locator, name: string): Promise<void> {
  const page = 'page' in seen ? seen.page() : seen
  await page.evaluate(() => document.fonts.ready)
  // Two calls, because the assertion knows pages and parts of them as two types.
  if ('page' in seen) await expect(seen).toHaveScreenshot(`${name}.png`, strict)
  else await expect(seen).toHaveScreenshot(`${name}.png`, strict)
}
