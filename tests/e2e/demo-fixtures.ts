import type { Page } from '@playwright/test'

export { expect, test } from './fixtures.ts'

/** Opens the public demo, as visitors do. */
export async function openDemo(page: Page, { isPrivate = false } = {}): Promise<void> {
  await page.goto('/demo/login')
  if (isPrivate) await page.getByLabel('Do not record what I do').check()
  await page.getByRole('button', { name: 'Open the demo' }).click()
  await page.waitForURL(/\/firms\/\w+\/dashboard/, { timeout: 240_000 })
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
