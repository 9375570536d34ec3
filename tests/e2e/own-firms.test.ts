// Modules: own-firms, firms, bills, invoicing
import { newKey } from '../support/api.mjs'
import { atHome, createCustomer, createFirm, createInvoice, expect, test } from './fixtures.ts'

test.describe('Several firms of one person', () => {
  test.use({ ownPerson: true })

  test('An invoice to an own firm becomes a bill there, and both sides agree', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const shop = await createFirm(person.api, {
      legalName: 'Sternwarte Laden GmbH',
      tradeName: 'Sternwarte Laden',
      vatId: 'DE311402104',
      bankAccount: { holder: '', iban: '', bic: '', bankName: '' },
    })
    const customer = await createCustomer(person.api, firm, {
      ...atHome,
      name: 'Sternwarte Laden GmbH',
      vatId: 'DE311402104',
    })
    const invoice = await createInvoice(person.api, firm, customer.id, { language: 'de' })
    await page.goto(`${firm.path}/own-firms/link/${customer.id}`)
    await page.getByLabel('Firm', { exact: true }).selectOption('Sternwarte Laden')
    await page.getByRole('button', { name: 'Link' }).click()
    await expect(page.getByText('is linked')).toBeVisible()

    const row = page.getByRole('row', { name: new RegExp(invoice.number) })
    await expect(row).toContainText('Not handed over')
    await row.getByRole('button', { name: `Hand over ${invoice.number}` }).click()
    await expect(page.getByText('the bill is a draft in the other firm')).toBeVisible()
    await expect(row).toContainText('Both agree')
    await expect(row).toContainText('Still a draft there')

    await page.goto(`${shop.path}/own-firms`)
    const taken = page.getByRole('row', { name: new RegExp(invoice.number) })
    await expect(taken).toContainText('Received from Sternwarte')
    await expect(taken).toContainText('Both agree')
    await taken.getByRole('link', { name: invoice.number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(invoice.number)

    // One page over both, each figure leading to its list, and their sum said to be no consolidation.
    await page.goto('/firms/overview')
    await expect(page.getByRole('row', { name: /Sternwarte Laden/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Total in EUR/ })).toContainText('€119.00')
    await expect(page.getByText('They are not consolidated accounts')).toBeVisible()

    // One list of what is to be done in both, and each row leads into its firm.
    await page.goto('/firms/to-do')
    const waiting = page.getByRole('row', { name: /Sternwarte Laden/ }).filter({ hasText: 'Bill' })
    await expect(waiting).toContainText('Draft: Bill')
    await page.getByLabel('Firm', { exact: true }).selectOption('Sternwarte')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('row', { name: /Sternwarte Laden/ })).toHaveCount(0)
    await page.goto('/firms/to-do?kind=draft')
    await waiting.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${shop.path}/bills/`))
  })
})

test.describe('The accountant’s seat', () => {
  test('An entry is asked about, the month signed off, and its days are closed', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const end = lastOfLastMonth()
    const lines = [
      { account: '4210', debit: 90_000 },
      { account: '1200', credit: 90_000 },
    ]
    const entries = `${firm.path}/manual-entries`
    const input = { date: end, memo: 'Rent for the office', lines }
    const { id } = await person.api.call('POST', entries, input, newKey())
    await person.api.call('POST', `${entries}/${id}/post`, { version: 1 }, newKey())

    await page.goto(`${firm.path}/ledger/journal`)
    await page
      .getByRole('link', { name: /Rent for the office|^1$/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Ask a question' }).click()
    await page.getByLabel('Question').fill('Which office is this?')
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.goto(`${firm.path}/ledger/journal`)
    await page
      .getByRole('link', { name: /Rent for the office|^1$/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Which office is this?' }).click()
    await page.getByLabel('Answer').fill('The one in Berlin')
    await page.getByRole('button', { name: 'Answer' }).click()
    await expect(page.getByText('The question was answered')).toBeVisible()

    await page.goto('/firms/queue')
    const waiting = page.getByRole('row', { name: /Sternwarte/ }).first()
    await waiting.getByRole('link', { name: '1', exact: true }).first().click()
    await page.goto(`${firm.path}/closing/months/${end.slice(0, 7)}`)
    await page.getByLabel('Note').fill('Looked through')
    await page.getByRole('button', { name: 'Sign off the month' }).click()
    await expect(page.getByText('The month is signed off')).toBeVisible()

    await page.goto(`${firm.path}/ledger/entries/new`)
    await page.getByLabel('Text').first().fill('Too late')
    await page.getByLabel('Date').fill(end)
    await page.getByLabel('Account').nth(0).fill('4210')
    await page.getByLabel('Debit, EUR').nth(0).fill('10')
    await page.getByLabel('Account').nth(1).fill('1200')
    await page.getByLabel('Credit, EUR').nth(1).fill('10')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText(/closed/).first()).toBeVisible()
  })
})

function lastOfLastMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 10)
}
