// Modules: wallets, own-wallet
import { expectNoViolation } from './accessible.ts'
import { atHome, createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

test.describe('Balances', () => {
  test('A customer pays ahead, an invoice is paid from it, and a card is redeemed', async ({
    signedIn: page,
    person,
    firm,
    javaScriptEnabled,
  }) => {
    const customer = await createCustomer(person.api, firm, atHome)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/wallets/new`)
    await page.getByRole('link', { name: customer.name }).click()
    await page.getByRole('button', { name: 'Record top-up' }).click()
    await expect(page.getByText('Fill this in').first()).toBeVisible()
    await page.getByLabel('Amount', { exact: true }).fill('200.00')
    await page.getByRole('button', { name: 'Record top-up' }).click()
    await expect(page.getByRole('heading', { name: 'W-0001' })).toBeVisible()
    // axe itself is a script of the page.
    if (javaScriptEnabled) await expectNoViolation(page)

    await page.getByRole('link', { name: 'Pay an invoice' }).click()
    await expect(page.getByLabel('Invoice', { exact: true })).toContainText(invoice.number)
    await page.getByRole('button', { name: 'Pay from the wallet' }).click()
    const entries = page.getByRole('table', { name: 'Latest entries' })
    await expect(entries).toContainText(invoice.number)
    await entries.getByRole('button', { name: 'Undo' }).click()
    await page.getByLabel('Reason').fill('Wrong invoice')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await expect(entries).toContainText('Refunded')

    await page.goto(`${firm.path}/wallets/new-card?customer=${customer.id}`)
    await page.getByLabel('Amount', { exact: true }).fill('25.00')
    await page.getByRole('button', { name: 'Sell card' }).click()
    const code = ((await page.locator('output').textContent()) ?? '').trim()
    await page.goto(`${firm.path}/wallets/redeem`)
    await page.getByLabel('Code of the card').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Check what is left' }).click()
    await expect(page.getByText('€25.00 is left on this card')).toBeVisible()
    await page.getByLabel('Customer', { exact: true }).selectOption(customer.id)
    await page.getByRole('button', { name: 'Move to wallet' }).click()
    await expect(page.getByRole('heading', { name: 'W-0001' })).toBeVisible()
    await expect(page.getByText('€225.00').first()).toBeVisible()
    await page.goto('/wallet')
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  })
})
