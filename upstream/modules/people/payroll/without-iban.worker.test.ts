import { expect, test } from 'vitest'
import type { Employee } from '#contract/people/employees.ts'
import { payFacts } from '#contract/people/pay-facts.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const bankAccount = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
const second = { role: 'hr' as const, userId: '01HYYYYYYYYYYYYYYYYYYYYYYY' }
const november = { month: '2026-11', payDate: '2026-11-23' }

async function hire(firm: TestFirm, name: string, iban: string) {
  const employee = await firm.must<Employee>('POST', '/employees', {
    ...{ name, place: 'DE-HH', startDate: '2026-01-01', iban },
  })
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2026-01-01', monday: '8', tuesday: '8' },
    ...{ pay: '3000', payPer: 'month', currency: 'EUR' },
  })
  const usual = (payFacts.DE ?? []).map(({ name: fact, usual: value }) => [fact, value])
  const facts = Object.fromEntries(usual)
  await firm.must('POST', '/pay-data', {
    ...{ employeeId: employee.id, fromDate: '2026-01-01', facts },
  })
  return employee
}

async function posted(firm: TestFirm) {
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', november)
  const at = `/payroll-runs/${run.id}`
  await firm.must('POST', `${at}/approve`, { version: run.version }, second)
  return { run, at, posted: await firm.must<PayrollRun>('POST', `${at}/post`) }
}

test('who has no IBAN is named before anybody is paid, left open by the file, and paid later', async () => {
  const firm = await TestFirm.open({ bankAccount })
  await hire(firm, 'Anna Berg', 'DE02120300000000202051')
  const ben = await hire(firm, 'Ben Cole', '')
  const named = [{ employeeId: ben.id, employeeName: 'Ben Cole' }]
  const { run, at, posted: after } = await posted(firm)
  expect(run.withoutIban).toEqual(named)
  expect([after.withoutIban, after.formats]).toEqual([named, ['sepa09', 'sepa03']])
  const file = await firm.take('POST', `${at}/file`, { format: 'sepa09' })
  expect(file.body).toContain('<NbOfTxs>1</NbOfTxs>')
  expect(file.body).not.toContain('Ben Cole')
  const pay = { date: '2026-11-23', account: after.accounts[0]?.code }
  const paid = await firm.must<PayrollRun>('POST', `${at}/settle`, pay)
  expect(paid.rows.map(({ employeeName, paidDate }) => [employeeName, paidDate])).toEqual([
    ['Anna Berg', '2026-11-23'],
    ['Ben Cole', null],
  ])
  expect([paid.state, paid.withoutIban]).toEqual(['posted', named])
  const again = await firm.ask('POST', `${at}/settle`, pay)
  expect(again.body.data.fields).toEqual({ isForAll: { key: 'nobodyWithIban' } })

  // With an account that somebody approved, a second file pays the one who was left open, and no other.
  await firm.must('PUT', `/employees/${ben.id}`, { ...ben, iban: 'DE75512108001245126199' })
  const { version, movedAccounts } = await firm.must<PayrollRun>('GET', at)
  expect(movedAccounts).toEqual(['Ben Cole'])
  await firm.must('POST', `${at}/approve`, { version }, second)
  const rest = await firm.take('POST', `${at}/file`, { format: 'sepa09' })
  expect([rest.body.includes('Ben Cole'), rest.body.includes('Anna Berg')]).toEqual([true, false])
  expect((await firm.must<PayrollRun>('POST', `${at}/settle`, pay)).state).toBe('paid')
})

test('who was paid in cash is marked with the others when that is said', async () => {
  const firm = await TestFirm.open({ bankAccount })
  await hire(firm, 'Anna Berg', 'DE02120300000000202051')
  await hire(firm, 'Ben Cole', '')
  const { at, posted: after } = await posted(firm)
  const pay = { date: '2026-11-23', account: after.accounts[0]?.code, isForAll: true }
  expect((await firm.must<PayrollRun>('POST', `${at}/settle`, pay)).state).toBe('paid')
})

test('where no file can be made at all, nobody is left out of it', async () => {
  const firm = await TestFirm.open()
  await hire(firm, 'Ben Cole', '')
  const { at, posted: after } = await posted(firm)
  expect([after.withoutIban, after.formats]).toEqual([[], []])
  const pay = { date: '2026-11-23', account: after.accounts[0]?.code }
  expect((await firm.must<PayrollRun>('POST', `${at}/settle`, pay)).state).toBe('paid')
})
