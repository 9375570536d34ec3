import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { PayslipInputs } from '#contract/people/payslips.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import type { PayslipInput, Payslip as PayslipResult } from '../payslip/payslip.ts'
import type { Figures } from '../statutory/country.ts'
import { payrollRunsTable, payslipsTable } from '../tables.ts'

export type StoredRun = typeof payrollRunsTable.$inferSelect
export type StoredPayslip = typeof payslipsTable.$inferSelect

/** States in which what a run pays is settled: later runs count on it. */
export const settledStates = ['approved', 'posted', 'paid'] as const

export function isSettled({ state }: Pick<StoredRun, 'state'>): boolean {
  return settledStates.some((one) => one === state)
}

/** @throws AppError not_found */
export function requireRun({ db }: Pick<Reader, 'db'>, id: string): StoredRun {
  const run = db.select().from(payrollRunsTable).where(eq(payrollRunsTable.id, id)).get()
  if (!run) throw new AppError('not_found', 'No such payroll run')
  return run
}

/** @throws AppError not_found */
export function requirePayslip({ db }: Pick<Reader, 'db'>, id: string): StoredPayslip {
  const slip = db.select().from(payslipsTable).where(eq(payslipsTable.id, id)).get()
  if (!slip) throw new AppError('not_found', 'No such payslip')
  return slip
}

/** By name. */
export function payslipsOf({ db }: Pick<Reader, 'db'>, runId: string): StoredPayslip[] {
  return db
    .select()
    .from(payslipsTable)
    .where(eq(payslipsTable.runId, runId))
    .orderBy(asc(payslipsTable.employeeName), asc(payslipsTable.id))
    .all()
}

/** What came of a payslip, with what it changed the sums of the year by for earlier months. */
export type StoredResult = PayslipResult & { corrected?: Readonly<Record<string, Figures>> }

export type SettledPayslip = { run: StoredRun; slip: StoredPayslip; result: StoredResult }

/** What somebody was paid by runs that are settled, in the order of the months. */
export function settledPayslips({ db }: Pick<Reader, 'db'>, employeeId: string): SettledPayslip[] {
  return db
    .select({ run: payrollRunsTable, slip: payslipsTable })
    .from(payslipsTable)
    .innerJoin(payrollRunsTable, eq(payrollRunsTable.id, payslipsTable.runId))
    .where(and(eq(payslipsTable.employeeId, employeeId)))
    .orderBy(asc(payrollRunsTable.month), asc(payslipsTable.id))
    .all()
    .flatMap(({ run, slip }) => {
      const result = resultOf(slip)
      return result && isSettled(run) ? [{ run, slip, result }] : []
    })
}

/** What came of a payslip; undefined while it could not be calculated. */
export function resultOf({ result }: Pick<StoredPayslip, 'result'>): StoredResult | undefined {
  return result === null ? undefined : JSON.parse(result)
}

/** What a payslip was calculated from; undefined while it was not. */
export function inputOf({ input }: Pick<StoredPayslip, 'input'>): PayslipInput | undefined {
  return input === null ? undefined : JSON.parse(input)
}

export function inputsOf({ inputs }: Pick<StoredPayslip, 'inputs'>): PayslipInputs {
  return PayslipInputs.parse(JSON.parse(inputs))
}

export type PayslipProblem = { code: string; params: Record<string, string> }

export function problemOf({ problem }: Pick<StoredPayslip, 'problem'>): PayslipProblem | null {
  return problem === null ? null : JSON.parse(problem)
}

/** Writes what changes of a run, one version on. */
export function changeRun(
  { db }: Writer,
  { id, version }: Pick<StoredRun, 'id' | 'version'>,
  values: Partial<StoredRun>,
): void {
  db.update(payrollRunsTable)
    .set({ ...values, version: version + 1 })
    .where(eq(payrollRunsTable.id, id))
    .run()
}

/**
 * Whether another run of the same people was approved after this one was calculated: sums of the year,
 * orders and loans have moved on since, and what is owed once would be taken twice.
 */
export function isOvertaken(
  { sql }: Pick<Reader, 'sql'>,
  { id, calculatedAt }: Pick<StoredRun, 'id' | 'calculatedAt'>,
): boolean {
  const later = sql.exec(
    `select 1 from payslips as own
     join payslips as other on other.employee_id = own.employee_id and other.run_id <> own.run_id
     join payroll_runs as run on run.id = other.run_id
     where own.run_id = ? and run.state in ('approved', 'posted', 'paid') and run.approved_at > ?
     limit 1`,
    id,
    calculatedAt ?? '',
  )
  return later.toArray().length > 0
}
