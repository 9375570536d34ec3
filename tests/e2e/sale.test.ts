// Modules: quotes, invoicing, online-payments, payments
import type { Page } from '@playwright/test'
import { newKey } from '../support/api.mjs'
import {
  atHome,
  createCustomer,
  createInvoice,
  expect,
  type FirmOfPerson,
  type Person,
  test as withPeople,
} from './fixtures.ts'

const phone = { width: 390, height: 844 }
const today = () => new Date().toISOString().slice(0, 10)

/** `theirs` is a page of the customer's own browser, a phone. */
const test = withPeople.extend<{ theirs: Page }>({
  theirs: async ({ browser }, use) => {
    const page = await browser.newPage({ viewport: phone, isMobile: true })
    await use(page)
    await page.close()
  },
})

/** An issued quote of one line that is fixed and one that may be chosen, with its link. */
async function openQuote({ api }: Person, firm: FirmOfPerson, customerId: string) {
  const line = { quantity: '1', unit: '', taxCode: firm.taxCode }
  const draft = await api.call(
    'POST',
    `${firm.path}/quotes`,
    {
      customerId,
      issueDate: today(),
      validUntil: '2099-12-31',
      currency: 'EUR',
      language: 'en',
      lines: [
        { ...line, description: 'Oak table', unitPrice: '1000' },
        { ...line, description: 'Fitting', unitPrice: '50', isOptional: true },
      ],
    },
    newKey(),
  )
  return api.call('POST', `${firm.path}/quotes/${draft.id}/issue`, {}, newKey())
}

/** Pays on the stand-in's page, which reports it and leads back. */
async function payOnTheirPage(customer: Page): Promise<void> {
  await customer.getByRole('button', { name: 'Pay by card' }).click()
  const link = customer.getByRole('link', { name: 'Go to the payment page' })
  const pay = customer.getByRole('button', { name: 'Pay now' })
  await expect(link.or(pay)).toBeVisible()
  await expect(pay).toBeVisible()
  await pay.click()
  // The report is worked on behind its answer; until then the page says that it waits.
  await expect(async () => {
    await customer.reload()
    const thanks = customer.getByText('Thank you, your payment has arrived')
    await expect(thanks).toBeVisible({ timeout: 500 })
  }).toPass()
}

test.describe('A sale', () => {
  test('On a phone a quote is accepted, invoiced, and paid by card in two parts', async ({
    signedIn: page,
    person,
    firm,
    theirs,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(`${firm.path}/card-payments`)
    await page.getByRole('button', { name: 'Accept cards' }).click()
    await expect(page.getByRole('button', { name: 'Stop accepting cards' })).toBeVisible()
    const customer = await createCustomer(person.api, firm, atHome)
    const quote = await openQuote(person, firm, customer.id)

    await theirs.goto(quote.publicPath)
    await theirs.getByLabel('Your name').first().fill('Jane Doe')
    await theirs.getByLabel('I accept this quote').check()
    await theirs.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(theirs.getByText('Accepted by Jane Doe').first()).toBeVisible()

    await page.goto(`${firm.path}/quotes/${quote.id}/convert`)
    await page.getByRole('button', { name: 'Create draft invoice' }).click()
    await expect(page.getByText('€1,190.00').first()).toBeVisible()
    await page.getByRole('button', { name: 'Finalize' }).first().click()
    await page.getByRole('button', { name: 'Finalize' }).last().click()
    await expect(page.getByRole('button', { name: 'Create public link' })).toBeVisible()
    await page.getByRole('button', { name: 'Create public link' }).click()
    const link = await page.getByLabel('Public link').inputValue()

    await theirs.goto(new URL(link).pathname)
    await theirs.getByLabel('Amount in EUR').fill('190.00')
    await payOnTheirPage(theirs)
    await expect(theirs.getByText('€1,000.00').first()).toBeVisible()
    await payOnTheirPage(theirs)

    // The second report and the look are worked on behind their answers too.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 500 })
      const look = page.getByText(/Last opened on|Currently open there/).first()
      await expect(look).toBeVisible({ timeout: 500 })
    }).toPass()
  })

  test('A quote is declined with a reason, and offered anew as a second version', async ({
    signedIn: page,
    person,
    firm,
    theirs,
  }) => {
    const customer = await createCustomer(person.api, firm, atHome)
    const quote = await openQuote(person, firm, customer.id)
    await theirs.goto(quote.publicPath)
    await theirs.getByText('Decline this quote').first().click()
    await theirs.getByLabel('Your name').last().fill('Jane Doe')
    await theirs.getByLabel('Reason').fill('Too dear.')
    await theirs.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(theirs.getByText('Too dear.').first()).toBeVisible()

    await page.goto(`${firm.path}/quotes/${quote.id}`)
    await expect(page.getByText('Declined by Jane Doe').first()).toBeVisible()
    await page.getByRole('button', { name: 'New version' }).click()
    await page.getByLabel('Price, line 1').fill('900')
    await page.getByRole('button', { name: 'Review and open' }).first().click()
    await page.getByRole('button', { name: 'Open for acceptance' }).click()
    await expect(page.getByText('Version 1').first()).toBeVisible()
    await theirs.goto(quote.publicPath)
    await expect(theirs.getByText('€1,071.00').first()).toBeVisible()

    await page.goto(`${firm.path}/quotes/${quote.id}`)
    await page.getByText('The customer answered elsewhere').click()
    await page.getByLabel('Answered by').fill('Jane Doe')
    await page.getByLabel('Fitting').check()
    await page.getByRole('button', { name: 'Accepted', exact: true }).click()
    await expect(page.getByText('Accepted by Jane Doe').first()).toBeVisible()
    await expect(page.getByText('€1,130.50').first()).toBeVisible()
  })

  test('Francs are paid in cash to five centimes, in two instalments', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm, atHome)
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const invoice = await createInvoice(person.api, firm, customer.id, {
      currency: 'CHF',
      exchangeRate: '1',
      unitPrice: '10.36',
      instalments: [
        { share: '50', dueDate: day(30) },
        { share: '50', dueDate: day(60) },
      ],
    })
    // 12.33 with 19 %: 6.17 and 6.16; the coins make 12.35 of all of it.
    expect(invoice.totals.due).toBe(1233)
    await page.goto(`${firm.path}/payments/new?invoice=${invoice.id}`)
    await page.locator('[name=exchangeRate]').fill('1')
    await page.getByLabel('Method').selectOption({ label: 'Cash' })
    await page.getByRole('button', { name: 'Record payment' }).last().click()
    await expect(page.getByText('Rounding to coins')).toBeVisible()
    await expect(page.getByText('CHF 12.35').first()).toBeVisible()
    await page.goto(`${firm.path}/invoices/${invoice.id}`)
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  })
})
