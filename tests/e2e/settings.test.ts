// Modules: firms, taxes, records
import { expect, test } from './fixtures.ts'

test('A setting is found by what can be set there, and its page stands among its group', async ({
  signedIn: page,
  firm,
}) => {
  const hasScript = test.info().project.name === 'script'
  await page.goto(`${firm.path}/settings`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'API keys' })).toBeVisible()
  const field = main.getByRole('searchbox', { name: 'Search settings' })
  await field.fill('reverse charge')
  // With script the list follows what is typed.
  if (!hasScript) await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByRole('link', { name: 'API keys' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Taxes' }).click()
  await expect(page).toHaveURL(`${firm.path}/settings/taxes`)
  await expect(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible()
  const group = page.getByRole('navigation', { name: 'Settings: Money and books' })
  await expect(group.getByRole('link', { name: 'Taxes' })).toHaveAttribute('aria-current', 'page')
  await group.getByRole('link', { name: 'Exchange rates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exchange rates' })).toBeVisible()
  await main.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL(`${firm.path}/settings`)

  await page.goto(`${firm.path}/settings?q=nowhere`)
  await expect(main.getByText('No setting is called “nowhere”')).toBeVisible()
  await page.goto(`${firm.path}/search?q=dkim`)
  await expect(main.getByRole('link', { name: 'Mail' })).toBeVisible()
})
