// Modules: entry, parties
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

test('What was typed is there again when the page itself noticed that its session had ended', async ({
  signedIn: page,
  person,
  firm,
  origin,
}) => {
  await page.goto(`${firm.path}/customers/new?from=list`)
  await page.locator('#name').fill('Sternwarte Süd GmbH')
  await page.locator('#email').fill('kasse@sternwarte.example')
  // Nobody presses anything: the channel is told, and the page leaves by itself.
  await person.api.call('DELETE', '/auth/sessions')
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${origin}${firm.path}/customers/new?from=list`)
  await expect(page.getByText('You were signed out before this was sent')).toBeVisible()
  await expect(page.locator('#name')).toHaveValue('Sternwarte Süd GmbH')
  await expect(page.locator('#email')).toHaveValue('kasse@sternwarte.example')
  await page.getByRole('button', { name: 'Add customer' }).click()
  await expect(page).toHaveURL(/\/parties\//)
})
