// Modules: profile
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

/** A page with a script that nobody needs to be signed in for. */
const withScript = '/login/passkey'

function stored(page: Page) {
  return page.evaluate(() => [localStorage.getItem('lng'), sessionStorage.getItem('lng')])
}

test('the storages keep the language that a page is shown in', async ({ signedIn: page, firm }) => {
  await page.goto(`${firm.path}/customers`)
  await expect.poll(() => stored(page)).toEqual(['eng', 'eng'])
  await page.goto(`${firm.path}/customers?lng=gr`)
  await expect.poll(() => stored(page)).toEqual(['gr', 'gr'])
})

test('the menu of languages marks the one that the page is in, and no other', async ({
  signedIn: page,
  firm,
}) => {
  const names = { gr: 'Deutsch', rs: 'Русский', sp: 'Español' }
  for (const [code, name] of Object.entries(names)) {
    await page.goto(`${firm.path}/customers?lng=${code}`)
    await expect(page.locator('button[name=language][aria-current]')).toHaveText([name])
  }
})

test('a cookie goes before a storage', async ({ page }) => {
  await page.goto(`${withScript}?lng=it`)
  await page.evaluate(() => localStorage.setItem('lng', 'gr'))
  await page.goto(withScript)
  await expect.poll(() => stored(page)).toEqual(['it', 'it'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

for (const name of ['localStorage', 'sessionStorage'] as const) {
  test(`${name} goes before the browser, and the page is shown once more`, async ({ page }) => {
    await page.goto('/')
    await page.evaluate((storage) => window[storage].setItem('lng', 'sp'), name)
    let shown = 0
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname === withScript) shown += 1
    })
    await page.goto(withScript)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect.poll(() => stored(page)).toEqual(['sp', 'sp'])
    await page.waitForLoadState('networkidle')
    expect(shown).toBe(2)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })
}

test('a storage with nonsense in it changes nothing', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('lng', 'klingon'))
  await page.goto(withScript)
  await expect.poll(() => stored(page)).toEqual(['eng', 'eng'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
