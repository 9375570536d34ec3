import type { FirmContext, Reader } from '../../../firm/store.ts'
import { placeOf, type StoredEmployee } from '../employees/index.ts'
import { unpaidLeaveDays } from '../leave/views.ts'
import { addDays, type Day, lastOfMonth } from './local-days.ts'
import type { MonthSheet, SheetDay } from './month-sheet.ts'
import { loadWorker, sheetOf } from './person-time.ts'
import { premiumsByCountry } from './premium-defaults.ts'
import type { PremiumRule } from './premiums.ts'
import { hashOfSheet } from './sheet-hash.ts'
import { findSigned, overtimeMovesOf } from './views.ts'
import { overtimeByWeek, overtimeTiers } from './weekly-overtime.ts'
import { workingTimeLawOf } from './working-time-law.ts'

/** Where no law says when work is night work. */
const plainNight = { from: '22:00', to: '06:00' }

/**
 * Hours of a month that pay is made of, in minutes, as the sheet is worked out now; undefined of who
 * keeps no time here. Those of a month that nobody has signed or released are nothing yet. A correction
 * of the clock holds at once, as on the sheet. Overtime of a week is of the month that its Sunday is in.
 */
export function payHours(
  reader: Reader,
  firm: FirmContext,
  employee: StoredEmployee,
  month: string,
) {
  const range = { from: `${month}-01`, to: lastOfMonth(month) }
  const paidOut = paidOutIn(reader, employee.id, month)
  if (!hasClocked(reader, employee.id, range.to) && paidOut === 0) return undefined
  const signed = findSigned(reader, employee.id, month)
  const none = { worked: 0, credited: 0, premiums: {}, weekOvertime: 0, weekPremium: 0 }
  if (!signed) return { state: 'unsigned' as const, paidOut, ...none }
  const worker = loadWorker(reader, firm, employee)
  const isSame = signed.hash === hashOfSheet(sheetOf(worker, month))
  const rules = payRules(placeOf(employee).country)
  const sheet = sheetOf(worker, month, rules)
  const before = sheetOf(worker, addDays(range.from, -1).slice(0, 7), rules)
  const unpaid = new Map(
    unpaidLeaveDays(reader, employee, range).map(({ date, portion }) => [date, Number(portion)]),
  )
  return {
    state: isSame ? ('signed' as const) : ('changed' as const),
    paidOut,
    worked: sheet.totals.worked,
    credited: sheet.days.reduce((sum, day) => sum + paidCredit(day, unpaid), 0),
    premiums: Object.fromEntries(
      Object.entries(Object.groupBy(sheet.totals.premiums, ({ code }) => code)).map(
        ([code, parts]) => [code, (parts ?? []).reduce((sum, { minutes }) => sum + minutes, 0)],
      ),
    ),
    ...weekOvertimeIn(month, [before, sheet], placeOf(employee).country),
  }
}

/** Rules of the country's law; what it names no premium for is counted, too, for agreements that pay one. */
export function payRules(country: string): PremiumRule[] {
  const law = premiumsByCountry[country]?.rules ?? []
  const night = workingTimeLawOf(country)?.night ?? plainNight
  // Of two of one group with nothing due, the first is counted: a holiday on a Sunday is a holiday.
  const usual: PremiumRule[] = [
    { code: 'night', percent: '0', group: 'night', days: { kind: 'any' }, window: night },
    { code: 'holiday', percent: '0', group: 'day', days: { kind: 'holidays' } },
    { code: 'sunday', percent: '0', group: 'day', days: { kind: 'weekdays', weekdays: [7] } },
  ]
  const named = new Set(law.map(({ code }) => code))
  return [...law, ...usual.filter(({ code }) => !named.has(code))]
}

function paidCredit(
  { date, planned, credits }: SheetDay,
  unpaid: ReadonlyMap<Day, number>,
): number {
  const credited = credits.reduce((sum, { minutes }) => sum + minutes, 0)
  return Math.max(0, credited - Math.round(planned * (unpaid.get(date) ?? 0)))
}

function weekOvertimeIn(month: string, sheets: readonly MonthSheet[], country: string) {
  const days = sheets.flatMap((sheet) => sheet.days)
  const worked = days.map(({ date, worked: minutes }) => ({ date, minutes }))
  const tiers = overtimeByWeek(worked, overtimeTiers[country]?.tiers ?? [])
    .filter(({ monday }) => addDays(monday, 6).slice(0, 7) === month)
    .flatMap((week) => week.tiers)
  return {
    weekOvertime: tiers.reduce((sum, { minutes }) => sum + minutes, 0),
    weekPremium:
      tiers.reduce((sum, { percent, minutes }) => sum + minutes * Number(percent), 0) / 100,
  }
}

/** Minutes that HR had paid out of the overtime account; above zero. */
function paidOutIn(reader: Reader, employeeId: string, month: string): number {
  return overtimeMovesOf(reader, employeeId)
    .filter(({ kind, date }) => kind === 'paid-out' && date.slice(0, 7) === month)
    .reduce((sum, { minutes }) => sum - minutes, 0)
}

/** Whether the clock was used by then, or times were put right that it did not know. */
function hasClocked({ sql }: Reader, employeeId: string, until: Day): boolean {
  const [first] = sql
    .exec(
      `select 1 from time_punches where employee_id = ?1 and at < ?2
       union all
       select 1 from time_corrections where employee_id = ?1 and date < ?2 and state = 'approved'
       limit 1`,
      employeeId,
      addDays(until, 1),
    )
    .toArray()
  return first !== undefined
}
