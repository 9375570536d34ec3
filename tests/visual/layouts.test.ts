import type { Page } from '@playwright/test'
import {
  atHome,
  createCustomer,
  expect,
  type FirmOfPerson,
  type Person,
  test,
} from '../e2e/fixtures.ts'
import { layouts } from '../support/layouts.ts'
import { expectAsKept, isTaking } from './as-kept.ts'

// Nothing that is shown has a day or a number of its own, so no clock must be held.
const customers = [
  { name: 'Abendrot Kaffee GmbH', email: 'konto@abendrot.example' },
  { name: 'Bergmann & Töchter', email: 'buero@bergmann.example' },
  { name: 'Cooperativa Agricola del Chianti Classico', email: 'conti@chianti.example' },
  { name: 'Delius Orgelbau', email: 'post@delius.example' },
]

// On the phone the menu is a drawer whatever its kind, so few of the layouts differ there.
const onPhones = [0, 7, 9]
const modes = ['light', 'dark'] as const

test.use({ bypassCSP: true, ownPerson: true })
test.describe.configure({ timeout: 180_000 })

test('every layout that matters looks as it did', async ({ signedIn: page, person, firm }) => {
  await fill(person, firm)
  for (const [at, layout] of layouts.entries()) {
    await choose(page, layout)
    await page.setViewportSize({ width: 1440, height: 700 })
    for (const mode of modes)
      await expectShown(page, firm, mode, `layout-${nameOf(layout)}-${mode}`)
    if (!onPhones.includes(at)) continue
    await page.setViewportSize({ width: 390, height: 700 })
    const mode = modes[at % 2] ?? 'light'
    await expectShown(page, firm, mode, `layout-${nameOf(layout)}-390-${mode}`)
  }
})

test('another colour of the menu is seen', async ({ signedIn: page, person, firm }, info) => {
  test.skip(isTaking(info), 'It would be kept as the picture')
  await fill(person, firm)
  const layout = layouts[0] ?? {}
  await choose(page, layout)
  await page.setViewportSize({ width: 1440, height: 700 })
  await open(page, firm, 'light')
  await page.addStyleTag({ content: 'nav a { color: #8f8f8f !important }' })
  await expect(expectAsKept(page, `layout-${nameOf(layout)}-light`)).rejects.toThrow('different')
})

async function fill({ api }: Person, firm: FirmOfPerson): Promise<void> {
  for (const customer of customers) await createCustomer(api, firm, { ...atHome, ...customer })
}

async function choose(page: Page, layout: Readonly<Record<string, string>>): Promise<void> {
  const form = { ...layout, to: '/wallet' }
  const headers = { origin: process.env.E2E_ORIGIN ?? '' }
  await page.request.post('/preferences', { form, maxRedirects: 0, headers })
}

async function expectShown(
  page: Page,
  firm: FirmOfPerson,
  mode: (typeof modes)[number],
  name: string,
): Promise<void> {
  await open(page, firm, mode)
  await expectAsKept(page, name)
}

async function open(page: Page, firm: FirmOfPerson, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(`${firm.path}/customers`)
  await page.mouse.move(700, 690)
}

/** @returns what is chosen, in the order in which it is said */
function nameOf(layout: Readonly<Record<string, string>>): string {
  return Object.entries(layout)
    .map(([what, choice]) => (short[what] ?? '') + choice)
    .join('-')
}

/** What would be told apart by nothing: tones of the menu and of the bar, and the panel. */
const short: Readonly<Record<string, string>> = {
  sideTone: 'menu',
  topTone: 'bar',
  rightSidebar: 'panel',
}
