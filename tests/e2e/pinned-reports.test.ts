// Modules: reports, dashboard, invoicing
import { newKey } from '../support/api.mjs'
import { createInvoicedCustomer, expect, test } from './fixtures.ts'

test.describe('Saved questions', () => {
  test('One is pinned to the dashboard, shown otherwise, and unpinned', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const { customer } = await createInvoicedCustomer(person.api, firm)
    for (const name of ['My sales', 'My customers']) {
      const saved = { name, report: 'custom', query: { by: 'customer', period: 'year' } }
      await person.api.call('POST', `${firm.path}/saved-reports`, saved, newKey())
    }
    for (const name of ['My sales', 'My customers']) {
      await page.goto(`${firm.path}/reports`)
      const row = page.getByRole('listitem').filter({ hasText: name })
      await row.getByRole('button', { name: 'Pin to the dashboard' }).click()
      await expect(page.getByText('The report is pinned to your dashboard').first()).toBeVisible()
      await expect(row.getByRole('link', { name: 'On your dashboard' })).toBeVisible()
      await expect(row.getByRole('button', { name: 'Pin to the dashboard' })).toHaveCount(0)
    }
    await page.goto(`${firm.path}/reports/pins`)
    const sales = page.locator('main form').filter({ hasText: 'My sales' })
    await sales.getByLabel('Shown as').selectOption('First rows')
    await sales.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText('The card was changed').first()).toBeVisible()

    await page.goto(`${firm.path}/dashboard`)
    const cards = page.getByRole('region', { name: 'Pinned to the dashboard' })
    await expect(cards.getByRole('heading').first()).toHaveText('My customers')
    await expect(cards.getByRole('table')).toContainText(customer.name)
    await cards.getByRole('link', { name: 'Arrange the pinned reports' }).click()
    const other = page.locator('main form').filter({ hasText: 'My customers' })
    await other.getByRole('button', { name: 'Unpin' }).click()
    await page.goto(`${firm.path}/dashboard`)
    await expect(cards.getByRole('heading')).toHaveCount(1)
    await page.goto(`${firm.path}/reports`)
    const last = page.getByRole('listitem').filter({ hasText: 'My sales' })
    await last.getByRole('button', { name: 'Unpin' }).click()
    await expect(last.getByRole('button', { name: 'Pin to the dashboard' })).toBeVisible()
  })

  test('One is kept night by night, as long as its owner says', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const query = { by: 'customer', period: 'year' }
    const input = { name: 'My sales', report: 'custom', query }
    const { id } = await person.api.call('POST', `${firm.path}/saved-reports`, input, newKey())
    await page.goto(`${firm.path}/reports/saved/${id}`)
    await expect(page.getByText('No snapshots are taken.')).toBeVisible()
    await page.getByLabel('Days to keep').fill('9999')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Save days' }).click()
    expect((await answer).status()).toBe(422)
    await expect(page.getByLabel('Days to keep')).toHaveValue('9999')
    await page.getByLabel('Days to keep').fill('30')
    await page.getByRole('button', { name: 'Save days' }).click()
    await expect(page.getByText('A snapshot is kept every night for 30 days')).toBeVisible()
  })
})
