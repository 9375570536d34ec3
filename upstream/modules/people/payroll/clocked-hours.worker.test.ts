import { expect, test } from 'vitest'
import type { PersonTime } from '#contract/people/attendance.ts'
import type { Employee } from '#contract/people/employees.ts'
import { payFacts } from '#contract/people/pay-facts.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import type { Payslip, PayslipRecord } from '#contract/people/payslips.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const annaId = '01ARZ3NDEKTSV4RRFFQ69G5FA1'
const anna = { role: 'employee' as const, userId: annaId }
const week = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '8' }
const september = { month: '2026-09', payDate: '2026-09-30' }
const october = { month: '2026-10', payDate: '2026-10-30' }

/** 3,480 a month at 40 hours a week: 3,480 / (4.35 × 40) = 20.00 an hour (LStR R 3b). */
async function hire(firm: TestFirm, pay: object = { pay: '3480', payPer: 'month' }, more = {}) {
  const employee = await firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Anna Berg', place: 'DE-HH', startDate: '2026-09-01', userId: annaId, ...more },
  })
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2026-09-01', ...week, currency: 'EUR', ...pay },
  })
  const usual = (payFacts[employee.place.slice(0, 2)] ?? []).map(({ name, usual }) => [name, usual])
  await firm.must('POST', '/pay-data', {
    ...{ employeeId: employee.id, fromDate: '2026-09-01', facts: Object.fromEntries(usual) },
  })
  return employee
}

function clock(firm: TestFirm, employeeId: string, date: string, from: string, to: string) {
  const [at, more] = [`/employees/${employeeId}/time-corrections`, clocked(from, to)]
  return firm.must('POST', at, { date, more, reason: 'Was there' })
}

const clocked = (from: string, to: string) => [
  { kind: 'in', time: from },
  { kind: 'out', time: to },
]

const sign = (firm: TestFirm, month: string) =>
  firm.must('POST', `/own-time/sheets/${month}/sign`, {}, anna)

/** Runs a month, approves it, and gives the payslip of the one who works there. */
async function pay(firm: TestFirm, month: object) {
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', month)
  const approve = { version: run.version, isAlone: true }
  await firm.must('POST', `/payroll-runs/${run.id}/approve`, approve)
  const slip = await firm.must<PayslipRecord>('GET', `/payslips/${run.rows[0]?.payslipId}`)
  return { run, slip }
}

const amounts = ({ lines }: Payslip, kind = 'earning') =>
  Object.fromEntries(
    lines.filter((line) => line.kind === kind).map(({ code, amount }) => [code, amount]),
  )

test('hours of night and Sunday are paid once their sheet is signed, free of tax and contributions', async () => {
  const firm = await TestFirm.open()
  const { id } = await hire(firm)
  // Friday 4 September, two to eight in the evening and on to ten: two hours from 20:00, at 25 %.
  await clock(firm, id, '2026-09-04', '18:00', '22:00')
  // Sunday 6 September, four hours by day at 50 %.
  await clock(firm, id, '2026-09-06', '09:00', '13:00')
  const first = await firm.must<PayrollRun>('POST', '/payroll-runs', september)
  const slipPath = `/payslips/${first.rows[0]?.payslipId}`
  const before = await firm.must<PayslipRecord>('GET', slipPath)
  expect(first.rows[0]?.sheet).toBe('unsigned')
  expect(before.time).toEqual({ state: 'unsigned', hours: [] })
  expect(amounts(before)).toEqual({ salary: 3_480_00 })

  await sign(firm, '2026-09')
  const again = { version: first.version }
  const run = await firm.must<PayrollRun>('POST', `/payroll-runs/${first.id}/calculate`, again)
  const slip = await firm.must<PayslipRecord>('GET', slipPath)
  expect(run.rows[0]?.sheet).toBe('signed')
  expect(slip.time).toEqual({
    state: 'signed',
    hours: [
      { name: 'clocked_hours', hours: '8' },
      { name: 'night_hours', hours: '2' },
      { name: 'sunday_hours', hours: '4' },
    ],
  })
  // 2 × 20.00 × 25 % = 10.00; 4 × 20.00 × 50 % = 40.00.
  expect(amounts(slip)).toEqual({ salary: 3_480_00, night_premium: 10_00, sunday_premium: 40_00 })
  expect(slip.net).toBe(before.net + 50_00)
  expect(slip.lines.map(({ code, sheetMonth }) => [code, sheetMonth]).slice(0, 3)).toEqual([
    ['salary', null],
    ['night_premium', '2026-09'],
    ['sunday_premium', '2026-09'],
  ])
})

test('above 25 an hour premiums bear contributions, above 50 tax as well', async () => {
  const firm = await TestFirm.open()
  // 10,440 / 174 = 60.00 an hour.
  const { id } = await hire(firm, { pay: '10440', payPer: 'month' })
  // New Year's Eve is no holiday of September: Sunday 6 September, two hours.
  await clock(firm, id, '2026-09-06', '09:00', '11:00')
  await sign(firm, '2026-09')
  const { slip } = await pay(firm, september)
  // Half of 2 hours: 25.00 free, 25.00 with contributions, 10.00 with tax, too.
  expect(amounts(slip)).toEqual({
    ...{ salary: 10_440_00, sunday_premium: 25_00, premiums_untaxed: 25_00, premiums_taxed: 10_00 },
  })
  const taxed = slip.lines.find(({ code }) => code === 'wage_tax')
  expect(taxed?.base).toBe(10_450_00)
})

