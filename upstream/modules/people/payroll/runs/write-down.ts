import type { TimeValue } from '#contract/people/pay-components.ts'
import type { PayslipInputs } from '#contract/people/payslips.ts'
import { addDays, addMonths, earlierOf, laterOf } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import {
  contractsOf,
  type DatedContract,
  type StoredEmployee,
  weekOf,
} from '../../employees/index.ts'
import { unpaidLeaveDays, untakenLeave } from '../../leave/views.ts'
import { detailsOf } from '../facts/details.ts'
import { figuresBefore } from '../figures/opening-figures.ts'
import { payDataOn } from '../pay-data.ts'
import type { PayslipInput, Repayment, Segment } from '../payslip/payslip.ts'
import { prorate } from '../payslip/proration.ts'
import type { AnyCountry, Figures } from '../statutory/country.ts'
import { premiumRates } from '../statutory/premium-pay.ts'
import { advancesDue } from '../withheld/advances.ts'
import { ordersFor } from '../withheld/orders.ts'
import { takenFor } from '../withheld/taken.ts'
import { factsAfterLeaving, hasLeftBefore } from './after-leaving.ts'
import { noHours, paidHours } from './month-hours.ts'
import { monthsEmployed } from './months-employed.ts'
import type { PayslipProblem, SettledPayslip, StoredRun } from './stored.ts'

/** What a payslip is of: the run's month, whoever pays by which rules, and what was paid before. */
export type About = {
  firm: FirmContext
  run: Pick<StoredRun, 'month' | 'fromDate' | 'toDate' | 'payDate' | 'country' | 'currency'>
  country: AnyCountry
  /** What the person was paid by settled runs, the earliest first. */
  earlier: readonly SettledPayslip[]
}

export type Written =
  | { input: PayslipInput; isHourly: boolean; hasLeft: boolean }
  | { problem: PayslipProblem }

/** Countries whose payroll counts thirty days for every month; all others those of the calendar. */
const thirtyDays = new Set(['DE', 'AT', 'CH', 'ES'])

/**
 * Writes down everything that somebody's payslip is calculated from, as it is known now: contracts of
 * the month, facts that hold at its end, what was typed, sums of the year, rests that wait. Says what
 * is missing where something is.
 */
export function writeDown(
  reader: Reader,
  employee: StoredEmployee,
  inputs: PayslipInputs,
  { firm, run, country, earlier }: About,
): Written {
  const span = {
    fromDate: laterOf(run.fromDate, employee.startDate),
    toDate: earlierOf(run.toDate, employee.endDate || run.toDate),
  }
  const hasLeft = hasLeftBefore(employee, run)
  // Of who has left, the last contract, of which no day is paid.
  const heldFrom = hasLeft ? employee.endDate : span.fromDate
  const contracts = contractsOf(reader, employee).filter(
    ({ startDate, lastDate }) =>
      startDate <= span.toDate && (lastDate === '' || lastDate >= heldFrom),
  )
  const [first] = contracts
  if (!first) return missing('contract_missing')
  const other = contracts.find(({ currency }) => currency !== run.currency)
  if (other) return missing('contract_currency', { currency: other.currency })
  if (country.currency !== null && country.currency !== run.currency) {
    return missing('country_currency', { currency: country.currency })
  }
  const data = payDataOn(reader, employee, span.toDate)
  if (!data) return missing('facts_missing')
  const spans = contracts.map((contract) => ({
    contract,
    fromDate: laterOf(contract.startDate, span.fromDate),
    toDate: hasLeft
      ? addDays(run.fromDate, -1)
      : earlierOf(contract.lastDate || span.toDate, span.toDate),
  }))
  const leave = unpaidLeaveDays(reader, employee, { from: span.fromDate, to: span.toDate })
  const proration = prorate({
    basis: thirtyDays.has(run.country) ? 'thirtyDays' : 'calendarDays',
    period: { fromDate: run.fromDate, toDate: run.toDate },
    segments: spans,
    workingDays: [],
    unpaid: unpaidDays(inputs.unpaidDays, span, leave),
  })
  const facts = hasLeft ? factsAfterLeaving(data.facts) : data.facts
  const time = hasLeft ? undefined : paidHours(reader, firm, employee, run.month)
  const clocked = inputs.hours === '' ? time?.hours : undefined
  const hours = inputs.hours || (clocked ?? usualHours(spans, leave))
  const taxYear = country.taxYearOf(run.payDate)
  const isIn = (year: Span) => (one: SettledPayslip) =>
    year.fromDate <= one.run.payDate && one.run.payDate <= year.toDate
  const yearBefore = country.taxYearOf(addDays(taxYear.fromDate, -1))
  const isLeaving = employee.endDate !== '' && employee.endDate <= run.toDate
  const endsNow = run.fromDate <= employee.endDate && employee.endDate <= run.toDate
  const untaken = endsNow ? untakenLeave(reader, employee, employee.endDate) : '0'
  return {
    hasLeft,
    isHourly: contracts.at(-1)?.payPer === 'hour',
    input: {
      currency: run.currency,
      payDate: run.payDate,
      fromDate: run.fromDate,
      toDate: run.toDate,
      frequency: 'month',
      segments: spans.map(
        ({ contract, fromDate, toDate }, at): Segment => ({
          ...{ fromDate, toDate, payableDays: proration.payable[at] ?? '0' },
          values: valuesOf(contract, run, inputs, {
            ...(time?.values ?? noHours),
            hours,
            month: String(Number(run.month.slice(5))),
            months_employed: String(monthsEmployed(employee, run)),
            untaken_leave: untaken,
          }),
        }),
      ),
      daysOfPeriod: proration.of,
      details: detailsOf(run.country, facts, employee.place),
      yearToDate: addFigures(
        figuresBefore(reader, employee, { country: run.country, year: taxYear, on: run.payDate }),
        sumOf(earlier.filter(isIn(taxYear))),
      ),
      previousYear: addFigures(
        figuresBefore(reader, employee, {
          country: run.country,
          year: yearBefore,
          on: run.payDate,
        }),
        sumOf(earlier.filter(isIn(yearBefore))),
      ),
      isLastOfYear: isLeaving || addMonths(run.payDate, 1) > taxYear.toDate,
      garnishments: ordersFor(reader, employee.id, {
        toDate: run.toDate,
        takenOn: (code) => takenFor(reader, employee.id, { kind: 'garnishment', code }),
      }),
      repayments: [
        ...advancesDue(reader, employee.id, {
          payDate: run.payDate,
          isLeaving,
          repaidOn: (code) => takenFor(reader, employee.id, { kind: 'repayment', code }),
        }),
        ...restsOf(earlier),
      ],
      corrections: [],
      ...(time?.sheet && { sheet: { state: time.sheet, hasHours: clocked !== undefined } }),
      ...(run.currency === 'CHF' && { netStep: 5 }),
    },
  }
}

