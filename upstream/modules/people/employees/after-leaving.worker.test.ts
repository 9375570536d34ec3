import { expect, test } from 'vitest'
import type { PersonTime } from '#contract/people/attendance.ts'
import type { Employee } from '#contract/people/employees.ts'
import type { PersonLeave } from '#contract/people/leave.ts'
import { payFacts } from '#contract/people/pay-facts.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import type { OwnPayslipRow } from '#contract/people/payslips.ts'
import { as, ids, openTeam } from '#upstream/testing/small-team.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'

/** Anna has been paid for October, has a laptop, and manages Otto; then she leaves. */
async function withAnna() {
  const { firm, anna } = await openTeam()
  for (const { id } of (await firm.must<{ rows: Employee[] }>('GET', '/employees')).rows) {
    const usual = (payFacts.DE ?? []).map(({ name, usual }) => [name, usual])
    const facts = Object.fromEntries(usual)
    await firm.must('POST', '/pay-data', { employeeId: id, fromDate: '2024-01-01', facts })
  }
  const month = { month: '2026-10', payDate: '2026-10-30' }
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', month)
  const approve = { version: run.version, isAlone: true }
  await firm.must('POST', `/payroll-runs/${run.id}/approve`, approve)
  const laptop = { employeeId: anna.id, name: 'Laptop', number: 'L1', givenDate: '2024-01-01' }
  await firm.must('POST', '/handed-out', laptop)
  const leave = { typeCode: 'annual', from: '2026-11-02', to: '2026-11-03' }
  await firm.must('POST', `/employees/${anna.id}/leave-requests`, leave)
  return { firm, anna }
}

const archived = ({ firm, anna }: { firm: TestFirm; anna: Employee }) =>
  firm.must('POST', `/employees/${anna.id}/archive`, {})

const ended = async ({ firm, anna }: { firm: TestFirm; anna: Employee }) => {
  const whole = await firm.must<Employee>('GET', `/employees/${anna.id}`)
  await firm.must('PUT', `/employees/${anna.id}`, { ...whole, endDate: '2026-11-15' })
}

test.each([
  ['was archived', archived],
  ['is past their last day', ended],
])('who %s reads what is their own, and asks for and clocks nothing', async (_, leaves) => {
  const { firm, anna } = await withAnna()
  await leaves({ firm, anna })
  const me = as(ids.anna)
  const read = <Body>(path: string) => firm.must<Body>('GET', path, undefined, me)
  const { rows } = await read<{ rows: OwnPayslipRow[] }>('/own-payslips')
  expect(rows.map(({ month }) => month)).toEqual(['2026-10'])
  expect((await firm.download(`/own-payslips/${rows[0]?.id}/pdf`, me)).status).toBe(200)
  expect((await read<PersonLeave>('/own-leave')).requests).toHaveLength(1)
  const time = await read<PersonTime>('/own-time?month=2026-10')
  expect([time.sheet.month, time.presence.next]).toEqual(['2026-10', []])
  expect(await read('/own-things')).toMatchObject([{ name: 'Laptop' }])
  expect(await read('/own-employment')).toMatchObject({ name: 'Anna Berg' })
  // The last month is signed all the same: it is paid.
  await firm.must('POST', '/own-time/sheets/2026-10/sign', {}, me)

  const add = [{ kind: 'in', time: '09:00' }]
  const refused: [string, object][] = [
    ['/own-time/punches', { press: 'in' }],
    ['/own-time/corrections', { date: '2026-11-20', more: add, reason: 'Was there' }],
    ['/own-leave/requests', { typeCode: 'annual', from: '2026-12-01', to: '2026-12-02' }],
    ['/own-leave/check', { typeCode: 'annual', from: '2026-12-01', to: '2026-12-02' }],
  ]
  for (const [path, json] of refused) {
    expect([path, (await firm.ask('POST', path, json, me)).status]).toEqual([path, 403])
  }
})

test('who has left looks up no colleague and decides about none', async () => {
  const { firm, anna } = await withAnna()
  const team = '/team-absences?from=2026-11-01&to=2026-11-30'
  const rota = '/shifts?from=2026-11-01&to=2026-11-30'
  const people = async (userId: string) =>
    (await firm.must<{ people: unknown[] }>('GET', team, undefined, as(userId))).people.length
  expect(await people(ids.anna)).toBe(3)
  await archived({ firm, anna })
  expect(await people(ids.anna)).toBe(0)
  expect((await firm.ask('GET', rota, undefined, as(ids.anna))).status).toBe(403)

  // Otto's leave waits for Bert until he leaves, too; then it is no longer his to see.
  const otto = (await firm.must<{ rows: Employee[] }>('GET', '/employees')).rows.find(
    ({ name }) => name === 'Otto Other',
  )
  const boss = (await firm.must<{ rows: Employee[] }>('GET', '/employees')).rows.find(
    ({ name }) => name === 'Bert Boss',
  )
  if (!otto || !boss) throw new Error('nobody')
  const whole = await firm.must<Employee>('GET', `/employees/${otto.id}`)
  await firm.must('PUT', `/employees/${otto.id}`, { ...whole, managerId: boss.id })
  const days = { typeCode: 'annual', from: '2026-12-01', to: '2026-12-02' }
  const asked = await firm.must<{ id: string }>('POST', '/own-leave/requests', days, as(ids.other))
  const waiting = () => firm.must<unknown[]>('GET', '/leave-waiting', undefined, as(ids.boss))
  expect(await waiting()).toHaveLength(1)
  await archived({ firm, anna: boss })
  expect(await waiting()).toEqual([])
  const yes = { isApproved: true, reason: '', version: 1 }
  const decided = await firm.ask('POST', `/leave-requests/${asked.id}/decide`, yes, as(ids.boss))
  expect(decided.status).toBe(404)
})
