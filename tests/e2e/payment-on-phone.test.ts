// Modules: payments
import type { Page } from '@playwright/test'
import { createCustomer, createInvoice, expect, test } from './fixtures.ts'

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
