// Modules: announcements, employees
import { expectNoViolation } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true, viewport: { width: 390, height: 844 } })

test('An announcement is written, read on the own page and confirmed', async ({
  signedIn: page,
  firm,
  javaScriptEnabled,
}) => {
  await page.goto(`${firm.path}/employees/new`)
  await page.locator('[name="name"]').fill('Ada Lovelace')
  await page.locator('[name="userId"]').selectOption({ index: 1 })
  await page.locator('[name="place"]').selectOption('DE-BY')
  await page.locator('[name="startDate"]').fill('2026-03-02')
  await page.locator('[name="name"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible()

  await page.goto(`${firm.path}/announcements/new`)
  await page.locator('[name="title"]').fill('Fire drill')
  await page.locator('[name="text"]').fill('The alarm sounds at ten.')
  await page.locator('[name="fromDate"]').fill('2026-03-02')
  await page.locator('[name="untilDate"]').fill('2026-03-01')
  await page.locator('[name="asksConfirmation"]').last().check()
  await page.locator('[name="title"]').press('Enter')
  await expect(page.locator('[name="untilDate"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="untilDate"]').fill('')
  await page.locator('[name="title"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'Fire drill', level: 1 })).toBeVisible()
  await expect(page.getByText('Not confirmed by anyone yet.')).toBeVisible()

  await page.goto(`${firm.path}/my-work`)
  await expect(page.getByText('The alarm sounds at ten.')).toBeVisible()
  if (javaScriptEnabled) await expectNoViolation(page)
  await page.getByRole('button', { name: 'I have read this' }).click()
  await expect(page.getByText('Thank you, your confirmation is saved')).toBeVisible()
  await expect(page.getByText(/^Read on/)).toBeVisible()

  await page.goto(`${firm.path}/announcements`)
  await page.getByRole('link', { name: 'Fire drill' }).click()
  await expect(page.getByText('Not confirmed by anyone yet.')).toHaveCount(0)
  await expect(page.getByRole('term').filter({ hasText: 'Ada Lovelace' })).toBeVisible()
})
