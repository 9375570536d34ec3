// Modules: credentials, identity
import type { Page } from '@playwright/test'
import { Secret, TOTP, URI } from 'otpauth'
import { testPassword } from '../support/firm.mjs'
import { expect, type Person, test } from './fixtures.ts'

test.use({ ownPerson: true })

/** The code of the next step: the current one may have been used a moment ago. */
function nextCode(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + 30_000 })
}

/** Sets a second factor up through the API, as far as its first code. */
async function enrol({ api }: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await api.call('POST', '/auth/second-factor/enrol', { password: testPassword })
  const code = URI.parse(begun.uri).generate()
  const { recoveryCodes } = await api.call('POST', '/auth/second-factor/confirm', { code })
  return { secret: begun.secret, recoveryCodes }
}

test('somebody sets up a second factor and logs in with it', async ({ signedIn: page, person }) => {
  test.slow()
  await page.goto('/profile/sign-in-methods')
  await page.getByRole('link', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill('not the password')
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await expect(page.getByText('The password is not correct')).toBeVisible()
  await page.getByLabel('Your password').fill(testPassword)
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const shown = await page.getByText(/^([A-Z2-7]{4} ?){8,}/).textContent()
  const secret = (shown ?? '').replace(/\s/g, '')

  await page.getByLabel('Six digits').fill('000000')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('This code is wrong or no longer valid')).toBeVisible()
  await page.getByLabel('Six digits').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })).toHaveCount(10)
  const file = page.getByRole('link', { name: 'Download as text' })
  expect(decodeURIComponent((await file.getAttribute('href')) ?? '')).toMatch(
    /(\w{5}-\w{5}\s+){10}/,
  )
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/login?to=/profile/sign-in-methods')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login\/second-factor$/)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is wrong or no longer valid')).toBeVisible()
  await page.getByLabel('Code').fill(nextCode(secret))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/profile\/sign-in-methods$/)
  await expect(page.getByText('You are signed in.')).toBeVisible()
})

async function logInWithPassword(page: Page, person: Person) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a trusted browser is not asked again', async ({ page, person }) => {
  const { recoveryCodes } = await enrol(person)
  await logInWithPassword(page, person)
  await page.getByLabel('Code').fill(recoveryCodes[0] ?? '')
  await page.getByLabel('Do not ask on this device for 30 days').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await logInWithPassword(page, person)
  await expect(page).not.toHaveURL(/\/login/)
})

test('five wrong codes lead back to the sign-in page', async ({ page, person }) => {
  await enrol(person)
  await logInWithPassword(page, person)
  for (const guess of ['000001', '000002', '000003', '000004', '000005', '000006']) {
    await page.getByLabel('Code').fill(guess)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Code')).toHaveValue('')
  }
  await expect(page.getByText('Sign in again')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('without a begun login there is nothing to finish', async ({ page }) => {
  await page.goto('/login/second-factor')
  await expect(page).toHaveURL(/\/login$/)
})

test('the second factor is switched off with the password', async ({ page, person }) => {
  const { recoveryCodes } = await enrol(person)
  await logInWithPassword(page, person)
  await page.getByLabel('Code').fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/profile/second-factor')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Switch off' }) })
  await form.getByLabel('Your password').fill(testPassword)
  await form.getByRole('button', { name: 'Switch off' }).click()
  await expect(page).toHaveURL(/\/profile\/sign-in-methods$/)
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible()
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await logInWithPassword(page, person)
  await expect(page).not.toHaveURL(/\/login/)
})
