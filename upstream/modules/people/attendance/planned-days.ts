import { addDays, type Day, type DayRange, daysOf } from './local-days.ts'
import type { Holiday } from './place-holidays.ts'
import { dateOfShift, type Shift } from './shifts.ts'
import {
  type Plan,
  planOn,
  type ScheduleVersion,
  splitOnTheWall,
  wallMinutes,
} from './work-schedule.ts'

/** What a person is to work: their schedule, and shifts of a rota, which go before it. */
export type PersonPlan = {
  schedule: readonly ScheduleVersion[]
  shifts: readonly Shift[]
  /** Days for which the rota alone holds: one without a shift is free. */
  rota: readonly DayRange[]
}

/**
 * Planned minutes of one local day by the clock on the wall: a night shift's are split at midnight
 * as its work is. `freed` are minutes of the schedule that a holiday frees; who has a shift on a
 * holiday is meant to work.
 */
export type PlannedDay = { date: Day; minutes: number; freed: number }

/**
 * Time that counts on a day though nobody works: leave, sick leave, time off for overtime. Unpaid
 * leave counts, too: what it costs is a matter of pay, and not of hours.
 */
export type Credit = { date: Day; kind: string; minutes: number }

/** What begins on a day: its shifts, else what the schedule says. */
export function planOfDay(plan: PersonPlan, day: Day): Plan & { isByRota: boolean } {
  const shifts = plan.shifts.filter((shift) => dateOfShift(shift) === day)
  const isByRota = shifts.length > 0 || plan.rota.some(({ from, to }) => from <= day && day <= to)
  if (!isByRota) return { ...planOn(plan.schedule, day), isByRota }
  const spans = shifts
    .flatMap(({ work }) => work)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  return { minutes: wallMinutes(spans), spans, isByRota }
}

/** Planned time of every day of a range. */
export function plannedDays(
  plan: PersonPlan,
  range: DayRange,
  holidays: readonly Holiday[],
): PlannedDay[] {
  const offOn = new Map(holidays.map(({ date, off }) => [date, off]))
  const days = new Map<Day, { date: Day; minutes: number; bySchedule: number }>(
    daysOf(range).map((date) => [date, { date, minutes: 0, bySchedule: 0 }]),
  )
  // The night before the range reaches into it.
  for (const day of daysOf({ from: addDays(range.from, -1), to: range.to })) {
    const { isByRota, ...own } = planOfDay(plan, day)
    for (const { date, minutes } of partsOf(own, day)) {
      const planned = days.get(date)
      if (!planned) continue
      planned.minutes += minutes
      if (!isByRota) planned.bySchedule += minutes
    }
  }
  return [...days.values()].map(({ date, minutes, bySchedule }) => {
    const off = offOn.get(date)
    const freed = off === undefined ? 0 : off === 'day' ? bySchedule : halfOf(bySchedule, off)
    return { date, minutes, freed }
  })
}

/**
 * Spreads time that is credited for a day over the local days on which it was planned, from its
 * beginning or from its end: leave of a night from 22 to 06 counts two hours and six.
 */
export function creditsFor(
  plan: PersonPlan,
  { date, kind, minutes }: Credit,
  from: 'beginning' | 'end',
): Credit[] {
  const parts = partsOf(planOfDay(plan, date), date)
  const credits: Credit[] = []
  let left = minutes
  for (const part of from === 'beginning' ? parts : parts.reverse()) {
    const used = Math.min(left, part.minutes)
    if (used > 0) credits.push({ date: part.date, kind, minutes: used })
    left -= used
  }
  return credits.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** Half of a day's minutes; of an odd number the first half has the greater part. */
export function halfOf(minutes: number, half: 'first-half' | 'second-half'): number {
  return half === 'first-half' ? Math.ceil(minutes / 2) : Math.floor(minutes / 2)
}

function partsOf({ minutes, spans }: Plan, date: Day): { date: Day; minutes: number }[] {
  return spans.length > 0 ? splitOnTheWall(spans) : [{ date, minutes }]
}
