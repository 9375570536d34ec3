import { createCustomer, createFirm, createInvoice, expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

test.describe('Firms', () => {
  test('A person creates the first firm and its country brings the rates', async ({
    signedIn: page,
  }) => {
    await page.goto('/firms/new?country=DE')
    await expect(page.getByText('VAT 19%').first()).toBeVisible()
    await page.getByLabel('Legal name').fill('Nordlicht Werkstatt GmbH')
    await page.getByLabel('Town').fill('Kiel')
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await page.getByRole('button', { name: 'Create firm' }).click()
    await expect(page).toHaveURL(/\/firms\/[0-9A-Z]{26}\/dashboard/)
    await expect(page.getByText('Nordlicht Werkstatt GmbH').first()).toBeAttached()
  })

  test('A wrong IBAN is refused at its field and nothing typed is lost', async ({
    signedIn: page,
  }) => {
    await page.goto('/firms/new?country=DE')
    await page.getByLabel('Legal name').fill('Nordlicht Werkstatt GmbH')
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Create firm' }).click()
    expect((await answer).status()).toBe(422)
    await expect(page.getByLabel('Legal name')).toHaveValue('Nordlicht Werkstatt GmbH')
    await expect(page.getByLabel('IBAN')).toHaveAttribute('aria-invalid', 'true')
  })

  test('Two tabs hold two firms, and the switcher changes the current one', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const other = await createFirm(person.api, { legalName: 'Zweite AG', tradeName: '' })
    await page.goto(`${firm.path}/customers`)
    await expect(page.getByRole('complementary').getByText('Sternwarte')).toBeVisible()
    const second = await page.context().newPage()
    await second.goto(`${other.path}/customers`)
    await expect(second.getByRole('complementary').getByText('Zweite AG')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('complementary').getByText('Sternwarte')).toBeVisible()

    await page.getByRole('complementary').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Zweite AG' }).click()
    await expect(page).toHaveURL(new RegExp(`${other.path}/customers`))
    await page.goto('/dashboard')
    await expect(page).toHaveURL(new RegExp(`${other.path}/dashboard`))
  })

  test('All firms stand side by side, and a figure leads to what it is of', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await createFirm(person.api, { legalName: 'Zweite AG', tradeName: '' })
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    await page.goto('/firms')
    await page.getByRole('link', { name: 'All firms at a glance' }).click()
    await expect(page.getByRole('heading', { name: 'All firms' })).toBeVisible()
    const row = page.getByRole('row', { name: /Sternwarte/ })
    await expect(row).toBeVisible()
    await expect(page.getByRole('row', { name: /Zweite AG/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Total in EUR/ })).toBeVisible()
    await row.locator('a[href$="/open-items"]').click()
    await expect(page.getByText(invoice.number).first()).toBeVisible()
  })

  test('The second of two editors sees both versions, not an overwrite', async ({
    signedIn: page,
    firm,
  }) => {
    const other = await page.context().newPage()
    await page.goto(`${firm.path}/settings/firm`)
    await other.goto(`${firm.path}/settings/firm`)
    await page.getByLabel('Telephone').fill('+49 30 111')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Telephone')).toHaveValue('+49 30 111')
    await other.getByLabel('Telephone').fill('+49 30 222')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByRole('alert').getByText('+49 30 111')).toBeVisible()
    await expect(other.getByRole('alert').getByText('+49 30 222')).toBeVisible()
  })

  test('A firm is deleted by its name, can only be read until then, and is kept after all', async ({
    signedIn: page,
    person,
  }) => {
    const firm = await createFirm(person.api, { legalName: 'Kurzlebig AG', tradeName: '' })
    await page.goto(`${firm.path}/settings/firm`)
    await page.getByRole('main').getByRole('link', { name: 'Delete the firm' }).click()
    const name = page.getByLabel('Type “Kurzlebig AG” to confirm')
    await name.fill('Langlebig AG')
    await page.getByRole('button', { name: 'Delete in 30 days' }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveValue('Langlebig AG')
    await name.fill('Kurzlebig AG')
    await page.getByRole('button', { name: 'Delete in 30 days' }).click()
    await expect(page.getByText(/all of its data will be deleted on/).first()).toBeVisible()

    await page.goto(`${firm.path}/customers/new`)
    await page.locator('#name').fill('Zu spät GmbH')
    await page.getByRole('button', { name: 'Add customer' }).click()
    await expect(page.getByText('This firm is about to be deleted').first()).toBeVisible()
    await expect(page.locator('#name')).toHaveValue('Zu spät GmbH')

    await page.getByRole('link', { name: 'Consequences and alternatives' }).click()
    await page.getByRole('button', { name: 'Keep Kurzlebig AG' }).click()
    await expect(page.getByText('Kurzlebig AG stays')).toBeVisible()
    await expect(page.getByText(/will be deleted on/)).toHaveCount(0)
  })
})
