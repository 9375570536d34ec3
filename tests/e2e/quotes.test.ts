// Modules: quotes
import { atHome, createCustomer, expect, test } from './fixtures.ts'

test.describe('Quotes', () => {
  test('One is written, opened, chosen from, accepted by its customer and invoiced', async ({
    signedIn: page,
    person,
    firm,
    stranger,
  }) => {
    const customer = await createCustomer(person.api, firm, atHome)
    await page.goto(`${firm.path}/quotes/new?customer=${customer.id}`)
    await page.getByLabel('Item, line 1').fill('Oak table')
    await page.getByLabel('Price, line 1').fill('1000')
    await page.getByRole('button', { name: 'Empty line' }).click()
    await page.getByLabel('Item, line 2').fill('Fitting')
    await page.getByLabel('Price, line 2').fill('50')
    await page.getByLabel('Optional, line 2').check()
    await page.getByLabel('Customer sets the quantity, line 2').check()
    await page.getByLabel('Section and text of line 2').click()
    await page.getByLabel('Section title above line 2').fill('On site')
    await page.getByLabel('Text above line 2').fill('By appointment.')
    await page.getByLabel('Terms', { exact: true }).fill('Delivery within four weeks.')
    await page.getByRole('button', { name: 'Review and open' }).first().click()
    await expect(page.getByText('optional, not in the total').first()).toBeVisible()
    await page.getByRole('button', { name: 'Open for acceptance' }).click()
    const number = `Q-${new Date().getFullYear()}-0001`
    await expect(page.getByRole('heading', { name: number }).first()).toBeVisible()

    const href = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href')
    await stranger.goto(href ?? '')
    await expect(stranger.getByText('€1,190.00').first()).toBeVisible()
    await expect(stranger.getByText('On site').first()).toBeVisible()
    await stranger.getByLabel('Fitting', { exact: true }).check()
    await stranger.getByLabel('Quantity of Fitting').fill('4')
    await stranger.getByRole('button', { name: 'Update the total' }).click()
    await expect(stranger.getByRole('status')).toContainText('€1,428.00')
    await stranger.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(stranger.getByLabel('Quantity of Fitting')).toHaveValue('4')
    await stranger.getByLabel('Your name').first().fill('Jane Doe')
    await stranger.getByLabel('I accept this quote').check()
    await stranger.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(stranger.getByText('Accepted by Jane Doe').first()).toBeVisible()

    await page.reload()
    await expect(page.getByText('Accepted by Jane Doe').first()).toBeVisible()
    await page.getByRole('link', { name: 'Create invoice' }).click()
    await page.getByLabel('Invoice Fitting').uncheck()
    await page.getByRole('button', { name: 'Create draft invoice' }).click()
    await expect(page.getByText('€1,190.00').first()).toBeVisible()
    await page.goto(`${firm.path}/quotes?tab=invoiced`)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
  })
})
