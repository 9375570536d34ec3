// Modules: employees, leave, attendance
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true, viewport: { width: 390, height: 844 } })

test('Somebody is employed, asks for leave on a phone and clocks in and out', async ({
  signedIn: page,
  firm,
  make,
}) => {
  await page.goto(`${firm.path}/employees/new`)
  await page.locator('[name="name"]').fill('Ada Lovelace')
  await page.locator('[name="userId"]').selectOption({ index: 1 })
  await page.locator('[name="place"]').selectOption('DE-BY')
  await page.locator('[name="startDate"]').fill('2024-01-01')
  await page.locator('[name="endDate"]').fill('2023-01-01')
  await page.locator('[name="name"]').press('Enter')
  await expect(page.locator('[name="endDate"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="endDate"]').fill('')
  await page.locator('[name="name"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible()
  const employeeId = page.url().split('/').at(-1) ?? ''

  await page.getByRole('link', { name: 'New contract' }).click()
  await page.locator('[name="startDate"]').fill('2024-01-01')
  await page.locator('[name="pay"]').fill('3200')
  for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']) {
    await page.locator(`[name="${day}"]`).fill('8')
  }
  await page.locator('[name="pay"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible()

  await page.goto(`${firm.path}/my-leave`)
  await page.getByRole('link', { name: 'Request leave' }).click()
  await page.locator('#from').fill('2030-07-06')
  await page.locator('#to').fill('2030-07-07')
  await page.getByRole('button', { name: 'Send request' }).click()
  // A weekend costs nothing, so there is nothing to ask for.
  await expect(page.locator('#from')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#from').fill('2030-07-08')
  await page.locator('#to').fill('2030-07-09')
  await page.getByRole('button', { name: 'Send request' }).click()
  // The owner of a firm answers to nobody: it is approved at once.
  await expect(page.getByText('Approved').first()).toBeVisible()
  await expect(page.getByText('2 days').first()).toBeVisible()

  await page.goto(`${firm.path}/my-time`)
  await page.getByRole('button', { name: 'Clock in' }).click()
  await expect(page.getByText('You are clocked in')).toBeVisible()
  await page.getByRole('button', { name: 'Clock out' }).click()
  await expect(page.getByText('You are clocked out')).toBeVisible()

  await page.goto(`${firm.path}/my-work`)
  await expect(page.getByText('3,200.00 EUR per month')).toBeVisible()
  await make(`/employees/${employeeId}/overtime-moves`, {
    ...{ date: '2026-01-05', kind: 'correction', minutes: 30, reason: 'Brought along' },
  })
  await page.goto(`${firm.path}/employees/${employeeId}/attendance`)
  await expect(page.getByText('Brought along')).toBeVisible()
})
