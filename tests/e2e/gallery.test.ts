// Modules: gallery
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const sections = ['elements', 'forms', 'tables', 'charts', 'icons', 'maps']

test.describe('The gallery', () => {
  test('shows every example with its source, in the look that its address says', async ({
    signedIn: page,
  }) => {
    test.slow()
    await page.goto('/ui')
    for (const [at, section] of sections.entries()) {
      await expectAccessible(page, `/ui/${section}?density=roomy`, { isDark: at % 2 === 0 })
      const examples = await page.locator('[data-example]').count()
      expect(examples).toBeGreaterThan(0)
      await expect(page.locator('pre:has-text("export default function")')).toHaveCount(examples)
    }
    await page.goto('/ui/charts')
    await page.getByRole('link', { name: 'Right to left' }).click()
    await page.getByRole('link', { name: 'Dark' }).click()
    const example = page.locator('[data-example=bars]')
    await expect(example).toHaveAttribute('dir', 'rtl')
    await expect(example).toHaveAttribute('data-theme', 'dark')
    await example.getByText('As a table').click()
    await expect(example.getByRole('cell', { name: '€42,000' })).toBeVisible()
    expect((await page.goto('/ui/nothing'))?.status()).toBe(404)
  })

  test('help is one press away, and what the installed product opens leads into the firm', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto(`${firm.path}/quotes`)
    await page.getByRole('link', { name: 'Help', exact: true }).click()
    await expect(page).toHaveURL(/\/support\/quotes$/)
    for (const [from, to] of [
      ['/new/invoicing', '/invoices/new'],
      ['/new/expenses', '/expenses/new'],
      ['/share/receipt', '/expenses/read'],
    ] as const) {
      await page.goto(from)
      await expect(page).toHaveURL(new RegExp(`${firm.path}${to}$`))
    }
    expect((await page.goto('/new/nothing'))?.status()).toBe(404)
    const manifest = await (await page.request.get('/site.de.webmanifest')).json()
    expect(manifest.share_target.action).toBe('/share/receipt')
    const headers = { origin: 'null', 'sec-fetch-site': 'none' }
    const multipart = {
      file: { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    }
    const shared = await page.request.post('/share/receipt', { headers, multipart })
    expect(shared.url()).toContain(`${firm.path}/expenses/read`)
    expect(await shared.text()).toContain('could not be read')
    const foreign = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    const refused = await page.request.post('/share/receipt', { headers: foreign, multipart })
    expect(refused.status()).toBe(403)
  })
})
