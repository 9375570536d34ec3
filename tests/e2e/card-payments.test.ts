// Modules: invoicing, online-payments
import { newKey } from '../support/api.mjs'
import { createCustomer, createDraft, expect, test } from './fixtures.ts'

test('An invoice in instalments is paid part by part by card', async ({
  signedIn: page,
  person,
  firm,
  browser,
  origin,
}, { project }) => {
  const customer = await createCustomer(person.api, firm)
  await page.goto(`${firm.path}/card-payments`)
  await page.getByRole('button', { name: 'Take cards' }).click()
  await expect(page.getByText('Customers can pay by card', { exact: true })).toBeVisible()

  const draft = await createDraft(person.api, firm, customer.id)
  await page.goto(`${firm.path}/invoices/${draft.id}/edit`)
  await page.getByText('Due at once').click()
  await page.getByLabel('Equal parts, one a month').selectOption('3')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('Share 1')).toHaveValue('33.3334')
  await page.getByLabel('Share 3').fill('30')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The shares must come to 100 %').first()).toBeVisible()
  await page.getByLabel('Share 3').fill('33.3333')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('3 parts')).toBeVisible()

  const call = (what: string) =>
    person.api.call('POST', `${firm.path}/invoices/${draft.id}/${what}`, {}, newKey())
  await call('finalise')
  const { publicPath } = await call('public-link')
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: project.use.javaScriptEnabled ?? true,
  })
  const stranger = await context.newPage()
  await stranger.goto(String(publicPath))
  await expect(stranger.getByText('Instalment 1/3 (33.3334%): €39.67')).toBeVisible()
  await expect(stranger.getByLabel('Amount in EUR')).toHaveValue('39.67')
  await stranger.getByLabel('Amount in EUR').fill('500')
  await stranger.getByRole('button', { name: 'Pay by card' }).click()
  await expect(
    stranger.getByText('More than is still to be paid on this invoice').first(),
  ).toBeVisible()
  await stranger.getByLabel('Amount in EUR').fill('39.67')
  await stranger.getByRole('button', { name: 'Pay by card' }).click()
  await stranger.getByRole('button', { name: 'Pay now' }).click()
  await expect(async () => {
    await stranger.goto(String(publicPath))
    await expect(stranger.getByText('€79.33').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await context.close()

  await page.goto(`${firm.path}/card-payments`)
  await expect(page.getByText('€39.67')).toBeVisible()
  await page.goto(`${firm.path}/invoices/${draft.id}`)
  await expect(page.locator('#instalments').getByText('paid')).toBeVisible()
})
