import type { Page } from '@playwright/test'

export { expect, test } from './fixtures.ts'

/** Opens the public demo, as visitors do. */
export async function openDemo(page: Page, { isPrivate = false } = {}): Promise<void> {
  // A machine that does much else may take longer over a firm's two years than a call has.
  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto('/demo/login')
    if (isPrivate) await page.getByLabel('Do not record what I do').check()
    const loaded = page.waitForEvent('load', { timeout: 60_000 })
    await page.getByRole('button', { name: 'Open the demo' }).click()
    await loaded
    if (/\/firms\/\w+\/dashboard/.test(page.url())) return
  }
  throw new Error(`No demo opened: ${page.url()}`)
}

/** Signs the platform's administrator in. */
export async function logInAsAdministrator(page: Page): Promise<void> {
  const { email, password } = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}
