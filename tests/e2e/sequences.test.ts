// Modules: sequences, campaigns, segments
import { newKey } from '../support/api.mjs'
import { expect, test } from './fixtures.ts'

test.describe('Sequences of emails', () => {
  test('Leads are ticked in their list, added to a sequence, and one is stopped by hand', async ({
    signedIn: page,
    firm,
  }) => {
    for (const name of ['Ada Harbour', 'Bea Hill']) {
      await page.goto(`${firm.path}/leads/new`)
      await page.getByLabel(/^Name/).fill(name)
      if (name === 'Ada Harbour') {
        await page.getByLabel(/^Email/).fill('ada@harbour.example')
      }
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    }
    await page.goto(`${firm.path}/sequences/new`)
    await page.getByLabel('Name', { exact: true }).fill('After the fair')
    await page.getByLabel('Only contacts who agreed to news by email').uncheck()
    await page.getByLabel('Subject').first().fill('Hello {nmae}')
    await page.getByLabel('Text').first().fill('Are you still interested?')
    await page.getByLabel('Subject').nth(1).fill('Still there?')
    await page.getByLabel('Text').nth(1).fill('One line is enough.')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('{nmae} is not a placeholder').first()).toBeVisible()
    await expect(page.getByLabel('Subject').nth(1)).toHaveValue('Still there?')
    await page.getByLabel('Subject').first().fill('Hello {name}')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('After the fair')
    const sequence = page.url()

    await page.goto(`${firm.path}/leads`)
    for (const name of ['Ada Harbour', 'Bea Hill']) {
      await page.getByRole('checkbox', { name: new RegExp(name) }).check()
    }
    await page.getByRole('button', { name: 'Add to a sequence' }).click()
    await expect(page.getByText('2 leads selected')).toBeVisible()
    await page.getByLabel('Sequence').selectOption('After the fair')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('No email address')).toBeVisible()

    await page.goto(sequence)
    await page.getByRole('main').getByRole('link', { name: '1', exact: true }).first().click()
    await page.getByRole('link', { name: 'Ada Harbour' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Stopped by a user').first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ada Harbour' }).click()
    await expect(page.getByText('Sequence stopped').first()).toBeVisible()
  })

  test('A campaign without a segment leads to one, in the words of a language, and is scheduled', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    await page.goto(`${firm.path}/campaigns/new`)
    await page.getByRole('link', { name: 'New segment' }).click()
    await page.getByLabel('Name', { exact: true }).fill('In Germany')
    await page.locator('summary', { hasText: 'Add' }).first().click()
    await page.getByLabel('Field').first().selectOption('Country')
    await page.getByLabel('Value').first().fill('Germany')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('is Germany')).toBeVisible()
    await page.goto(`${firm.path}/campaigns/new`)
    await page.getByLabel('Name', { exact: true }).fill('Spring')
    await page.getByLabel('Segment').selectOption('In Germany')
    await page.getByLabel('Subject').fill('Hello {name}')
    await page.getByLabel('Text').fill('See https://shop.example')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('link', { name: 'Schedule' }).click()
    await page.getByLabel('Date').fill('2020-01-05')
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Choose a time in the future').first()).toBeVisible()
    const day = new Date(Date.now() + 86_400_000 * 30).toISOString().slice(0, 10)
    await page.getByLabel('Date').fill(day)
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Choose another segment').first()).toBeVisible()
    const given = '2026-01-05'
    const consents = [{ purpose: 'newsletter', source: 'Card', givenDate: given }]
    const address = { street: 'Am Markt 2', postcode: '28195', city: 'Bremen', country: 'DE' }
    const reader = { name: 'Hafenamt', email: 'office@harbour.example', address, consents }
    const customer = { ...reader, language: 'en', currency: 'EUR' }
    await person.api.call('POST', `/firms/${firm.id}/parties`, customer, newKey())
    await page.getByLabel('Date').fill(day)
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText(/Scheduled for/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel schedule' }).click()
    await expect(page.getByText('Campaign is a draft again')).toBeVisible()
  })
})
