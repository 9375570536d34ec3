// Modules: gallery
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const sections = ['elements', 'forms', 'tables', 'charts', 'icons', 'maps']

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
  await example.getByText('Show as a table').click()
  await expect(example.getByRole('cell', { name: '€42,000' })).toBeVisible()
  expect((await page.goto('/ui/nothing'))?.status()).toBe(404)
})
