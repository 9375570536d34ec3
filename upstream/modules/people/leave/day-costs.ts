import {
  addDays,
  type Day,
  type DayOff,
  daysOf,
  type Holiday,
  type PersonPlan,
  planOfDay,
  weekdayOf,
} from '../attendance/index.ts'
import { formatAmount, parseAmount } from './amounts.ts'
import { halvesOfPortion, minutesOfPortion, type Portion } from './portions.ts'

/** One day that is asked for, and how much of it. */
export type LeaveDay = { date: Day; portion: Portion }

/**
 * What a day of leave costs, as the law of a type counts it.
 * - `planned-days`: each day on which the person was to work; one of few minutes may cost a half.
 * - `planned-minutes`: the minutes the person was to work.
 * - `weekdays`: such days whether they were to work or not (Werktage, jours ouvrables). With
 *   `untilReturn` they count from the first day the person was to work to the eve of their return,
 *   which is the law in France, part-timers included.
 * - `calendar-days`: every day (días naturales).
 */
export type Counting = {
  by: 'planned-days' | 'planned-minutes' | 'weekdays' | 'calendar-days'
  weekdays: readonly number[]
  untilReturn: boolean
  holidays: 'free' | 'counted'
  /** Planned days of no more minutes cost a half; null where each costs one. */
  halfDayUpTo: number | null
}

/**
 * What one day of leave takes: `amount` from the balance, in the type's unit; `minutes` of planned
 * work, which are credited or, unpaid, missing.
 */
export type DayCost = LeaveDay & { amount: string; minutes: number }

const half = parseAmount('0.5')

/** Who is to work on none of so many days after their leave does not return. */
const longestBreak = 31

/**
 * What each day of a request costs by the person's plan of that day and the holidays of their place.
 * Days are in order. Days that cost nothing and on which nothing was to be worked are left out; with
 * `untilReturn`, days after the request that count are added.
 */
export function dayCosts(
  days: readonly LeaveDay[],
  counting: Counting,
  plan: PersonPlan,
  holidays: readonly Holiday[],
): DayCost[] {
  const offOn = new Map(holidays.map(({ date, off }) => [date, off]))
  const asked = counting.untilReturn ? untilReturn(days, plan, offOn) : days
  return asked
    .map((day) => costOf(day, counting, plan, offOn.get(day.date)))
    .filter(({ amount, minutes }) => amount !== '0' || minutes > 0)
}

/** The days of a range, each whole but for the first and the last. */
export function leaveDays(from: Day, to: Day, first: Portion, last: Portion): LeaveDay[] {
  return daysOf({ from, to }).map((date) => {
    if (date === from) return { date, portion: first }
    return { date, portion: date === to ? last : 'whole' }
  })
}

function costOf(
  { date, portion }: LeaveDay,
  counting: Counting,
  plan: PersonPlan,
  off: DayOff | undefined,
): DayCost {
  const planned = planOfDay(plan, date)
  // Who has a shift on a holiday is meant to work.
  const freed = planned.isByRota ? undefined : off
  const minutes = minutesOfPortion(planned, portion, freed)
  const isByPlan = counting.by === 'planned-days' || counting.by === 'planned-minutes'
  const uncounted = counting.holidays === 'counted' ? undefined : isByPlan ? freed : off
  if (counting.by === 'planned-minutes') {
    return { date, portion, amount: String(minutesOfPortion(planned, portion, uncounted)), minutes }
  }
  const isCounted =
    counting.by === 'calendar-days' ||
    (counting.by === 'weekdays' ? counting.weekdays.includes(weekdayOf(date)) : planned.minutes > 0)
  if (!isCounted) return { date, portion, amount: '0', minutes }
  const isShort =
    counting.by === 'planned-days' &&
    counting.halfDayUpTo !== null &&
    planned.minutes <= counting.halfDayUpTo
  const amount = BigInt(halvesOfPortion(portion, uncounted)) * half
  return { date, portion, amount: formatAmount(isShort ? amount / 2n : amount), minutes }
}

/** From the first day on which the person was to work to the eve of the next after the request. */
function untilReturn(
  days: readonly LeaveDay[],
  plan: PersonPlan,
  offOn: ReadonlyMap<Day, DayOff>,
): LeaveDay[] {
  const isWorked = (date: Day) => planOfDay(plan, date).minutes > 0 && offOn.get(date) !== 'day'
  const first = days.findIndex(({ date }) => isWorked(date))
  const last = days.at(-1)
  if (first < 0 || !last) return []
  const counted = days.slice(first)
  if (last.portion !== 'whole') return counted
  const more: LeaveDay[] = []
  for (let at = 1; at <= longestBreak; at++) {
    const date = addDays(last.date, at)
    if (isWorked(date)) return [...counted, ...more]
    more.push({ date, portion: 'whole' })
  }
  return counted
}