type Span = { fromDate: string; toDate: string }

function missing(code: string, params: Record<string, string> = {}): Written {
  return { problem: { code, params } }
}

function valuesOf(
  contract: DatedContract,
  { country, payDate }: Pick<About['run'], 'country' | 'payDate'>,
  { bonus, expenses, deduction }: PayslipInputs,
  more: Record<'hours' | 'month' | 'months_employed' | 'untaken_leave' | TimeValue, string>,
): Record<string, string> {
  const week = weekOf(contract)
  const monthly = contract.payPer === 'month' ? contract.pay : '0'
  const hourly = contract.payPer === 'hour' ? contract.pay : '0'
  const weeklyHours = hoursOf(week.reduce((sum, day) => sum + day, 0))
  return {
    ...more,
    ...premiumRates(country, payDate, { monthly, hourly, weeklyHours }),
    monthly_pay: monthly,
    hourly_pay: hourly,
    weekly_hours: weeklyHours,
    work_days: String(week.filter((day) => day > 0).length),
    bonus_amount: bonus,
    expenses_amount: expenses,
    deduction_amount: deduction,
  }
}

/** What the contracts say is worked in the month, holidays with it, without hours of unpaid leave. */
function usualHours(
  spans: readonly (Span & { contract: DatedContract })[],
  leave: readonly { date: string; portion: string }[],
): string {
  const lost = new Map(leave.map(({ date, portion }) => [date, Number(portion)]))
  let minutes = 0
  for (const { contract, fromDate, toDate } of spans) {
    const week = weekOf(contract)
    for (let day = fromDate; day <= toDate; day = addDays(day, 1)) {
      const planned = week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 0
      minutes += planned - Math.round(planned * (lost.get(day) ?? 0))
    }
  }
  return hoursOf(minutes)
}

function hoursOf(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100)
}

/**
 * Days without pay: those of unpaid leave, and those that were typed, put on the first days of the month
 * that somebody is there and paid.
 */
function unpaidDays(
  days: string,
  { fromDate, toDate }: Span,
  leave: readonly { date: string; portion: string }[],
): { date: string; portion: string }[] {
  const unpaid = [...leave]
  const taken = new Set(leave.map(({ date }) => date))
  let left = Math.round(Number(days) * 10)
  for (let date = fromDate; date <= toDate && left > 0; date = addDays(date, 1)) {
    if (taken.has(date)) continue
    unpaid.push({ date, portion: left >= 10 ? '1' : `0.${left}` })
    left -= 10
  }
  return unpaid
}

function addFigures(one: Figures, other: Figures): Figures {
  const sums: Record<string, number> = { ...one }
  for (const [name, amount] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + amount
  return sums
}

/** Sums by name over payslips. */
export function sumOf(payslips: readonly SettledPayslip[]): Figures {
  const sums: Record<string, number> = {}
  for (const { result } of payslips) {
    for (const figures of [result.figures, ...Object.values(result.corrected ?? {})]) {
      for (const [name, amount] of Object.entries(figures)) {
        sums[name] = (sums[name] ?? 0) + amount
      }
    }
  }
  return sums
}

/** What did not fit into the last payslip and waits for this one. */
function restsOf(earlier: readonly SettledPayslip[]): Repayment[] {
  return earlier.at(-1)?.result.rests ?? []
}
