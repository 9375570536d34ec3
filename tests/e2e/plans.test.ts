import { testPassword } from '../support/firm.mjs'
import { expect, test } from './fixtures.ts'

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan goes from the price list through the registration to the account', async ({
    browser,
    origin,
    page,
  }) => {
    test.slow()
    await page.goto('/pricing')
    await expect(page.getByText('Nothing is charged today')).toBeVisible()
    await page.getByRole('link', { name: 'Start with House' }).click()
    await expect(page.getByText('Selected plan: House.')).toBeVisible()
    await page.getByRole('link', { name: 'Choose another' }).click()
    await page.getByRole('link', { name: 'Start with Studio' }).click()
    await expect(page.getByText('Selected plan: Studio.')).toBeVisible()
    const email = `plan-${Date.now()}@example.test`
    await page.getByLabel('Your name').fill('Grace Hopper')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password').fill(testPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/firms\/new/)

    const root = await (await browser.newContext({ baseURL: origin })).newPage()
    const form = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
    await root.request.post('/admin/login', { form, maxRedirects: 0, maxRetries: 2 })
    await root.goto(`/admin/users?q=${encodeURIComponent(email)}`)
    await root.getByRole('link', { name: 'Grace Hopper' }).click()
    await expect(root.locator('input[name=planId]')).toHaveValue('studio')
    await root.context().close()
  })

  test('a plan that is not on the list is no plan', async ({ page }) => {
    await page.goto('/register?plan=platinum')
    await expect(page.locator('input[name=planId]')).toHaveValue('')
    await expect(page.getByText('Selected plan')).toHaveCount(0)
    const { cookies } = await page.context().storageState()
    expect(cookies.map(({ name }) => name)).not.toContain('planId')
  })

  test('prices and dates are written as the language does', async ({ page }) => {
    await page.goto('/pricing?lng=gr')
    await expect(page.getByText('14 €').first()).toBeVisible()
    await page.goto('/pricing?lng=eng')
    await expect(page.getByText('€14').first()).toBeVisible()
    await page.goto('/timeline?lng=gr')
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    await page.goto('/timeline?lng=rs')
    await expect(page.getByRole('heading', { name: /ноябрь 2026/i })).toBeVisible()
  })

  test('an answer opens below its question', async ({ page }) => {
    await page.goto('/faqs')
    const answer = page.getByText('There is no billing in the product yet')
    await expect(answer).toBeHidden()
    await page.getByText('Do I have to give a card number?').click()
    await expect(answer).toBeVisible()
  })
})

test('What search engines are told of prices and questions is what the pages show', async ({
  page,
}) => {
  async function thingsOf(path: string) {
    await page.goto(path)
    const json = await page.locator('script[type="application/ld+json"]').textContent()
    return JSON.parse(json ?? '{}')['@graph']
  }
  const ofType = (type: string) => (thing: { '@type': string }) => thing['@type'] === type
  const software = (await thingsOf('/pricing')).find(ofType('SoftwareApplication'))
  expect(software.offers.map((offer: { price: string }) => offer.price)).toEqual(['0', '0', '0'])
  const faq = (await thingsOf('/faqs')).find(ofType('FAQPage'))
  expect(faq.mainEntity.length).toBeGreaterThanOrEqual(12)
  for (const { name } of faq.mainEntity) await expect(page.getByText(name)).toHaveCount(1)
})