test('a clocking that is corrected after the month was paid is the difference of the next run, once', async () => {
  const firm = await TestFirm.open()
  const { id } = await hire(firm)
  await clock(firm, id, '2026-09-06', '09:00', '13:00')
  await sign(firm, '2026-09')
  expect(amounts((await pay(firm, september)).slip)).toMatchObject({ sunday_premium: 40_00 })
  // Two more hours on Sunday 13 September: 2 × 20.00 × 50 % = 20.00.
  await clock(firm, id, '2026-09-13', '09:00', '11:00')
  const { slip } = await pay(firm, october)
  const late = slip.lines.filter(({ forMonth }) => forMonth !== null)
  expect(late).toEqual([
    expect.objectContaining({
      ...{ code: 'sunday_premium', amount: 20_00, forMonth: '2026-09', sheetMonth: '2026-09' },
    }),
  ])
  const november = await pay(firm, { month: '2026-11', payDate: '2026-11-30' })
  expect(november.slip.lines.filter(({ forMonth }) => forMonth !== null)).toEqual([])
})

test('a sheet that is signed after the month was paid is paid by the next run', async () => {
  const firm = await TestFirm.open()
  const { id } = await hire(firm)
  await clock(firm, id, '2026-09-06', '09:00', '13:00')
  expect(amounts((await pay(firm, september)).slip)).toEqual({ salary: 3_480_00 })
  // HR releases it for somebody who does not sign; nobody does so for themselves.
  const release = `/employees/${id}/attendance/2026-09/release`
  const own = await firm.ask('POST', release, {}, { role: 'hr', userId: annaId })
  expect(own.status).toBe(403)
  expect((await firm.ask('POST', release, {}, { role: 'accountant' })).status).toBe(403)
  await firm.must('POST', release, {}, { role: 'hr', userId: '01HYYYYYYYYYYYYYYYYYYYYYYY' })
  const { sheet } = await firm.must<PersonTime>('GET', `/employees/${id}/attendance?month=2026-09`)
  expect(sheet.signed).toMatchObject({ holds: true, releasedBy: 'Maria' })
  const { slip } = await pay(firm, october)
  expect(slip.lines.filter(({ forMonth }) => forMonth !== null)).toEqual([
    expect.objectContaining({ code: 'sunday_premium', amount: 40_00, forMonth: '2026-09' }),
  ])
})

test('who is paid by the hour is paid what they clocked, and by the contract until it is signed', async () => {
  const firm = await TestFirm.open()
  const { id } = await hire(firm, { pay: '20', payPer: 'hour' })
  await clock(firm, id, '2026-09-01', '09:00', '15:00')
  await clock(firm, id, '2026-09-02', '09:00', '14:30')
  const { slip } = await pay(firm, september)
  // 22 days of eight hours at 20.00.
  expect(amounts(slip)).toEqual({ wages: 3_520_00 })
  await sign(firm, '2026-09')
  const next = await pay(firm, october)
  // 11.5 hours were worked: 230.00, so that 3,290.00 come back.
  const late = next.slip.lines.find(({ forMonth, kind }) => forMonth && kind === 'earning')
  expect(late).toMatchObject({ code: 'wages', amount: -3_290_00, sheetMonth: '2026-09' })
})

test('overtime is paid when HR takes it off the account, and once', async () => {
  const firm = await TestFirm.open()
  const { id } = await hire(firm)
  const move = { date: '2026-09-20', kind: 'paid-out', minutes: -300, reason: 'August' }
  await firm.must('POST', `/employees/${id}/overtime-moves`, move)
  const { slip } = await pay(firm, september)
  // 5 × 20.00.
  expect(amounts(slip)).toEqual({ salary: 3_480_00, overtime: 100_00 })
  expect(amounts((await pay(firm, october)).slip)).toEqual({ salary: 3_480_00 })
})

test('in France hours beyond 35 and 43 a week bear 25 and 50 percent', async () => {
  const address = { street: 'A 1', postcode: '75001', city: 'Paris', country: 'FR' }
  const firm = await TestFirm.open({ address, vatId: '', timeZone: 'Europe/Paris' })
  const { id } = await hire(firm, { pay: '20', payPer: 'hour' }, { place: 'FR' })
  // Five days of nine hours: 45, of which 8 are beyond 35 and 2 beyond 43.
  for (const day of ['07', '08', '09', '10', '11']) {
    await clock(firm, id, `2026-09-${day}`, '08:00', '12:00')
    await clock(firm, id, `2026-09-${day}`, '13:00', '18:00')
  }
  await sign(firm, '2026-09')
  const { slip } = await pay(firm, september)
  // 45 × 20.00, and 20.00 × (8 × 25 % + 2 × 50 %) = 60.00.
  expect(amounts(slip)).toEqual({ wages: 900_00, overtime_premium: 60_00 })
})

test('what was clocked shows to nobody but HR and the person', async () => {
  const firm = await TestFirm.open()
  const { id } = await hire(firm)
  await clock(firm, id, '2026-09-06', '09:00', '13:00')
  await sign(firm, '2026-09')
  const { slip } = await pay(firm, september)
  const own = await firm.must<Payslip>('GET', `/own-payslips/${slip.id}`, undefined, anna)
  expect(own.time?.hours).toContainEqual({ name: 'sunday_hours', hours: '4' })
  for (const role of ['accountant', 'sales', 'employee'] as const) {
    const how = { role, userId: '01HXXXXXXXXXXXXXXXXXXXXXXX' }
    expect((await firm.ask('GET', `/payslips/${slip.id}`, undefined, how)).status).not.toBe(200)
    expect((await firm.ask('GET', `/own-payslips/${slip.id}`, undefined, how)).status).not.toBe(200)
  }
})
