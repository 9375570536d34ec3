import { createFirm, expect, test } from './fixtures.ts'

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

  test('The second of two editors sees both versions, not an overwrite', async ({
    signedIn: page,
    firm,
  }) => {
    const other = await page.context().newPage()
    await page.goto(`${firm.path}/settings`)
    await other.goto(`${firm.path}/settings`)
    await page.getByLabel('Telephone').fill('+49 30 111')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Telephone')).toHaveValue('+49 30 111')
    await other.getByLabel('Telephone').fill('+49 30 222')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByRole('alert').getByText('+49 30 111')).toBeVisible()
    await expect(other.getByRole('alert').getByText('+49 30 222')).toBeVisible()
  })
})
