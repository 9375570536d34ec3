// Modules: quotes, invoicing, recurring, reminders, settlement, payments, templates
import type { Page } from '@playwright/test'
import { atHome, createCustomer, createInvoice, expect, test } from './fixtures.ts'

test('Every step of a sale fits a phone and a desk', async ({ signedIn: page, person, firm }) => {
  const { api } = person
  const customer = await createCustomer(api, firm, { ...atHome, name: 'Kontor Nord GmbH' })
  const invoice = await createInvoice(api, firm, customer.id)
  const issueDate = new Date().toISOString().slice(0, 10)
  const line = { description: 'Desk', quantity: '2', unit: 'pc', unitPrice: '450.00' }
  const quote: { id: string } = await api.call('POST', `${firm.path}/quotes`, {
    customerId: customer.id,
    issueDate,
    validUntil: issueDate,
    currency: 'EUR',
    language: 'en',
    lines: [{ ...line, taxCode: firm.taxCode }],
  })
  await api.call('POST', `${firm.path}/quotes/${quote.id}/issue`, {})
  const wide: string[] = []
  for (const path of [
    '/quotes',
    '/quotes/new',
    `/quotes/${quote.id}`,
    `/quotes/${quote.id}/deposit`,
    `/quotes/${quote.id}/convert`,
    `/invoices/new?purpose=deposit`,
    '/recurring',
    `/recurring/new?invoice=${invoice.id}`,
    '/reminders',
    '/reminders/settings',
    '/open-items',
    '/ageing',
    '/settings/paper',
  ]) {
    const answer = await page.goto(firm.path + path)
    expect(answer?.status(), path).toBe(200)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const shown = await page.evaluate(() => document.documentElement.scrollWidth)
      if (shown > width) wide.push(`${path}: ${shown} of ${width} px`)
    }
  }
  expect(wide).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${firm.path}/ageing`)
  const row = page.getByRole('row').filter({ hasText: 'Kontor Nord GmbH' })
  await expect(row.getByText('119.00', { exact: true }).last()).toBeVisible()
  await expect(row.getByText('Overdue')).toBeVisible()
})

test('Nothing lies over a field of a payment on a phone', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const customer = await createCustomer(person.api, firm)
  const invoice = await createInvoice(person.api, firm, customer.id)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${firm.path}/payments/new?invoice=${invoice.id}`)
  expect(await coveredFields(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Record payment' }).last()).toBeInViewport()
})

/** Names of fields that a press on their middle doesn't reach once they are moved to. */
async function coveredFields(page: Page): Promise<string[]> {
  return page.locator('#payment-form').evaluate((form) => {
    const covered: string[] = []
    const fields = form.querySelectorAll<HTMLElement>(
      'input:not([type=hidden], [type=checkbox]), select, textarea',
    )
    for (const field of fields) {
      field.focus()
      const { left, top, width, height } = field.getBoundingClientRect()
      if (width === 0) continue
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit !== field && !field.contains(hit)) covered.push(field.getAttribute('name') ?? '?')
    }
    return covered
  })
}
