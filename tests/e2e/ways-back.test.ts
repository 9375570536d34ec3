// Modules: profile, notifications, users, payments, custom-fields, webhooks
import { newKey } from '../support/api.mjs'
import { createCustomer, expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

test('Own fields of a payment are filled in, changed later, listed and asked for', async ({
  signedIn: page,
  person,
  firm,
}) => {
  test.slow()
  const { api } = person
  const fields = [
    { kind: 'payment', type: 'text', label: 'Slip', isInList: true, isRequired: true },
    { kind: 'payment', type: 'money', label: 'Tip' },
  ]
  for (const field of fields) await api.call('POST', `${firm.path}/custom-fields`, field, newKey())
  const customer = await createCustomer(api, firm)
  await page.goto(`${firm.path}/payments/new?customer=${customer.id}`)
  await page.getByLabel('Amount received').fill('100')
  await page.getByLabel('Tip').fill('much')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByLabel('Tip')).toHaveValue('much')
  await expect(page.getByLabel('Tip')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Tip').fill('2.50')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByLabel('Slip')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Slip').fill('Quay 7')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('Quay 7')).toBeVisible()
  await expect(page.getByText('€2.50')).toBeVisible()
  await page.getByRole('link', { name: 'Change custom fields' }).click()
  await expect(page.getByLabel('Tip')).toHaveValue('2.5')
  await page.getByLabel('Slip').fill('Mole')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Mole' })).toBeVisible()
  await page.goto(`${firm.path}/payments?custom.slip=mole`)
  await expect(page.getByRole('cell', { name: 'Mole' })).toBeVisible()
  await page.goto(`${firm.path}/payments?custom.slip=quay`)
  await expect(page.getByText('Mole')).toHaveCount(0)
})

test('What a person chose otherwise stands below it and goes back', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/dashboard`)
  await page.goto('/profile/notifications')
  const choice = page.locator('input[name="mail.invoiceOpened"]')
  await expect(choice).not.toBeChecked()
  await choice.check()
  await page.getByRole('button', { name: 'Save choices' }).click()
  const changes = page.locator('#changes')
  await expect(changes.getByText('By email')).toBeVisible()
  await changes.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone').first()).toBeAttached()
  await expect(choice).not.toBeChecked()

  await page.goto('/profile')
  await page.getByLabel('Lock the screen').selectOption('15')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#changes').getByText('Lock the screen')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByLabel('Lock the screen')).toHaveValue('15')
  await page.locator('#changes').getByRole('button', { name: 'Undo' }).first().click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByLabel('Lock the screen')).toHaveValue('')
})

test('A role goes back to what it was while nobody loses sight of who may what', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const path = `${firm.path}/roles`
  const clerk = { name: 'Clerk', permissions: ['invoice:view'] }
  const role = await person.api.call('POST', path, clerk, newKey())
  await page.goto(`${firm.path}/users/roles/${role.id}`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Reader')
  await page.getByRole('checkbox', { name: 'Create invoices', exact: true }).check()
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByText(/The role Reader is saved/)).toBeAttached()
  await page.goto(`${firm.path}/users/roles/${role.id}`)
  const changes = page.locator('#changes')
  await expect(changes.getByText('Name: Clerk → Reader')).toBeVisible()
  await expect(changes.getByText('Added: Invoices (Create invoices)')).toBeVisible()
  await changes.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The role Clerk was restored')).toBeAttached()
})
