// Modules: projects, tasks
import { newKey } from '../support/api.mjs'
import { expect, test } from './fixtures.ts'

test('A bar of a plan is dragged to other days, and its task stands on them', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const api = `/firms/${firm.id}`
  const terrace = { name: 'Terrace', startDate: '2027-03-01' }
  const project = await person.api.call('POST', `${api}/projects`, terrace, newKey())
  const made = { projectId: project.id, estimateHours: '16' }
  const task = await person.api.call('POST', `${api}/tasks`, { ...made, title: 'Dig' }, newKey())
  const next = { ...made, title: 'Lay', links: [{ taskId: task.id }] }
  await person.api.call('POST', `${api}/tasks`, next, newKey())
  await page.goto(`${firm.path}/projects/${project.id}/plan?scale=day`)
  await expect(page.locator('app-island:not([live])')).toHaveCount(0)
  const bar = page.locator(`[data-bar="${task.id}"] rect`).first()
  const box = await bar.boundingBox()
  if (!box) throw new Error('No bar')
  await page.mouse.move(box.x + 8, box.y + 7)
  await page.mouse.down()
  // A day is 32 wide.
  await page.mouse.move(box.x + 8 + 64, box.y + 7, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Dig moved')).toBeVisible()
  const moved = await person.api.call('GET', `${api}/tasks/${task.id}`)
  expect(moved.startDate).toBe('2027-03-03')
  const plan = await person.api.call('GET', `${api}/projects/${project.id}/plan`)
  expect(plan.tasks.map((one: { startDate: string }) => one.startDate)).toEqual([
    '2027-03-03',
    '2027-03-05',
  ])
})
