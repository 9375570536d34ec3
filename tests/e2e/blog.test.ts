import { expect, test } from './fixtures.ts'

test.describe('The blog', () => {
  test('A reader finds an article by its topic and reads it', async ({ page }) => {
    await page.goto('/blogs?lng=eng')
    const articles = page.getByRole('article')
    const all = await articles.count()
    expect(all).toBeGreaterThanOrEqual(4)

    await page.getByRole('navigation', { name: 'Topics' }).getByText('E-invoicing').click()
    await expect(page).toHaveURL(/tag=e-invoicing/)
    expect(await articles.count()).toBeLessThan(all)

    await articles.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('E-invoicing in the EU')
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  })

  test('An article is the same page in another language', async ({ page }) => {
    await page.goto('/blogs/numbers-without-gaps-and-vat-to-the-cent?lng=rs')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('НДС до копейки')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const things = JSON.parse(data ?? '{}')['@graph']
    expect(things[0]).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'ru' })
  })

  test('No such article and no such topic are not found', async ({ page }) => {
    expect((await page.goto('/blogs/no-such-article'))?.status()).toBe(404)
    expect((await page.goto('/blogs?tag=no-such-topic'))?.status()).toBe(404)
  })

  for (const [name, type, entry] of [
    ['feed', 'application/rss+xml', 'item'],
    ['atom', 'application/atom+xml', 'entry'],
  ] as const) {
    test(`The ${name} is XML and has every article of its language`, async ({ page }) => {
      await page.goto('/blogs?lng=it')
      const titles = await page.getByRole('article').getByRole('heading').allTextContents()
      const link = page.locator(`link[rel=alternate][type="${type}"]`)
      const answer = await page.request.get((await link.getAttribute('href')) ?? '', {
        maxRetries: 2,
      })
      expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`)

      const found = await page.evaluate(
        ([xml, tag]) => {
          const document = new DOMParser().parseFromString(xml, 'application/xml')
          if (document.querySelector('parsererror')) return []
          return [...document.querySelectorAll(`${tag} > title`)].map((title) => title.textContent)
        },
        [await answer.text(), entry] as const,
      )
      expect(found).toEqual(titles)
    })
  }
})
