// Modules: wallets, own-wallet, profile
import { expectNoViolation } from './accessible.ts'
import { atHome, createCustomer, createInvoice, expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

// Each looks at many pages with axe, or at one in many layouts.
test.describe.configure({ timeout: 120_000 })

test.describe('Balances', () => {
  test('A customer pays ahead, an invoice is paid from it, and a card is redeemed', async ({
    signedIn: page,
    person,
    firm,
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
    await expectNoViolation(page)

    await page.getByRole('link', { name: 'Pay an invoice' }).click()
    await expect(page.getByLabel('Invoice', { exact: true })).toContainText(invoice.number)
    await page.getByRole('button', { name: 'Pay from the balance' }).click()
    const entries = page.getByRole('table', { name: 'Latest entries' })
    await expect(entries).toContainText(invoice.number)
    await entries.getByRole('button', { name: 'Take back' }).click()
    await page.getByLabel('Reason').fill('Wrong invoice')
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expect(entries).toContainText('Given back')

    await page.goto(`${firm.path}/wallets/new-card?customer=${customer.id}`)
    await page.getByLabel('Amount', { exact: true }).fill('25.00')
    await page.getByRole('button', { name: 'Sell the card' }).click()
    const code = ((await page.locator('output').textContent()) ?? '').trim()
    await page.goto(`${firm.path}/wallets/redeem`)
    await page.getByLabel('Code of the card').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'What is left on it?' }).click()
    await expect(page.getByText('€25.00 are left on this card')).toBeVisible()
    await page.getByLabel('Customer', { exact: true }).selectOption(customer.id)
    await page.getByRole('button', { name: 'Move it to the balance' }).click()
    await expect(page.getByRole('heading', { name: 'W-0001' })).toBeVisible()
    await expect(page.getByText('€225.00').first()).toBeVisible()
    await page.goto('/wallet')
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  })
})

const combinations: Record<string, string>[] = [
  { layout: 'vertical', sidebar: 'default', sideTone: 'dark' },
  { layout: 'vertical', sidebar: 'default', sideTone: 'brand', topTone: 'brand' },
  { layout: 'vertical', sidebar: 'compact', sideTone: 'paper', topTone: 'dark' },
  { layout: 'vertical', sidebar: 'compact', sideTone: 'brand', topTone: 'paper' },
  { layout: 'vertical', sidebar: 'icon', sideTone: 'paper', width: 'boxed' },
  { layout: 'vertical', sidebar: 'icon', sideTone: 'dark', topTone: 'dark' },
  { layout: 'vertical', sidebar: 'condensed', sideTone: 'brand', width: 'fluid' },
  { layout: 'vertical', sidebar: 'condensed', sideTone: 'paper', rightSidebar: 'shown' },
  { layout: 'horizontal', sidebar: 'default', rightSidebar: 'hidden', topTone: 'paper' },
  { layout: 'horizontal', sideTone: 'brand', topTone: 'brand' },
  { layout: 'horizontal', sideTone: 'dark', width: 'boxed', rightSidebar: 'shown' },
  { layout: 'horizontal', sideTone: 'paper', topTone: 'dark', rightSidebar: 'hidden' },
]

const attributes = {
  layout: 'data-layout',
  sidebar: 'data-sidebar',
  sideTone: 'data-side-tone',
  topTone: 'data-top-tone',
  width: 'data-width',
  rightSidebar: 'data-right',
}

test.describe('The layout', () => {
  test('is chosen on a page, and each that matters is whole and readable', async ({
    signedIn: page,
    origin,
    firm,
  }) => {
    await page.goto('/profile/appearance')
    await page.getByRole('button', { name: 'In a row on top' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'horizontal')
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const layout of combinations) {
      const form = { ...layout, to: '/wallet' }
      await page.request.post('/preferences', { form, maxRedirects: 0, headers: { origin } })
      await page.goto(`${firm.path}/wallets`)
      for (const [name, value] of Object.entries(layout)) {
        const attribute = Object.entries(attributes).find(([one]) => one === name)?.[1] ?? ''
        await expect(page.locator('html')).toHaveAttribute(attribute, value)
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, JSON.stringify(layout)).toBeLessThanOrEqual(0)
      await expectNoViolation(
        page,
        (axe) => axe.withRules(['color-contrast', 'link-name', 'button-name', 'target-size']),
        JSON.stringify(layout),
      )
    }
  })
})
