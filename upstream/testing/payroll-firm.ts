import { expect } from 'vitest'
import type { Employee } from '#contract/people/employees.ts'
import { payFacts } from '#contract/people/pay-facts.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import type { PayslipRecord } from '#contract/people/payslips.ts'
import type { TestFirm } from './test-firm.ts'

const week = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '8' }

/** Somebody employed full-time from the start of 2026, with what the law of their country asks of pay. */
export async function hire(firm: TestFirm, pay: string, more: Record<string, unknown> = {}) {
  const employee = await firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Anna Berg', number: '1', place: 'DE-HH', startDate: '2026-01-01' },
    ...{ iban: 'DE02120300000000202051', taxNumber: '12345678901', ...more },
  })
  const { place, startDate, id: employeeId } = employee
  const currency = place.startsWith('GB') ? 'GBP' : 'EUR'
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId, startDate, ...week, pay, payPer: 'month', currency },
  })
  const usual = (payFacts[place.slice(0, 2)] ?? []).map(({ name, usual }) => [name, usual])
  await firm.must('POST', '/pay-data', {
    ...{ employeeId, fromDate: startDate, facts: Object.fromEntries(usual) },
  })
  return employee
}

/** A calculated run of a month, in which everybody can be paid. */
export async function runOf(firm: TestFirm, month: string): Promise<PayrollRun> {
  const made = await firm.must<PayrollRun>('POST', '/payroll-runs', {
    ...{ month, payDate: `${month}-28` },
  })
  expect(made.rows.map(({ problem }) => problem)).toEqual(made.rows.map(() => null))
  return made
}

/** A run as its maker approves it who is alone in the firm. */
export async function approve(firm: TestFirm, { id, version }: PayrollRun) {
  const at = `/payroll-runs/${id}/approve`
  return firm.must<PayrollRun>('POST', at, { version, isAlone: true })
}

/** The first payslip of a run. */
export async function slipOf(firm: TestFirm, { rows }: PayrollRun) {
  return firm.must<PayslipRecord>('GET', `/payslips/${rows[0]?.payslipId}`)
}
