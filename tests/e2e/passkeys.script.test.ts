// Modules: credentials, identity
import type { Page } from '@playwright/test'
import { URI } from 'otpauth'
import { findFreePort } from '../../scripts/start/port.mjs'
import { testPassword } from '../support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'
import { test as base, expect } from './fixtures.ts'

/** A server that is reached by a name: passkeys do not belong to addresses of figures. */
const test = base.extend<object, { named: string }>({
  named: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const dataDir = createDataDir()
      const port = await findFreePort()
      const origin = `http://localhost:${port}`
      const server = await startServer({ dataDir, port, env: { PUBLIC_ORIGIN: origin } })
      await use(origin)
      await server.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  origin: ({ named }, use) => use(named),
})

test.use({ ownPerson: true })

test.describe.configure({ mode: 'default' })

/** A device of Chromium's own that makes passkeys and unlocks them when it is asked. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the person's finger is the right one from now on. */
    setVerified: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function addPasskey(page: Page, name: string) {
  await page.goto('/profile/passkeys/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await awake(page)
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page).toHaveURL(/\/profile\/sign-in-methods$/)
}

/** The browser asks for a passkey only from the island itself. */
async function awake(page: Page) {
  await expect(page.locator('app-island[live]')).toHaveCount(1)
}

async function logOut(page: Page) {
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** From a sign-in page, over the page that passkeys have of their own. */
async function usePasskey(page: Page) {
  await page.getByRole('link', { name: 'Sign in with a passkey' }).click()
  await awake(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
}

test('somebody adds a passkey and logs in with it', async ({ signedIn: page, person }) => {
  const authenticator = await addAuthenticator(page)
  await addPasskey(page, 'Work laptop')
  await expect(page.getByText('The passkey is added')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Work laptop' })).toBeVisible()
  await logOut(page)

  await page.goto('/login?to=/profile')
  await usePasskey(page)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('You are signed in.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name)

  await logOut(page)
  await authenticator.setVerified(false)
  await usePasskey(page)
  await expect(page.getByRole('button', { name: 'Use a passkey' })).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL(/\/login/)
})

test('a passkey is no way through the sign-in page of others', async ({ signedIn: page }) => {
  await addAuthenticator(page)
  await addPasskey(page, 'Work laptop')
  await logOut(page)
  await page.goto('/admin/login')
  await usePasskey(page)
  await expect(page.getByText('Invalid credentials')).toBeVisible()
})

test('a passkey is renamed and removed', async ({ signedIn: page }) => {
  await addAuthenticator(page)
  await addPasskey(page, 'Work laptop')
  await page.getByRole('link', { name: 'Work laptop' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Old laptop')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('link', { name: 'Old laptop' }).click()
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(page.getByText('The passkey is removed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Old laptop' })).toHaveCount(0)
  await logOut(page)
  await usePasskey(page)
  await expect(page.getByText('Invalid credentials')).toBeVisible()
})

test('a device that has a passkey already is told so', async ({ signedIn: page }) => {
  await addAuthenticator(page)
  await addPasskey(page, 'Work laptop')
  await page.goto('/profile/passkeys/new')
  await page.getByLabel('Name', { exact: true }).fill('Twice')
  await page.getByRole('button', { name: 'Continue' }).click()
  await awake(page)
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByText('This device already has a passkey of yours')).toBeVisible()
})

test('a passkey passes where a second factor is on', async ({ signedIn: page, person }) => {
  await addAuthenticator(page)
  await addPasskey(page, 'Work laptop')
  const begun = await person.api.call('POST', '/auth/second-factor/enrol', {
    password: testPassword,
  })
  const code = URI.parse(begun.uri).generate()
  await person.api.call('POST', '/auth/second-factor/confirm', { code })
  await logOut(page)
  await usePasskey(page)
  await expect(page).not.toHaveURL(/\/login/)
})
