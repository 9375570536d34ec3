import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { Employee } from '#contract/people/employees.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { WorkReport } from '#contract/projects/work-report.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const hour = 3600
// Monday to Sunday; the clock of these tests begins on Tuesday of the week after.
const week = 'from=2026-11-16&to=2026-11-22'

async function openFirm() {
  const firm = await TestFirm.open()
  const body = { name: 'Website', startDate: '2026-11-16' }
  const project = await firm.must<Project>('POST', '/projects', body)
  const task = (title: string, values: object) =>
    firm.must('POST', '/tasks', { projectId: project.id, title, ...values })
  const work = (date: string, duration: string, how = {}, values: object = {}) =>
    firm.must(
      'POST',
      '/time-entries',
      { projectId: project.id, date, duration, ...values },
      { userId: firm.userId, ...how },
    )
  const report = (query = week, how = {}) =>
    firm.must<WorkReport>('GET', `/work-report?${query}`, undefined, how)
  return { firm, project, task, work, report }
}

test('planned and worked hours, utilisation and days without entries, also as CSV', async () => {
  const { firm, project, task, work, report } = await openFirm()
  const assigneeId = firm.userId
  await task('Build', { estimateHours: '16', startDate: '2026-11-19', assigneeId })
  // Half of it lies in the week after.
  await task('Texts', { estimateHours: '16', startDate: '2026-11-20', assigneeId })
  await task('Later', { estimateHours: '8', startDate: '2026-11-26', assigneeId })
  await task('Whose', { estimateHours: '4', startDate: '2026-11-16' })
  await task('Guess', { startDate: '2026-11-16', assigneeId })
  await work('2026-11-16', '6')
  await work('2026-11-18', '4:30', {}, { isBillable: false })
  await work('2026-11-23', '8')
  const found = await report()
  expect([found.from, found.to, found.isPartial]).toEqual(['2026-11-16', '2026-11-22', false])
  const [maria, nobody] = found.people
  expect(maria).toMatchObject({
    ...{ personId: firm.userId, personName: 'Maria', capacitySeconds: 40 * hour },
    ...{ plannedSeconds: 24 * hour, workedSeconds: 10.5 * hour, differenceSeconds: -13.5 * hour },
    ...{ billableSeconds: 6 * hour, utilisationPercent: '15.0', billablePercent: '57.1' },
    emptyDays: ['2026-11-17', '2026-11-19', '2026-11-20'],
    projects: [{ projectId: project.id, project: 'P-1 Website', plannedSeconds: 24 * hour }],
  })
  expect(nobody).toMatchObject({ personId: '', plannedSeconds: 4 * hour, emptyDays: [] })
  expect(found.total).toMatchObject({ plannedSeconds: 28 * hour, workedSeconds: 10.5 * hour })
  const own = await report(`${week}&personId=${firm.userId}`)
  expect(own.people).toEqual([maria])
  const { body: csv } = await firm.download(`/work-report/file?${week}`)
  const rows = csv.replace('\ufeff', '').trim().split('\r\n')
  expect(rows.slice(1)).toEqual([
    'Maria;;24,00;10,50;-13,50;6,00;40,00;15,0;3',
    'Maria;P-1 Website;24,00;10,50;-13,50;;;;',
    ';;4,00;0,00;-4,00;0,00;0,00;;0',
    ';P-1 Website;4,00;0,00;-4,00;;;;',
  ])
  // Four weeks up to today, which is not over.
  const usual = await report('')
  expect([usual.from, usual.to]).toEqual(['2026-10-28', '2026-11-24'])
  expect(usual.people[0]?.emptyDays?.at(-1)).toBe('2026-11-20')
})

