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
  const group = page.getByRole('navigation', { name: 'Settings: Finance and accounting' })
  await expect(group.getByRole('link', { name: 'Taxes' })).toHaveAttribute('aria-current', 'page')
  await group.getByRole('link', { name: 'Exchange rates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exchange rates' })).toBeVisible()
  await main.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL(`${firm.path}/settings`)

  await page.goto(`${firm.path}/settings?q=nowhere`)
  await expect(main.getByText('No setting matches “nowhere”')).toBeVisible()
  await page.goto(`${firm.path}/search?q=dkim`)
  await expect(main.getByRole('link', { name: 'Email' })).toBeVisible()
})

test('A change of a setting stands below it and is undone, and the history tells both', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/settings/approvals`)
  const rule = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save rule' }) })
  const needsOther = rule.first().getByRole('switch')
  await needsOther.check()
  await rule.first().getByRole('button', { name: 'Save rule' }).click()
  await expect(needsOther).toBeChecked()
  const changes = page.locator('#changes')
  await expect(changes.getByRole('heading', { name: 'Last changes' })).toBeVisible()
  await changes.getByRole('button', { name: /^Undo: Approval rule/ }).click()
  await expect(page).toHaveURL(`${firm.path}/settings/approvals`)
  await expect(needsOther).not.toBeChecked()
  await expect(changes.getByText('Cannot be undone: it was changed again since')).toBeVisible()
  await changes.getByRole('link', { name: 'Whole history' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Undone' }).first()
  await expect(row.getByRole('link', { name: /^Approval rule/ }).first()).toBeVisible()
})

test('Keys are changed, a key for two actions is told, and the sheet shows those that hold', async ({
  signedIn: page,
  firm,
}) => {
  const hasScript = test.info().project.name === 'script'
  await page.goto('/profile/shortcuts')
  const search = page.getByLabel('Search, go to a page, create something')
  await search.fill('?')
  await page.getByRole('button', { name: 'Save keys' }).click()
  await expect(page.getByText('? is already used above')).toBeVisible()
  await expect(search).toHaveValue('?')
  await search.fill('f')
  await page.getByLabel('Show the list of keys').fill('h')
  await page.getByRole('button', { name: 'Save keys' }).click()
  await expect(search).toHaveValue('f')
  if (hasScript) {
    await page.goto(`${firm.path}/settings`)
    await page.keyboard.press('h')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('f', { exact: true })).toBeVisible()
    await sheet.getByRole('link', { name: 'Change shortcuts' }).click()
  }
  await page.getByRole('button', { name: 'Reset to the default keys' }).click()
  await expect(search).toHaveValue('/')
})
