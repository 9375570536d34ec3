// Modules: invoicing
import { atHome, createCustomer, createDraft, createInvoice, expect, test } from './fixtures.ts'

test.describe('Invoices', () => {
  test('A draft is written, finalised, sent and shown', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm, atHome)
    await page.goto(`${firm.path}/invoices/new?customer=${customer.id}`)
    await page.getByLabel('Item, line 1').fill('Consulting')
    await page.getByLabel('Quantity, line 1').fill('50')
    await page.getByLabel('Price, line 1').fill('241.67')
    await page.getByRole('button', { name: 'Empty line' }).click()
    await page.getByLabel('Item, line 2').fill('Travel')
    await page.getByLabel('Quantity, line 2').fill('2')
    await page.getByLabel('Price, line 2').fill('19.99')
    await page.getByRole('button', { name: 'Review and finalize' }).first().click()

    await expect(page.getByText('€14,426.94').first()).toBeVisible()
    await page.getByRole('button', { name: 'Finalize' }).first().click()
    await page.getByRole('button', { name: 'Finalize' }).last().click()
    const year = new Date().getFullYear()
    await expect(page.getByRole('heading', { name: `${year}-0001` })).toBeVisible()

    await page.getByRole('link', { name: 'Send invoice' }).click()
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('accounts@northgate.example')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: `${year}-0001` })).toBeVisible()
    // No mail leaves this installation: it awaits its money, sent or not.
    await page.goto(`${firm.path}/invoices?tab=open`)
    await expect(page.getByRole('link', { name: 'Northgate Hotel Group' })).toBeVisible()
  })

  test('Lines are added, moved and removed with plain buttons', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    await page.goto(`${firm.path}/invoices/new?customer=${customer.id}`)
    await page.getByLabel('Item, line 1').fill('First')
    await page.getByRole('button', { name: 'Empty line' }).click()
    await page.getByLabel('Item, line 2').fill('Second')
    await page.getByRole('button', { name: 'Move line 2 up' }).click()
    await expect(page.getByLabel('Item, line 1')).toHaveValue('Second')
    await expect(page.getByLabel('Item, line 2')).toHaveValue('First')
    await page.getByRole('button', { name: 'Remove line 1' }).click()
    await expect(page.getByLabel('Item, line 1')).toHaveValue('First')
    await expect(page.getByLabel('Item, line 2')).toHaveCount(0)
  })

  test('An empty invoice says what is missing, and a new customer is made in place', async ({
    signedIn: page,
    firm,
  }) => {
    await page.goto(`${firm.path}/invoices/new`)
    await page.getByRole('button', { name: 'Review and finalize' }).click()
    await expect(page.getByRole('link', { name: 'Customer: Fill this in' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Lines: Add at least one line' })).toBeVisible()
    await page.getByLabel('Item, line 1').fill('Consulting')
    await page.getByLabel('Price, line 1').fill('100')
    await page.locator('summary', { hasText: 'New customer' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Bergamot Salon')
    await page.getByRole('button', { name: 'Add and use' }).click()
    await expect(page.getByLabel('Item, line 1')).toHaveValue('Consulting')
    await page.getByRole('button', { name: 'Review and finalize' }).click()
    await expect(page.getByText('Bergamot Salon').first()).toBeVisible()
  })

  test('What cannot be finalised says why and burns no number', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const draft = await createDraft(person.api, firm, customer.id, { lines: [] })
    await page.goto(`${firm.path}/invoices/${draft.id}`)
    await expect(page.getByText('Before this can be finalized')).toBeVisible()
    const invoice = await createInvoice(person.api, firm, customer.id)
    expect(invoice.number).toBe(`${new Date().getFullYear()}-0001`)
  })

  test('A date that has not come is agreed to as the invoice becomes final', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const issueDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const draft = await createDraft(person.api, firm, customer.id, { issueDate })
    await page.goto(`${firm.path}/invoices/${draft.id}`)
    await expect(page.getByText(/is in the future/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Finalize' }).first().click()
    await page.getByRole('checkbox', { name: /I understand/ }).check()
    await page.getByRole('button', { name: 'Finalize' }).last().click()
    await expect(page.getByRole('heading', { name: /^\d{4}-0001/ })).toBeVisible()
  })

  test('A finalised invoice cannot be edited', async ({ signedIn: page, person, firm }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/invoices/${invoice.id}/edit`)
    await expect(page).toHaveURL(new RegExp(`/invoices/${invoice.id}$`))
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  })

  test('An unpaid invoice is voided and keeps its number', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto(`${firm.path}/invoices/${invoice.id}`)
    await page.getByRole('button', { name: 'Void invoice' }).first().click()
    await page.getByLabel('Reason').fill('Written twice')
    await page.getByRole('button', { name: 'Void invoice' }).last().click()
    await page.goto(`${firm.path}/invoices?tab=void`)
    await expect(page.getByRole('cell', { name: invoice.number, exact: true })).toBeVisible()
  })

  test('Chosen lines are credited and reduce the balance', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id, { quantity: '4' })
    await page.goto(`${firm.path}/invoices/${invoice.id}`)
    await page.getByRole('link', { name: 'Issue credit note' }).click()
    await page.getByLabel('Quantity to credit, Consulting').fill('1')
    await page.getByRole('button', { name: 'Preview credit note' }).click()
    await expect(page.getByText('This can’t be undone')).toBeVisible()
    const before = await person.api.call('GET', `${firm.path}/invoices/${invoice.id}`)
    expect(before.totals.credited).toBe(0)
    await page.getByRole('button', { name: 'Change the selection' }).click()
    await expect(page.getByLabel('Quantity to credit, Consulting')).toHaveValue('1')
    await page.getByRole('button', { name: 'Preview credit note' }).click()
    await page.getByRole('button', { name: 'Issue credit note' }).click()
    await expect(page.getByRole('heading', { name: /^CN-/ })).toBeVisible()
    const after = await person.api.call('GET', `${firm.path}/invoices/${invoice.id}`)
    expect(after.totals).toMatchObject({ total: 47600, credited: 11900, due: 35700 })
  })

  test('A list is searched, filtered, paged and acted on', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm)
    const other = await createCustomer(person.api, firm, { name: 'Bergamot Salon' })
    for (let index = 0; index < 27; index += 1) {
      await createInvoice(person.api, firm, index === 5 ? other.id : customer.id)
    }
    await page.goto(`${firm.path}/invoices`)
    await expect(page.getByText('1–25 of 27')).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('26–27 of 27')).toBeVisible()

    await page.goto(`${firm.path}/invoices?q=bergam`)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await page.locator('tbody input[type="checkbox"]').check()
    await page.getByRole('button', { name: 'Mark paid' }).click()
    await page.getByRole('button', { name: 'Record the payments' }).click()
    await page.goto(`${firm.path}/invoices?tab=paid`)
    await expect(page.getByRole('link', { name: 'Bergamot Salon' })).toBeVisible()

    // Whoever is chosen on the page of customers stays chosen, and the tabs count theirs.
    await page.goto(`${firm.path}/parties/pick?to=${firm.path}/invoices&name=customerId&q=berg`)
    await page.getByRole('link', { name: 'Bergamot Salon' }).click()
    await expect(page.getByRole('link', { name: 'Only Bergamot Salon' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Paid 1', exact: true })).toBeVisible()

    // The menu of a row opens by keyboard, and leads to a page of its own.
    await page.goto(`${firm.path}/invoices?tab=open`)
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Record a payment' }).first().click()
    await expect(page).toHaveURL(/payments\/new\?invoice=/)

    // The box in the head means all that match; it asks once, with the count and the sum.
    await page.goto(`${firm.path}/invoices?tab=open`)
    await page.locator('thead input[type="checkbox"]').check()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Void', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/All matching: 26 documents, €/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Void invoices' }).click()
    await page.goto(`${firm.path}/invoices`)
    await expect(page.getByRole('link', { name: 'Void 26', exact: true })).toBeVisible()
    await expect(
      page.getByText('26 draft and void documents are not included in the totals'),
    ).toBeVisible()

    await page.goto(`${firm.path}/invoices?q=${encodeURIComponent(`'"%_;-- \\`)}`)
    await expect(page.locator('main')).toBeVisible()
  })

  test('A list is taken home as CSV, workbook and PDF', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const customer = await createCustomer(person.api, firm, { name: '=HYPERLINK("http://x")' })
    const invoice = await createInvoice(person.api, firm, customer.id)
    const { request } = page.context()
    const csv = await request.get(`${firm.path}/invoices/export?format=csv`, { maxRetries: 2 })
    expect(await csv.text()).not.toMatch(/(^|[;,"])=HYPERLINK/m)
    const xlsx = await request.get(`${firm.path}/invoices/export?format=xlsx`, { maxRetries: 2 })
    expect((await xlsx.body()).subarray(0, 2).toString()).toBe('PK')
    const pdf = await request.get(`${firm.path}/invoices/${invoice.id}/pdf`, { maxRetries: 2 })
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
