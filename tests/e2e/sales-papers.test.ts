// Modules: templates, quotes, invoicing, statements
import type { Page } from '@playwright/test'
import { newKey } from '../support/api.mjs'
import { atHome, createCustomer, createDraft, expect, test } from './fixtures.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Nothing stands out on the right of the page. */
async function expectNoOverflow(page: Page): Promise<void> {
  const { inside, whole } = await page
    .locator('html')
    .evaluate((root) => ({ inside: root.clientWidth, whole: root.scrollWidth }))
  expect(whole, page.url()).toBeLessThanOrEqual(inside)
}

test('The firm’s own look is on a pro forma, a progress invoice, one in parts and a statement', async ({
  signedIn: page,
  person: { api },
  firm,
}) => {
  await page.setViewportSize(desk)
  await page.goto(`${firm.path}/settings/paper?kind=invoice&language=en`)
  await page.getByRole('radio', { name: 'Modern' }).check()
  await page.getByLabel('Above the lines').fill('Thank you, {customer}')
  await page.getByRole('button', { name: 'Update the preview' }).click()
  await expect(page.getByText('Thank you, ').first()).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Document design saved').first()).toBeVisible()

  await page.setViewportSize(phone)
  const customer = await createCustomer(api, firm, { ...atHome, name: 'Quarry Ltd' })
  const line = { description: 'Wall', quantity: '1', unitPrice: '1000', taxCode: firm.taxCode }
  const [issueDate, validUntil] = [day(0), day(30)]
  const words = { currency: 'EUR', language: 'en', lines: [line] }
  const input = { customerId: customer.id, issueDate, validUntil, ...words }
  const quote = await api.call('POST', `${firm.path}/quotes`, input, newKey())
  await api.call('POST', `${firm.path}/quotes/${quote.id}/issue`, {}, newKey())
  await page.goto(`${firm.path}/quotes/${quote.id}`)
  await expectNoOverflow(page)
  const href = await page.getByRole('link', { name: 'Pro forma' }).getAttribute('href')
  const file = await page.request.get(href ?? '', { maxRetries: 2 })
  expect(file.headers()['content-type']).toBe('application/pdf')

  await page.goto(`${firm.path}/quotes/${quote.id}/deposit`)
  await page.getByRole('radio', { name: 'Work done so far' }).check()
  await page.getByLabel('Percent, or amount in EUR').fill('40')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { name: 'Progress invoice, draft' })).toBeVisible()
  await expect(page.getByText('€476.00').first()).toBeVisible()
  await expectNoOverflow(page)

  const draft = await createDraft(api, firm, customer.id, { unitPrice: '1000' })
  await page.goto(`${firm.path}/invoices/${draft.id}/edit`)
  await page.getByText('Due at once').click()
  await page.getByLabel('Share 1').fill('30')
  await page.getByLabel('Due 1').fill(day(10))
  await page.getByLabel('Share 2').fill('60')
  await page.getByLabel('Due 2').fill(day(40))
  await page.getByRole('button', { name: 'Review and finalize' }).first().click()
  await expect(page.getByLabel('Share 2')).toHaveValue('60')
  await page.getByLabel('Share 2').fill('70')
  await page.getByRole('button', { name: 'Review and finalize' }).first().click()
  await page.getByRole('button', { name: 'Finalize' }).first().click()
  await page.getByRole('button', { name: 'Finalize' }).last().click()
  await expect(page.getByText('Instalment 2/2 (70%): €833.00').first()).toBeVisible()
  await expect(page.getByText('Thank you, Quarry Ltd').first()).toBeVisible()
  await expectNoOverflow(page)

  await page.goto(`${firm.path}/statements`)
  await page.getByRole('link', { name: 'Quarry Ltd' }).click()
  await expect(page.getByRole('heading', { name: 'Statement of Quarry Ltd' })).toBeVisible()
  await expect(page.getByText('1,190.00').first()).toBeVisible()
  await expectNoOverflow(page)
})
