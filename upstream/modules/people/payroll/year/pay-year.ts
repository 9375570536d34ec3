import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { PayYear, PayYearRow } from '#contract/people/pay-years.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { getEmployee, type StoredEmployee } from '../../employees/index.ts'
import { figuresOfYear } from '../figures/opening-figures.ts'
import { lineName } from '../names/line-name.ts'
import { findOwn } from '../own-employee.ts'
import { type SettledPayslip, settledPayslips } from '../runs/stored.ts'
import { countryOf } from '../statutory/countries.ts'

/** Tax years in which somebody has an approved payslip, the newest first. @throws AppError not_found */
export function listYears(
  reader: Reader,
  _firm: FirmContext,
  { employeeId }: { employeeId: string },
): PayYearRow[] {
  return yearsOf(reader, getEmployee(reader, employeeId))
}

/** Those of whoever asks; none for who is no employee. */
export function listOwnYears(reader: Reader, firm: FirmContext): PayYearRow[] {
  const employee = findOwn(reader, firm)
  return employee ? yearsOf(reader, employee) : []
}

/** @throws AppError not_found, also for a year without an approved payslip */
export function getYear(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { employeeId, year }: { employeeId: string; year: number },
): PayYear {
  return yearOf(reader, getEmployee(reader, employeeId), { year, language: actor.language })
}

/** A year of whoever asks. @throws AppError not_found */
export function getOwnYear(
  reader: Reader,
  firm: Pick<FirmContext, 'actor'>,
  { year }: { year: number },
): PayYear {
  const employee = findOwn(reader, firm)
  if (!employee) throw new AppError('not_found', 'No such pay year')
  return yearOf(reader, employee, { year, language: firm.actor.language })
}

function taxYearOf({ run }: SettledPayslip) {
  const { fromDate, toDate } = countryOf(run.country).taxYearOf(run.payDate)
  return { year: Number(fromDate.slice(0, 4)), fromDate, toDate }
}

function yearsOf(reader: Reader, employee: StoredEmployee): PayYearRow[] {
  const years = settledPayslips(reader, employee.id).map(taxYearOf)
  const byYear = new Map(years.map((one) => [one.year, one]))
  return [...byYear.values()].sort((a, b) => b.year - a.year)
}

function yearOf(
  reader: Reader,
  employee: StoredEmployee,
  { year, language }: { year: number; language: Language },
): PayYear {
  const slips = settledPayslips(reader, employee.id).filter((one) => taxYearOf(one).year === year)
  const last = slips.at(-1)
  if (!last) throw new AppError('not_found', 'No such pay year')
  const { fromDate, toDate } = taxYearOf(last)
  const { run, slip } = last
  const months = slips.map((one) => ({
    payslipId: one.slip.id,
    month: one.run.month,
    payDate: one.run.payDate,
    gross: one.slip.gross,
    taxes: taxesOf(one),
    net: one.slip.net,
  }))
  const found = figuresOfYear(reader, employee.id, { fromDate })
  const opening = found
    ? {
        throughDate: found.throughDate,
        ...{ gross: found.gross, taxes: found.taxes, net: found.net },
      }
    : null
  const all = opening ? [opening, ...months] : months
  const sumOf = (name: 'gross' | 'taxes' | 'net') => all.reduce((sum, one) => sum + one[name], 0)
  const { employeeName, employeeNumber, taxNumber, socialNumber } = slip
  return {
    ...{ employeeId: employee.id, employeeName, employeeNumber, taxNumber, socialNumber },
    ...{ year, fromDate, toDate, country: run.country, currency: run.currency },
    ...{ opening, months, items: itemsOf(slips, language) },
    ...{ gross: sumOf('gross'), taxes: sumOf('taxes'), net: sumOf('net') },
    employerCost: slips.reduce((sum, one) => sum + one.slip.employerCost, 0),
  }
}

function taxesOf({ result }: SettledPayslip): number {
  return result.lines
    .filter(({ kind }) => kind === 'statutory')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Lines of all payslips, one for each kind and code; a name is the one of the last payslip. */
function itemsOf(slips: readonly SettledPayslip[], language: Language): PayYear['items'] {
  const items = new Map<string, PayYear['items'][number]>()
  for (const { run, result } of slips) {
    for (const line of result.lines) {
      const { kind, code } = line
      const key = `${kind} ${code}`
      const amount = (items.get(key)?.amount ?? 0) + line.amount
      items.set(key, { kind, code, amount, name: lineName(line, run.names, language) })
    }
  }
  return [...items.values()].filter(({ amount }) => amount !== 0)
}
