import { expect, test } from './fixtures.ts'

test.describe('The public site', () => {
  test('leads from the menu of its head to an offering', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('group', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Apps' }).click()
    await expect(menu.getByRole('link', { name: 'Payroll', exact: true })).toBeVisible()
    await menu.getByRole('link', { name: 'Invoicing' }).click()
    await expect(page).toHaveURL('/apps/invoicing')
  })

  test('answers an address that leads nowhere with a search', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Firmament')
    await page.getByRole('searchbox').fill('site map')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=site+map')
    await page.getByRole('main').getByRole('link', { name: 'Site map' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible()
  })

  test('stays on the page when another language is chosen, and remembers it', async ({ page }) => {
    await page.goto('/sitemap')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/sitemap?lng=gr')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('hands crawlers its map by an absolute address', async ({ request, origin }) => {
    const robots = await (await request.get('/robots.txt', { maxRetries: 2 })).text()
    const [, map = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
    expect(map).toBe(`${origin}/sitemap.xml`)
    const answer = await request.get(map, { maxRetries: 2 })
    expect(answer.headers()['content-type']).toContain('application/xml')
    expect(await answer.text()).toContain(`<loc>${origin}/apps/invoicing</loc>`)
  })
})
