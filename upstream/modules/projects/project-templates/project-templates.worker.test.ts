import { expect, test } from 'vitest'
import type { ProjectTemplate } from '#contract/projects/project-templates.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { Task } from '#contract/projects/tasks.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

test('a project begins from a template with dates in working days, parents and links', async () => {
  const firm = await TestFirm.open()
  // A Monday; the project ends on the Friday of the week after.
  const dates = { startDate: '2026-11-30', endDate: '2026-12-11' }
  const project = await firm.must<Project>('POST', '/projects', {
    ...{ name: 'Website', budgetHours: '40', billing: 'fixed', price: '5000', ...dates },
  })
  const add = (title: string, values: object = {}) =>
    firm.must<Task>('POST', '/tasks', { projectId: project.id, title, ...values })
  const build = await add('Build', { estimateHours: '16', dueDate: '2026-12-08' })
  const concept = await add('Concept', {
    ...{ startDate: '2026-12-01', dueDate: '2026-12-03', parentId: build.id, state: 'done' },
    checklist: [{ text: 'Ask', isDone: true }],
  })
  await add('Launch', { links: [{ taskId: concept.id, kind: 'finishStart', lagDays: 1 }] })
  const half = { id: null, name: 'Half', amount: '2500', dueDate: '2026-12-08', reachedDate: null }
  const milestones = [{ ...half, reachedDate: '2026-12-07' }]
  await firm.must('PUT', `/projects/${project.id}/milestones`, { milestones })
  const template = await firm.must<ProjectTemplate>('POST', `/projects/${project.id}/template`, {
    name: 'Small website',
  })
  expect(
    template.tasks.map(({ title, depth, startDay, dueDay }) => [title, depth, startDay, dueDay]),
  ).toEqual([
    ['Build', 0, null, 6],
    ['Concept', 1, 1, 3],
    ['Launch', 0, null, null],
  ])

  // A Saturday: the first working day is the Monday after.
  const at = `/project-templates/${template.id}/projects`
  const body = { name: 'Shop', startDate: '2027-01-02' }
  const wrong = await firm.ask('POST', at, { ...body, customer: 'Unknown' })
  expect([wrong.status, wrong.body.data.fields]).toEqual([
    422,
    { customer: { key: 'unknownCustomer' } },
  ])
  const { projectId } = await firm.must<{ projectId: string }>('POST', at, body)
  expect(await firm.must<Project>('GET', `/projects/${projectId}`)).toMatchObject({
    ...{ name: 'Shop', budgetHours: '40', billing: 'fixed', price: '5000' },
    ...{ startDate: '2027-01-02', endDate: '2027-01-15' },
  })
  // A milestone is to be reached anew, as many working days after the begin.
  expect(await firm.must('GET', `/projects/${projectId}/milestones`)).toMatchObject({
    milestones: [{ name: 'Half', amount: '2500', dueDate: '2027-01-12', reachedDate: null }],
  })
  const { rows } = await firm.must<{ rows: Task[] }>('GET', `/tasks?projectId=${projectId}`)
  const byTitle = new Map(rows.map((row) => [row.title, row]))
  expect(byTitle.get('Build')).toMatchObject({ dueDate: '2027-01-12', state: 'todo' })
  const begun = await firm.must<Task>('GET', `/tasks/${byTitle.get('Concept')?.id}`)
  expect(begun).toMatchObject({
    ...{ startDate: '2027-01-05', dueDate: '2027-01-07', parentId: byTitle.get('Build')?.id },
    ...{ state: 'todo', checklist: [{ text: 'Ask', isDone: false }] },
  })
  const launch = await firm.must<Task>('GET', `/tasks/${byTitle.get('Launch')?.id}`)
  expect(launch.links).toEqual([{ taskId: begun.id, kind: 'finishStart', lagDays: 1 }])

  await firm.must('DELETE', `/project-templates/${template.id}`)
  expect(await firm.must('GET', '/project-templates')).toEqual({ templates: [] })
})

test('who edits no projects keeps, sees and begins none from a template', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.must<Project>('POST', '/projects', { name: 'Website' })
  const kept = await firm.must<ProjectTemplate>('POST', `/projects/${id}/template`, { name: 'T' })
  const how = { role: 'employee' }
  const at = `/project-templates/${kept.id}`
  const begin = { name: 'X', startDate: '2027-01-04' }
  const asked = [
    firm.ask('POST', `/projects/${id}/template`, { name: 'T' }, how),
    firm.ask('GET', '/project-templates', undefined, how),
    firm.ask('GET', at, undefined, how),
    firm.ask('POST', `${at}/projects`, begin, how),
    firm.ask('DELETE', at, undefined, how),
  ]
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})
