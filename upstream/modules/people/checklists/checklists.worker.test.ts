import { expect, test } from 'vitest'
import type { Checklist, ChecklistTemplate } from '#contract/people/checklists.ts'
import type { Employee } from '#contract/people/employees.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { checklistTemplates, templateList } from './templates.ts'

const template = {
  name: 'New colleague',
  kind: 'onboarding',
  steps: [
    { title: 'Contract', doer: 'hr', days: -7 },
    { title: 'Bank details', doer: 'person', days: 0 },
    { title: 'Show around', doer: 'manager', days: 1 },
  ],
}

testRegister({
  register: checklistTemplates,
  list: templateList,
  made: template,
  changed: { name: 'New colleague, changed' },
  word: 'colleague',
})

const users = { boss: '01HBBBBBBBBBBBBBBBBBBBBBBB', anna: '01HZZZZZZZZZZZZZZZZZZZZZZZ' }
const as = (userId: string) => ({ role: 'employee' as const, userId })

async function begun(firm: TestFirm, kind = 'onboarding') {
  const hire = (name: string, more: object) =>
    firm.must<Employee>('POST', '/employees', {
      ...{ name, place: 'DE-HH', startDate: '2026-03-02' },
      ...more,
    })
  const boss = await hire('Boss', { userId: users.boss })
  const anna = await hire('Anna', { userId: users.anna, managerId: boss.id })
  const { id: templateId } = await firm.must<ChecklistTemplate>('POST', '/checklist-templates', {
    ...template,
    kind,
  })
  const input = { templateId, employeeId: anna.id, day: '2026-03-02' }
  return { anna, templateId, list: await firm.must<Checklist>('POST', '/checklists', input) }
}

test('steps are due from the day, and each is ticked by whose it is', async () => {
  const firm = await TestFirm.open()
  const { list } = await begun(firm)
  expect(list.steps.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Contract', '2026-02-23'],
    ['Bank details', '2026-03-02'],
    ['Show around', '2026-03-03'],
  ])
  const titles = async (userId: string) =>
    (await firm.must<Checklist[]>('GET', '/own-checklists', undefined, as(userId))).flatMap(
      ({ steps }) => steps.map(({ title }) => title),
    )
  expect(await titles(users.anna)).toEqual(['Bank details'])
  expect(await titles(users.boss)).toEqual(['Show around'])
  const [contract, bank, around] = list.steps
  const tick = (id: string | undefined, how?: object) =>
    firm.ask<Checklist>('POST', `/checklist-steps/${id}`, { isDone: true }, how)
  expect((await tick(around?.id, as(users.anna))).status).toBe(403)
  expect((await tick(contract?.id, as(users.boss))).status).toBe(403)
  // Who has nothing to do with it is not told that there is one.
  expect((await tick(bank?.id, as('01HCCCCCCCCCCCCCCCCCCCCCCC'))).status).toBe(404)
  expect((await tick(bank?.id, { ...as(users.anna), isProgram: true })).status).toBe(404)
  const seen = await tick(bank?.id, as(users.anna))
  expect([seen.status, seen.body.steps.map(({ title }) => title)]).toEqual([200, ['Bank details']])
  await tick(around?.id, as(users.boss))
  const last = await tick(contract?.id)
  expect(last.body).toMatchObject({ done: 3, isDone: true })
  expect(await titles(users.anna)).toEqual([])
  const open = { isDone: false }
  const again = await firm.must<Checklist>('POST', `/checklist-steps/${contract?.id}`, open)
  expect(again).toMatchObject({ done: 2, isDone: false })
})

test('a checklist keeps its steps when the template changes, and names what is to come back', async () => {
  const firm = await TestFirm.open()
  const { anna, list, templateId } = await begun(firm, 'offboarding')
  const key = { employeeId: anna.id, name: 'Key', number: '7', givenDate: '2026-03-02' }
  await firm.must('POST', '/handed-out', key)
  await firm.must('DELETE', `/checklist-templates/${templateId}`)
  const now = await firm.must<Checklist>('GET', `/checklists/${list.id}`)
  expect(now.steps).toHaveLength(3)
  expect(now.things).toMatchObject([{ name: 'Key', number: '7' }])
  expect((await firm.ask('DELETE', `/employees/${anna.id}`)).status).toBe(409)
  for (const path of ['/checklists', `/checklists/${list.id}`, '/checklist-templates']) {
    expect((await firm.ask('GET', path, undefined, as(users.anna))).status).toBe(403)
  }
  await firm.must('DELETE', `/checklists/${list.id}`)
  expect(await firm.must('GET', '/checklists')).toEqual([])
})

test('more than a hundred of them are listed, for HR and for a manager', async () => {
  const firm = await TestFirm.open()
  const userId = '01HZZZZZZZZZZZZZZZZZZZZZZM'
  const hire = (name: string, more: object) =>
    firm.must<{ id: string }>('POST', '/employees', {
      ...{ name, place: 'DE-HH', startDate: '2026-01-01', ...more },
    })
  const { id: managerId } = await hire('Ida Mohn', { userId })
  const { id: templateId } = await firm.must<{ id: string }>('POST', '/checklist-templates', {
    ...{ name: 'Start', kind: 'onboarding', steps: [{ title: 'Hello', doer: 'manager', days: 0 }] },
  })
  for (let at = 0; at < 101; at++) {
    const { id: employeeId } = await hire(`Person ${at}`, { managerId })
    await firm.must('POST', '/checklists', { templateId, employeeId, day: '2026-01-01' })
  }
  expect(await firm.must('GET', '/checklists')).toHaveLength(101)
  const own = { role: 'employee' as const, userId }
  expect(await firm.must('GET', '/own-checklists', undefined, own)).toHaveLength(101)
})
