import type { Presence, PunchKind, SheetDay, TimeSheet } from '#contract/people/attendance.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { contractsOf, placeOf, type StoredEmployee, weekOf } from '../employees/index.ts'
import { leaveCredits } from '../leave/views.ts'
import { addDays, type Day, lastOfMonth } from './local-days.ts'
import { localOfMinute, minuteOf } from './minute-spans.ts'
import { type MonthSheet, monthSheet } from './month-sheet.ts'
import { type OvertimeMove, overtimeOn } from './overtime-account.ts'
import { type Holiday, holidaysAt } from './place-holidays.ts'
import type { Credit, PersonPlan } from './planned-days.ts'
import { premiumsByCountry } from './premium-defaults.ts'
import type { PremiumRule } from './premiums.ts'
import { hashOfSheet } from './sheet-hash.ts'
import { findSigned, overtimeMovesOf, punchesOf, shiftsOf } from './views.ts'
import { type PairedPunches, pairPunches, usualPairing } from './work-records.ts'
import { breaksOf } from './working-time-law.ts'

/** What is needed to compute any month of one person. */
export type Worker = {
  employee: StoredEmployee
  timeZone: string
  language: string
  today: Day
  plan: PersonPlan
  paired: PairedPunches
  credits: readonly Credit[]
}

/** Months that are looked at for an overtime account; longer ago it counts as settled. */
const mostMonths = 600

/** Reads what is kept of somebody's time. */
export function loadWorker(reader: Reader, firm: FirmContext, employee: StoredEmployee): Worker {
  const { timeZone, language } = getFirmProfile(reader)
  const shifts = shiftsOf(reader, employee.id)
  return {
    employee,
    timeZone,
    language,
    today: firmDate(reader, firm),
    plan: {
      schedule: contractsOf(reader, employee).map((contract) => ({
        from: contract.startDate,
        to: contract.lastDate === '' ? null : contract.lastDate,
        weeks: [weekOf(contract).map((minutes) => ({ minutes }))],
      })),
      shifts,
      rota: [],
    },
    paired: pairPunches(
      punchesOf(reader, employee.id),
      shifts,
      usualPairing,
      firm.now.toISOString(),
    ),
    credits: leaveCredits(reader, employee),
  }
}

/** Somebody's month as the rules compute it, with premiums by the law of their place, or by others. */
export function sheetOf(
  worker: Worker,
  month: string,
  premiums: readonly PremiumRule[] = premiumsByCountry[placeOf(worker.employee).country]?.rules ??
    [],
): MonthSheet {
  const { employee, plan, paired, credits } = worker
  const { country } = placeOf(employee)
  return monthSheet({
    personId: employee.id,
    month,
    plan,
    holidays: holidaysIn(worker, month),
    records: paired.records,
    open: paired.open,
    credits,
    breaks: { ...breaksOf(country, employee.birthDate), isAutomatic: true },
    premiums,
  })
}

/** A month as pages show it, with what was signed of it. */
export function showSheet(reader: Reader, worker: Worker, month: string): TimeSheet {
  const sheet = sheetOf(worker, month)
  const signed = findSigned(reader, worker.employee.id, month)
  return {
    month,
    days: sheet.days.map((day) => ({ ...day, spans: spansOn(worker, day.date) })),
    totals: sheet.totals,
    signed: signed
      ? {
          at: signed.signedAt,
          holds: signed.hash === hashOfSheet(sheet),
          releasedBy: signed.releasedByName,
        }
      : null,
  }
}

/** Overtime at the end of yesterday, since the month of the first punch; null before there is one. */
export function overtimeOf(reader: Reader, worker: Worker): { minutes: number; since: Day } | null {
  const days = worker.paired.records.map(({ workDate }) => workDate).sort()
  const [first] = days
  if (first === undefined) return null
  const yesterday = addDays(worker.today, -1)
  const months = monthsBetween(first.slice(0, 7), yesterday.slice(0, 7)).slice(-mostMonths)
  const since = months[0] === first.slice(0, 7) ? first : `${months[0] ?? first.slice(0, 7)}-01`
  const worked: OvertimeMove[] = months.flatMap((month) =>
    sheetOf(worker, month)
      .days.filter(({ date }) => date >= since && date <= yesterday)
      .map(({ date, difference }) => ({ key: date, date, kind: 'day', minutes: difference })),
  )
  const moves: OvertimeMove[] = overtimeMovesOf(reader, worker.employee.id).map(
    ({ id, date, kind, minutes }) => ({ key: id, date, kind, minutes }),
  )
  const rules = { from: since, opening: 0, cap: null, aboveCap: 'to-pay', floor: 0 } as const
  const on = worker.today
  return { minutes: overtimeOn([...worked, ...moves], rules, on).minutes, since }
}

/** Whether somebody works now, and what they may press. */
export function presenceOf(worker: Worker, lastKind: string | undefined): Presence {
  const { present } = worker.paired
  if (present) return { state: 'in', since: present.sinceAt, next: ['break', 'out'] }
  const isOnBreak = lastKind === 'break' && worker.paired.records.at(-1)?.workDate === worker.today
  const next: PunchKind[] = isOnBreak ? ['resume', 'out'] : ['in']
  return { state: isOnBreak ? 'break' : 'out', since: null, next }
}

/** Stretches of work that began on a day, by the clock. */
function spansOn({ paired, timeZone }: Worker, date: Day): SheetDay['spans'] {
  const clock = (instant: string) => localOfMinute(minuteOf(instant), timeZone)
  return paired.records
    .flatMap(({ spans }) => spans)
    .map(({ fromAt, toAt }) => ({ from: clock(fromAt), to: clock(toAt) }))
    .filter(({ from }) => from.slice(0, 10) === date)
    .map(({ from, to }) => ({ from: from.slice(11), to: to.slice(11) }))
}

function holidaysIn({ employee, language }: Worker, month: string): Holiday[] {
  try {
    const days = { from: addDays(`${month}-01`, -1), to: lastOfMonth(month) }
    return holidaysAt(placeOf(employee), days, language)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let at = from; at <= to; at = addDays(lastOfMonth(at), 1).slice(0, 7)) months.push(at)
  return months
}
