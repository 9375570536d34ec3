// Modules: projects, time, billing, tasks
import { createCustomer, expect, test } from './fixtures.ts'

test('A project is planned, its time is recorded, and the hours are invoiced once', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const { name } = await createCustomer(person.api, firm, { name: 'Harbour Dental' })
  await page.goto(`${firm.path}/projects/new`)
  await page.locator('[name="name"]').fill('Website')
  await page.locator('[name="customer"]').fill('Nobody at all')
  const rates = page.getByRole('group', { name: 'Hourly rates' })
  await rates.locator('summary', { hasText: 'Add' }).first().click()
  await page.locator('[name="rates.0.hourly"]').fill('90')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.locator('[name="customer"]')).toHaveAttribute('aria-invalid', 'true')
  // Who is not known can be made there and then, and nothing that was typed is lost.
  await expect(page.locator('[name="newParty.name"]')).toHaveValue('Nobody at all')
  await page.getByRole('button', { name: 'Add and use' }).click()
  await expect(page.locator('[name="customer"]')).toHaveValue('Nobody at all')
  await expect(page.locator('[name="name"]')).toHaveValue('Website')
  await expect(page.locator('[name="rates.0.hourly"]')).toHaveValue('90')
  await expect(page.locator('[name="newParty.name"]')).toBeHidden()
  await page.locator('[name="customer"]').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Website' })).toBeVisible()
  const project = page.url()

  await page.goto(`${firm.path}/tasks/new`)
  await page.locator('[name="title"]').fill('Concept')
  await page.locator('[name="estimateHours"]').fill('16')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.goto(project)
  await page
    .getByRole('row', { name: 'Concept' })
    .getByRole('button', { name: 'Start timer' })
    .click()
  await expect(page).toHaveURL(project)
  await page
    .getByRole('row', { name: 'Concept' })
    .getByRole('button', { name: 'Stop timer' })
    .click()
  await page.goto(`${project}/plan`)
  await expect(page.locator('svg[aria-label="Gantt chart"]')).toBeVisible()
  await page.goto(`${firm.path}/tasks/board`)
  await page.getByRole('button', { name: 'Move to In progress' }).click()
  await expect(page.getByRole('button', { name: 'Move to Done' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Move to Waiting' })).toBeVisible()

  await page.goto(`${firm.path}/time`)
  await page.locator('#timer-project').selectOption({ label: 'P-1 Website' })
  await page.getByRole('button', { name: 'Start timer' }).click()
  await expect(page.getByRole('banner').getByText('P-1 Website')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Stop timer' }).click()
  await page.goto(`${firm.path}/time/entries/new`)
  await page.locator('[name="projectId"]').selectOption({ label: 'P-1 Website' })
  await page.locator('#from').fill('02:00')
  await page.locator('#to').fill('03:30')
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  await page.goto(`${project}/bill`)
  await page.getByRole('button', { name: 'Create invoice draft' }).click()
  await expect(page).toHaveURL(/\/invoices\//)
  await page.goto(`${project}/bill`)
  await expect(page.getByText('No unbilled work')).toBeVisible()
})
