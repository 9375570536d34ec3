import { expect } from '@playwright/test'
import { allLive, holdBack, test } from './island-page.ts'

test('a click before hydration is answered after it, once', async ({ page }) => {
  const release = await holdBack(page, /own-counter\.island/)
  await page.goto('own')
  await page.getByTestId('icon').click()
  await page.getByTestId('icon').click()
  release()
  await allLive(page)
  await expect(page.getByRole('button')).toHaveText(/Own 1/)
  await page.getByTestId('icon').click()
  await expect(page.getByRole('button')).toHaveText(/Own 2/)
})

test('the click that wakes an island for interaction counts', async ({ page }) => {
  await page.goto('touched', { waitUntil: 'networkidle' })
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText(/Own 1/)
})

test('a submit before hydration waits for the island when only script can answer it', async ({
  page,
}) => {
  const release = await holdBack(page, /forms\.island/)
  await page.goto('forms')
  await page.getByLabel('Scripted note').fill('hello')
  await page.getByLabel('Scripted note').press('Enter')
  await expect(page).toHaveURL(/forms$/)
  release()
  await expect(page.getByText('Took hello')).toBeVisible()
})

test('a submit before hydration goes its way when the form has an action', async ({ page }) => {
  await holdBack(page, /forms\.island/)
  await page.goto('forms')
  await page.getByLabel('Working note').fill('hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/sent\?note=hello$/)
})

test('a submit after hydration is the island’s', async ({ page }) => {
  await page.goto('forms')
  await allLive(page)
  await page.getByLabel('Working note').fill('hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Took hello')).toBeVisible()
})
