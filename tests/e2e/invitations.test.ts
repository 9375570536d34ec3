// Modules: users, identity
import { testPassword } from '../support/firm.mjs'
import { createPerson, expect, test } from './fixtures.ts'
import { confirmAddress, invitationTo, invite, newAddress } from './members.ts'

test.use({ ownPerson: true })

test.describe('Invitations', () => {
  test('Somebody new follows an invitation and is in, once', async ({
    signedIn: page,
    firm,
    origin,
    stranger: guest,
  }) => {
    const email = newAddress()
    await invite(page, firm, email, 'Sales')
    const path = await invitationTo(origin, email)
    await guest.goto(path)
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Join')
    await expect(guest.getByText('Ada Lovelace invites you. Your role: Sales.')).toBeVisible()
    await guest.getByLabel('Your name').fill('Grace Hopper')
    await guest.getByLabel('Password').fill('short')
    await guest.getByRole('button', { name: 'Create account and join' }).click()
    await expect(guest.getByLabel('Your name')).toHaveValue('Grace Hopper')
    await expect(guest.getByLabel('Password')).toHaveValue('')
    await guest.getByLabel('Password').fill(testPassword)
    await guest.getByRole('button', { name: 'Create account and join' }).click()
    await expect(guest).toHaveURL(`${firm.path}/dashboard`)
    await expect(guest.getByText('You have joined the firm')).toBeAttached()
    await page.goto(`${firm.path}/users?q=${email}`)
    await expect(page.getByRole('row', { name: /Grace Hopper/ })).toContainText('Sales')
    const again = await guest.goto(path)
    expect(again?.status()).toBe(404)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
      'This invitation is no longer valid',
    )
  })

  test('Somebody known signs in and comes back to the invitation', async ({
    signedIn: page,
    firm,
    origin,
    stranger: guest,
  }) => {
    const known = await createPerson(origin, 'Alan Turing')
    await confirmAddress(origin, known)
    await invite(page, firm, known.email, 'Accountant')
    const path = await invitationTo(origin, known.email)
    await guest.goto(path)
    await guest.getByRole('link', { name: 'Sign in' }).click()
    await guest.getByLabel('Password').fill(known.password)
    await guest.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(guest).toHaveURL(path)
    await guest.getByRole('button', { name: 'Accept the invitation' }).click()
    await expect(guest).toHaveURL(`${firm.path}/dashboard`)
    await guest.goto('/dashboard')
    await expect(guest).toHaveURL(`${firm.path}/dashboard`)
    known.api.close()
  })

  test('Another person than the one invited does not get in', async ({
    signedIn: page,
    firm,
    origin,
    openAs,
  }) => {
    const email = newAddress()
    await invite(page, firm, email, 'Administrator')
    const other = await createPerson(origin)
    const theirs = await openAs(other)
    await theirs.goto(await invitationTo(origin, email))
    await expect(theirs.getByText(`The invitation is for ${email}`)).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Accept the invitation' })).toHaveCount(0)
    other.api.close()
  })

  test('An invitation is sent anew and taken back', async ({ signedIn: page, firm, origin }) => {
    const email = newAddress()
    await invite(page, firm, email, 'Read only')
    const first = await invitationTo(origin, email)
    await page.getByRole('button', { name: `Send the invitation to ${email} again` }).click()
    await expect(page.getByText('was sent again')).toBeAttached()
    expect((await page.request.get(first, { maxRetries: 2 })).status()).toBe(404)
    const second = await invitationTo(origin, email)
    expect((await page.request.get(second, { maxRetries: 2 })).status()).toBe(200)
    await page.getByRole('button', { name: `Revoke the invitation of ${email}` }).click()
    await expect(page.getByText('No open invitations')).toBeVisible()
    expect((await page.request.get(second, { maxRetries: 2 })).status()).toBe(404)
    await page.goto(`${firm.path}/users/invite`)
    await page.getByLabel('Email', { exact: true }).fill('not an address')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('not an address')
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })
})