test('whoever does not approve time sees their own alone, and another is refused', async () => {
  const { firm, work, task, report } = await openFirm()
  const ben = { role: 'employee', userId: newId() } as const
  await work('2026-11-16', '6')
  await work('2026-11-17', '2', ben)
  await task('Build', { estimateHours: '8', startDate: '2026-11-19', assigneeId: firm.userId })
  await task('Whose', { estimateHours: '4', startDate: '2026-11-16' })
  const { people, total } = await report(week, ben)
  expect(people.map(({ personId }) => personId)).toEqual([ben.userId])
  expect(total).toMatchObject({ plannedSeconds: 0, workedSeconds: 2 * hour })
  for (const path of ['/work-report', '/work-report/file']) {
    const refused = await firm.ask('GET', `${path}?personId=${firm.userId}`, undefined, ben)
    expect(refused.status).toBe(403)
  }
  const cashier = await firm.ask('GET', '/work-report', undefined, { role: 'cashier' })
  expect(cashier.status).toBe(403)
  const everybody = await report()
  expect(everybody.people.map(({ personId }) => personId).toSorted()).toEqual(
    ['', firm.userId, ben.userId].toSorted(),
  )
})

test('of others whose projects are not all reached there is no utilisation', async () => {
  const { firm, work, task, report } = await openFirm()
  const { name } = await firm.customer()
  const body = { name: 'Of a customer', customer: name, startDate: '2026-11-16' }
  const theirs = await firm.must<Project>('POST', '/projects', body)
  await work('2026-11-16', '6')
  await work('2026-11-17', '3', {}, { projectId: theirs.id })
  const planned = { startDate: '2026-11-19', assigneeId: firm.userId, estimateHours: '8' }
  await task('Hidden', { ...planned, projectId: theirs.id })
  const scoped = (party: 'own' | 'team' | 'all', team: string[] = []) => ({
    ...{ role: 'own', userId: newId(), team },
    custom: { name: 'Own', permissions, scopes: { party } },
  })
  const seen = async (how: ReturnType<typeof scoped>) => {
    const { people, isPartial } = await report(week, how)
    const maria = people.find(({ personId }) => personId === firm.userId)
    const own = people.find(({ personId }) => personId === how.userId)
    expect(own?.capacitySeconds).toBe(40 * hour)
    return [isPartial, maria?.workedSeconds, maria?.plannedSeconds, maria?.capacitySeconds]
  }
  expect(await seen(scoped('own'))).toEqual([true, 6 * hour, 0, null])
  expect(await seen(scoped('team', [newId()]))).toEqual([true, 6 * hour, 0, null])
  expect(await seen(scoped('team', [firm.userId]))).toEqual([true, 9 * hour, 8 * hour, null])
  expect(await seen(scoped('all'))).toEqual([false, 9 * hour, 8 * hour, 40 * hour])
})

test('the capacity of who is employed is that of contract, holidays and leave', async () => {
  const { firm, report } = await openFirm()
  const employee = await firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Maria', userId: firm.userId, place: 'DE-BY', startDate: '2024-01-01' },
  })
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2024-01-01', pay: '3000', currency: 'EUR' },
    ...{ monday: '6', tuesday: '6', wednesday: '6', thursday: '6', friday: '6' },
    yearlyLeave: '30',
  })
  const christmas = 'from=2026-12-21&to=2026-12-27'
  const capacity = async () => (await report(christmas)).people[0]?.capacitySeconds
  expect(await capacity()).toBe(24 * hour)
  await firm.must('POST', `/employees/${employee.id}/leave-requests`, {
    ...{ typeCode: 'annual', from: '2026-12-21', to: '2026-12-22' },
  })
  expect(await capacity()).toBe(12 * hour)
})

test('days that are none, end before they begin or are too many are refused at their field', async () => {
  const { firm } = await openFirm()
  const refused = async (query: string) => {
    const { status, body } = await firm.ask('GET', `/work-report?${query}`)
    return [status, body.data.fields]
  }
  expect(await refused('from=2026-11-22&to=2026-11-16')).toEqual([
    ...[422, { to: { key: 'beforeStart' } }],
  ])
  expect(await refused('from=2025-01-01&to=2026-01-02')).toEqual([
    ...[422, { to: { key: 'tooManyDays', params: { days: 366 } } }],
  ])
  expect(await refused('from=2026-02-30')).toMatchObject([422, { from: { key: 'invalidDate' } }])
})
