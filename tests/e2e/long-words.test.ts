// Modules: parties, invoicing, dashboard, statements
import { atHome, createCustomer, createDraft, createInvoice, expect, test } from './fixtures.ts'

/** German joins words, and some registered names are one of them: 90 letters. */
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.padEnd(
  90,
  'prüfung',
)

const widths = [320, 390, 1440]

test.describe('A name of one long word', () => {
  test('makes no page wider than the screen', async ({ signedIn: page, person, firm }) => {
    const { api } = person
    const customer = await createCustomer(api, firm, { ...atHome, name: longWord })
    const line = { quantity: '1', unit: 'h', unitPrice: '100.00', taxCode: firm.taxCode }
    const lines = [{ ...line, description: longWord }]
    const invoice = await createInvoice(api, firm, customer.id, { lines })
    const draft = await createDraft(api, firm, customer.id, { lines })
    const wide: string[] = []
    for (const path of [
      `/parties/${customer.id}`,
      `/parties/${customer.id}/edit`,
      '/customers',
      '/invoices',
      `/invoices/${draft.id}/edit`,
      `/invoices/${draft.id}`,
      `/invoices/${invoice.id}`,
      `/invoices/${invoice.id}/credit`,
      '/dashboard',
      '/statements',
      `/parties/${customer.id}/statement`,
      `/payments/new?invoice=${invoice.id}`,
    ]) {
      const answer = await page.goto(firm.path + path)
      expect(answer?.status(), path).toBe(200)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const shown = await page.evaluate(() => document.documentElement.scrollWidth)
        if (shown > width) wide.push(`${path}: ${shown} of ${width} px`)
      }
    }
    expect(wide).toEqual([])
  })
})

test.describe('German', () => {
  test('makes no page of settings and people wider than a small phone', async ({
    signedIn: page,
    firm,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const wide: string[] = []
    for (const path of [
      '/settings',
      '/settings/firm',
      '/settings/taxes',
      '/settings/numbering',
      '/users',
    ]) {
      const answer = await page.goto(`${firm.path}${path}?lng=de`)
      expect(answer?.status(), path).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      const shown = await page.evaluate(() => document.documentElement.scrollWidth)
      if (shown > 320) wide.push(`${path}: ${shown}`)
    }
    expect(wide).toEqual([])
  })
})
