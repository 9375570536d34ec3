// Modules: project-templates, projects, tasks
import { expect, test } from './fixtures.ts'

test('A project becomes a template, and another begins from it with dates that follow', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/projects/new`)
  await page.locator('[name="name"]').fill('Website')
  await page.locator('[name="startDate"]').fill('2026-11-30')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Website' })).toBeVisible()
  const project = page.url()
  await page.goto(`${firm.path}/tasks/new`)
  await page.locator('[name="title"]').fill('Concept')
  await page.locator('[name="dueDate"]').fill('2026-12-02')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Concept' })).toBeVisible()

  await page.goto(`${project}/template`)
  await page.locator('[name="name"]').fill('Small website')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('row', { name: /Concept.*Working day 3/ })).toBeVisible()
  await page.locator('[name="startDate"]').fill('2027-01-04')
  await page.getByRole('button', { name: 'Start project' }).click()
  await expect(page.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="name"]').fill('Shop')
  await page.getByRole('button', { name: 'Start project' }).click()
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible()
  await page.goto(`${firm.path}/tasks`)
  await expect(page.getByRole('link', { name: 'Concept', exact: true })).toHaveCount(2)

  await page.goto(`${firm.path}/project-templates`)
  await page.getByRole('link', { name: 'Small website' }).click()
  await page.getByRole('button', { name: 'Delete template' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click()
  await expect(page.getByText('No templates yet')).toBeVisible()
})
