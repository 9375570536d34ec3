import type { ModuleParts } from '../../../core/hooks.ts'

/** Payslips of runs that were approved. */
export const payslipsView: ModuleParts['analysisViews'][number] = {
  name: 'payslips',
  needs: 'payroll:view',
  person: 'employee_id',
  from: 'payslips join payroll_runs as run on run.id = payslips.run_id',
  where: `run.state in ('approved', 'posted', 'paid')`,
  dates: { month: { sql: 'run.from_date' }, payDate: { sql: 'run.pay_date' } },
  fields: {
    country: { sql: 'run.country', kind: 'country' },
    payBasis: { sql: `case is_hourly when 1 then 'hourly' else 'monthly' end`, kind: 'choice' },
    currency: { sql: 'run.currency', kind: 'currency' },
  },
  money: { currency: 'run.currency' },
  measures: {
    grossPay: { sum: 'gross', unit: 'ownAmount' },
    netPay: { sum: 'net', unit: 'ownAmount' },
    employerCost: { sum: 'employer_cost', unit: 'ownAmount' },
    payslips: { sum: '1', unit: 'count' },
    paidPeople: { distinct: 'employee_id' },
    meanGross: { over: 'grossPay', under: 'payslips', unit: 'amount' },
  },
}
