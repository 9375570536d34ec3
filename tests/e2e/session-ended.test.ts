// Modules: entry, parties, invoicing
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true })

/** As after thirty days: the browser still has its cookie, and the API knows no such session. */
async function endSession(person: {
  api: { call: (method: string, path: string) => Promise<unknown> }
}) {
  await person.api.call('DELETE', '/auth/sessions')
}

test.describe('A form that is sent after its session has ended', () => {
  test('comes back with everything typed, and is sent once', async ({
    signedIn: page,
    person,
    firm,
    origin,
  }) => {
    await page.goto(`${firm.path}/customers/new`)
    await page.locator('#name').fill('Sternwarte Süd GmbH')
    await page.locator('#email').fill('kasse@sternwarte.example')
    await endSession(person)
    await page.getByRole('button', { name: 'Add customer' }).click()
    await expect(page).toHaveURL(/\/login\?to=/)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(`${origin}${firm.path}/customers/new`)
    await expect(page.getByText('You were signed out before this was sent')).toBeVisible()
    await expect(page.locator('#name')).toHaveValue('Sternwarte Süd GmbH')
    await page.getByRole('button', { name: 'Add customer' }).click()
    await expect(page).toHaveURL(/\/parties\//)
    await page.goto(`${firm.path}/customers`)
    await expect(page.getByRole('link', { name: 'Sternwarte Süd GmbH' })).toHaveCount(1)
    // The form is gone from where it waited: the page is empty again.
    await page.goto(`${firm.path}/customers/new`)
    await expect(page.locator('#name')).toHaveValue('')
  })
})
