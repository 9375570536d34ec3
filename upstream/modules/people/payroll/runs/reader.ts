import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { isAllowed } from '#contract/core/roles.ts'
import type { PayrollRun, PayrollRunPerson, PayrollRunRow } from '#contract/people/payroll-runs.ts'
import { addMonths } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { listEmployeesOn } from '../../employees/index.ts'
import { countryOfEmployee } from '../pay-data.ts'
import { countryOf } from '../statutory/countries.ts'
import { payrollRunsTable } from '../tables.ts'
import { listDues, payAccounts } from './dues.ts'
import { movedSince } from './pay-accounts.ts'
import { salaryFormats, withoutIban } from './salary-file.ts'
import {
  inputOf,
  isSettled,
  payslipsOf,
  problemOf,
  requireRun,
  type StoredPayslip,
  type StoredRun,
  settledPayslips,
  settledStates,
} from './stored.ts'

/** All runs, the newest month first, and what the next one would be. */
export function listRuns(reader: Reader, context: FirmContext) {
  const runs = reader.db
    .select()
    .from(payrollRunsTable)
    .orderBy(desc(payrollRunsTable.month), desc(payrollRunsTable.id))
    .limit(600)
    .all()
  const today = firmDate(reader, context)
  const [last] = runs
  const month = last ? addMonths(`${last.month}-01`, 1).slice(0, 7) : today.slice(0, 7)
  const people = Map.groupBy(listEmployeesOn(reader, today), countryOfEmployee)
  const monthEnd = addMonths(`${month}-31`.replace(/31$/, '01'), 1)
  return {
    rows: runs.map((run) => rowOf(run, payslipsOf(reader, run.id))),
    next: { month, payDate: usualPayDate(monthEnd) },
    countries: [...people].map(([country, own]) => ({ country, people: own.length })),
  }
}

/** The last day of the month before a first of a month that is neither Saturday nor Sunday. */
function usualPayDate(nextMonth: string): string {
  const date = new Date(`${nextMonth}T00:00:00Z`)
  do date.setUTCDate(date.getUTCDate() - 1)
  while (date.getUTCDay() === 0 || date.getUTCDay() === 6)
  return date.toISOString().slice(0, 10)
}

/** @throws AppError not_found */
export function getRun(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { payrollRunId }: { payrollRunId: string },
): PayrollRun {
  const run = requireRun(reader, payrollRunId)
  const slips = payslipsOf(reader, run.id)
  const row = rowOf(run, slips)
  const { sources } = countryOf(run.country)
  const { preparedByName, approvedByName, approvedAt, calculatedAt, version } = run
  const actions: PayrollRun['actions'] = []
  if (!isSettled(run)) {
    if (isAllowed(actor, 'payroll:edit')) actions.push('calculate')
    if (isAllowed(actor, 'payroll:delete')) actions.push('delete')
    const isWhole = run.state === 'calculated' && row.problems === 0 && row.people > 0
    if (isWhole && isAllowed(actor, 'payroll:approve')) actions.push('approve')
  }
  const moved = isSettled(run) ? movedSince(reader, run) : []
  if (moved.length > 0 && isAllowed(actor, 'payroll:approve')) actions.push('approve')
  if (isAllowed(actor, 'payroll:post')) {
    if (run.state === 'approved') actions.push('post')
    if (run.state === 'posted') actions.push('settle', 'file')
    if (slips.some(({ paidDate, net }) => paidDate !== null && net > 0)) actions.push('reopen')
  }
  return {
    ...row,
    entryId: run.entryId,
    formats: actions.includes('file') ? salaryFormats(reader, run) : [],
    accounts: actions.includes('settle') || run.state === 'paid' ? payAccounts(reader) : [],
    dues: listDues(reader, run.id),
    rows: slips.map((slip) => personOf(reader, run, slip)),
    before: runBefore(reader, run),
    ...{ preparedByName, approvedByName, approvedAt, calculatedAt, version, actions },
    withoutIban: withoutIban(reader, run).map(({ employeeId, employeeName }) => ({
      ...{ employeeId, employeeName },
    })),
    movedAccounts: moved.map(({ employeeName }) => employeeName),
    sources: [...sources],
  }
}

function rowOf(run: StoredRun, slips: readonly StoredPayslip[]): PayrollRunRow {
  const { id, month, fromDate, toDate, payDate, country, currency, state } = run
  const sum = (name: 'gross' | 'net' | 'employerCost') =>
    slips.reduce((all, slip) => all + slip[name], 0)
  return {
    ...{ id, month, fromDate, toDate, payDate, country, currency, state },
    people: slips.length,
    problems: slips.filter(({ problem }) => problem !== null).length,
    ...{ gross: sum('gross'), net: sum('net'), employerCost: sum('employerCost') },
  }
}

function personOf(reader: Reader, run: StoredRun, slip: StoredPayslip): PayrollRunPerson {
  const { id: payslipId, employeeId, employeeName, employeeNumber, paidDate } = slip
  const before = settledPayslips(reader, employeeId).findLast((one) => one.run.month < run.month)
  const isThere = slip.result !== null
  return {
    ...{ payslipId, employeeId, employeeName, employeeNumber, paidDate },
    gross: isThere ? slip.gross : null,
    net: isThere ? slip.net : null,
    employerCost: isThere ? slip.employerCost : null,
    netBefore: before?.slip.net ?? null,
    problem: problemOf(slip),
    sheet: inputOf(slip)?.sheet?.state ?? null,
  }
}

/** The settled run before one, of the same country. */
function runBefore(reader: Reader, { country, month }: StoredRun): PayrollRun['before'] {
  const before = reader.db
    .select()
    .from(payrollRunsTable)
    .where(
      and(
        eq(payrollRunsTable.country, country),
        lt(payrollRunsTable.month, month),
        inArray(payrollRunsTable.state, settledStates),
      ),
    )
    .orderBy(desc(payrollRunsTable.month))
    .get()
  if (!before) return null
  const {
    id,
    month: ofMonth,
    gross,
    net,
    employerCost,
  } = rowOf(before, payslipsOf(reader, before.id))
  return { id, month: ofMonth, gross, net, employerCost }
}
