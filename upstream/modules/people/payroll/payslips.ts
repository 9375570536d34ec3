import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type {
  OwnPayslipRow,
  Payslip,
  PayslipInputs,
  PayslipRecord,
} from '#contract/people/payslips.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { figuresOfYear } from './figures/opening-figures.ts'
import { lineName } from './names/line-name.ts'
import { findOwn } from './own-employee.ts'
import { changeInputs } from './runs/service.ts'
import {
  inputOf,
  inputsOf,
  isSettled,
  problemOf,
  requirePayslip,
  requireRun,
  resultOf,
  type StoredPayslip,
  type StoredRun,
  settledPayslips,
} from './runs/stored.ts'
import { sheetMonthOf, timeOf } from './runs/time-lines.ts'
import { countryOf } from './statutory/countries.ts'

/** A payslip as HR works on it. @throws AppError not_found */
export function getPayslip(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { payslipId }: { payslipId: string },
): PayslipRecord {
  const slip = requirePayslip(reader, payslipId)
  const run = requireRun(reader, slip.runId)
  const { isHourly, paidDate } = slip
  return {
    ...shown(reader, run, slip, actor.language),
    ...{ isHourly, paidDate, problem: problemOf(slip), inputs: inputsOf(slip) },
    isOpen: !isSettled(run),
    runVersion: run.version,
  }
}

/** @throws as `changeInputs` */
export function updatePayslip(
  writer: Writer,
  context: FirmContext,
  input: PayslipInputs & { payslipId: string; runVersion: number },
): PayslipRecord {
  changeInputs(writer, context, input)
  return getPayslip(writer, context, input)
}

/** Payslips of whoever asks, the newest first. */
export function listOwnPayslips(
  reader: Reader,
  context: FirmContext,
): { rows: OwnPayslipRow[]; isEmployee: boolean } {
  const employee = findOwn(reader, context)
  if (!employee) return { rows: [], isEmployee: false }
  const rows = settledPayslips(reader, employee.id).map(({ run, slip }) => {
    const { id, gross, net, payDate } = slip
    return { id, gross, net, payDate, month: run.month, currency: run.currency }
  })
  return { rows: rows.reverse(), isEmployee: true }
}

/** One of them. @throws AppError not_found, also for anybody else's */
export function getOwnPayslip(
  reader: Reader,
  context: FirmContext,
  { payslipId }: { payslipId: string },
): Payslip {
  const employee = findOwn(reader, context)
  const slip = requirePayslip(reader, payslipId)
  const run = requireRun(reader, slip.runId)
  if (slip.employeeId !== employee?.id || !isSettled(run)) {
    throw new AppError('not_found', 'No such payslip')
  }
  return shown(reader, run, slip, context.actor.language)
}

/** What stands on a payslip, whoever reads it. */
export function shown(
  reader: Reader,
  run: StoredRun,
  slip: StoredPayslip,
  language: Language,
): Payslip {
  const { id, runId, employeeId, employeeName, employeeNumber, iban, taxNumber, socialNumber } =
    slip
  const { month, fromDate, toDate, payDate, country, currency } = run
  const { gross, net, employerCost } = slip
  const lines = resultOf(slip)?.lines ?? []
  const input = inputOf(slip)
  return {
    ...{ id, runId, month, fromDate, toDate, payDate, country, currency },
    ...{ employeeId, employeeName, employeeNumber, iban, taxNumber, socialNumber },
    ...{ gross, net, employerCost },
    lines: lines.map((line) => ({
      ...{ kind: line.kind, code: line.code, amount: line.amount, base: line.base ?? null },
      name: lineName(line, run.names, language),
      forMonth: line.forPeriod?.slice(0, 7) ?? null,
      sheetMonth: sheetMonthOf(line, run, input),
    })),
    time: timeOf(input),
    yearToDate: yearToDate(reader, run, slip),
  }
}

/** Sums of the country's tax year up to a payslip: in the United Kingdom from 6 April. */
function yearToDate(reader: Reader, run: StoredRun, slip: StoredPayslip): Payslip['yearToDate'] {
  const year = countryOf(run.country).taxYearOf(run.payDate)
  const before = settledPayslips(reader, slip.employeeId).filter(
    (one) =>
      one.run.month < run.month &&
      year.fromDate <= one.run.payDate &&
      one.run.payDate <= year.toDate,
  )
  const all = [...before.map((one) => one.slip), slip]
  const opening = figuresOfYear(reader, slip.employeeId, year)
  const sum = (begun: number | undefined, amountOf: (one: StoredPayslip) => number) =>
    all.reduce((total, one) => total + amountOf(one), begun ?? 0)
  return {
    gross: sum(opening?.gross, (one) => one.gross),
    net: sum(opening?.net, (one) => one.net),
    taxes: sum(opening?.taxes, (one) =>
      (resultOf(one)?.lines ?? [])
        .filter(({ kind }) => kind === 'statutory')
        .reduce((total, { amount }) => total + amount, 0),
    ),
  }
}
