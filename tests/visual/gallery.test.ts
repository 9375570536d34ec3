import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { expectAsKept, isTaking } from './as-kept.ts'

const sections = ['elements', 'forms', 'tables', 'charts', 'icons', 'maps']

// The dark sheet of the narrow screen runs from the right, so that both directions are held.
const looks = [
  { name: '1440-light', width: 1440, query: 'theme=light', colorScheme: 'light' },
  { name: '1440-dark', width: 1440, query: 'theme=dark', colorScheme: 'dark' },
  { name: '390-light', width: 390, query: 'theme=light', colorScheme: 'light' },
  { name: '390-dark-rtl', width: 390, query: 'theme=dark&dir=rtl', colorScheme: 'dark' },
] as const

/** What a careless change of a style sheet does. */
const careless = {
  colour: '[data-example] :is(button, a) { color: #7a2e2e !important }',
  spacing: '[data-example] :is(button, a) { margin-inline-end: 3px !important }',
}

// Style sheets of the tests are inline, which the policy of the pages forbids.
test.use({ bypassCSP: true })
test.describe.configure({ timeout: 180_000 })

test('every page of the gallery looks as it did', async ({ signedIn: page }) => {
  for (const section of sections) {
    for (const look of looks) {
      const sheet = await openSheet(page, section, look)
      await expectAsKept(sheet, `ui-${section}-${look.name}`)
    }
  }
})

for (const [what, styles] of Object.entries(careless)) {
  test(`another ${what} of the gallery is seen`, async ({ signedIn: page }, info) => {
    test.skip(isTaking(info), 'It would be kept as the picture')
    const sheet = await openSheet(page, 'elements', looks[0])
    await page.addStyleTag({ content: styles })
    await expect(expectAsKept(sheet, `ui-elements-${looks[0].name}`)).rejects.toThrow('different')
  })
}

/** All examples of a page of the gallery as one part of the page, so that one picture holds them. */
async function openSheet(
  page: Page,
  section: string,
  look: (typeof looks)[number],
): Promise<Locator> {
  await page.setViewportSize({ width: look.width, height: 900 })
  await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
  await page.goto(`/ui/${section}?${look.query}`)
  await page.addStyleTag({ path: fileURLToPath(new URL('sheet.css', import.meta.url)) })
  return page.locator(':has(> section[aria-labelledby^="example-"])')
}
