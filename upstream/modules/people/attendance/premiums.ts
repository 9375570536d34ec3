import { compare, type Decimal, parseDecimal } from '#contract/core/decimal.ts'
import { addDays, type Day, weekdayOf } from './local-days.ts'
import {
  isPlain,
  localOfMinute,
  type MinuteSpan,
  minuteOfLocal,
  spanOfDay,
  splitAtMidnights,
} from './minute-spans.ts'
import type { Holiday } from './place-holidays.ts'
import type { LocalTimes } from './work-schedule.ts'

/** Days on which a premium is due: local days, whenever the shift began. */
export type PremiumDays =
  | { kind: 'any' }
  | { kind: 'weekdays'; weekdays: readonly number[] }
  | { kind: 'holidays' }
  /** The day after a holiday, or after such weekdays: German law counts its first four hours. */
  | { kind: 'after-holidays' }
  | { kind: 'after-weekdays'; weekdays: readonly number[] }
  /** Days of every year, `MM-DD`. */
  | { kind: 'dates'; dates: readonly string[] }

/**
 * A premium for work at some time. `window` is a time on the wall, across midnight where it ends
 * before it begins; none is the whole day. Of one group the highest is due; groups add up.
 */
export type PremiumRule = {
  code: string
  /** Decimal text: `25` for a quarter more. */
  percent: string
  group: string
  days: PremiumDays
  window?: LocalTimes
  /** Only for work that began the day before. */
  begunTheDayBefore?: boolean
}

export type PremiumMinutes = { date: Day; code: string; percent: string; minutes: number }

/**
 * Minutes of each premium on each local day, for the work of one shift. They are minutes that
 * passed: a window from 22 to 06 holds seven hours or nine on the nights when clocks change. Half
 * holidays count from noon, or until then.
 */
export function premiumMinutes(
  work: readonly MinuteSpan[],
  rules: readonly PremiumRule[],
  holidays: readonly Holiday[],
  timeZone: string,
): PremiumMinutes[] {
  const [first] = work
  if (!first || rules.length === 0) return []
  const begunOn = localOfMinute(first.from, timeZone).slice(0, 10)
  const offOn = new Map(holidays.map((holiday) => [holiday.date, holiday]))
  const found = new Map<string, PremiumMinutes>()
  for (const { date, from, to } of work.flatMap((span) => splitAtMidnights(span, timeZone))) {
    const edges = [from, ...edgesWithin({ from, to }, date, rules, timeZone), to]
    for (const [at, start] of edges.entries()) {
      const end = edges[at + 1]
      if (end === undefined || end <= start) continue
      const time = localOfMinute(start, timeZone).slice(11)
      const due = rules.filter(
        (rule) =>
          isInTimes(time, rule.window) &&
          !(rule.begunTheDayBefore && begunOn >= date) &&
          isOnDays(rule.days, date, time, offOn),
      )
      for (const rule of highestOfGroups(due)) {
        const key = `${date} ${rule.code}`
        const sum = found.get(key) ?? { date, code: rule.code, percent: rule.percent, minutes: 0 }
        found.set(key, { ...sum, minutes: sum.minutes + end - start })
      }
    }
  }
  return [...found.values()]
}

/** Where windows begin and end inside a part of one day, in order. */
function edgesWithin(
  { from, to }: MinuteSpan,
  date: Day,
  rules: readonly PremiumRule[],
  timeZone: string,
): number[] {
  const times = new Set(
    ['12:00', ...rules.flatMap(({ window }) => (window ? [window.from, window.to] : []))].map(
      (time) => minuteOfLocal(`${date}T${time}`, timeZone),
    ),
  )
  const day = spanOfDay(date, timeZone)
  if (!isPlain(day)) {
    // Clocks change: a time on the wall may come twice, so every quarter of an hour is looked at.
    for (let at = day.from; at < day.to; at += 15) times.add(at)
    for (const at of [...times]) for (const again of [30, 60]) times.add(at + again)
  }
  return [...times].filter((at) => at > from && at < to).sort((a, b) => a - b)
}

function isInTimes(time: string, window: LocalTimes | undefined): boolean {
  if (!window || window.from === window.to) return true
  if (window.from < window.to) return time >= window.from && time < window.to
  return time >= window.from || time < window.to
}

function isOnDays(
  days: PremiumDays,
  date: Day,
  time: string,
  holidays: ReadonlyMap<Day, Holiday>,
): boolean {
  switch (days.kind) {
    case 'any':
      return true
    case 'weekdays':
      return days.weekdays.includes(weekdayOf(date))
    case 'after-weekdays':
      return days.weekdays.includes(weekdayOf(addDays(date, -1)))
    case 'dates':
      return days.dates.includes(date.slice(5))
    case 'after-holidays':
      return holidays.get(addDays(date, -1))?.off === 'day'
    case 'holidays': {
      const off = holidays.get(date)?.off
      if (off === 'first-half') return time < '12:00'
      return off === 'day' || (off === 'second-half' && time >= '12:00')
    }
  }
}

function highestOfGroups(rules: readonly PremiumRule[]): PremiumRule[] {
  const byGroup = new Map<string, PremiumRule>()
  for (const rule of rules) {
    const best = byGroup.get(rule.group)
    if (!best || compare(percentOf(rule), percentOf(best)) > 0) byGroup.set(rule.group, rule)
  }
  return [...byGroup.values()]
}

function percentOf({ code, percent }: PremiumRule): Decimal {
  const value = parseDecimal(percent, { maxScale: 4 })
  if (!value) throw new RangeError(`premium ${code} has no percentage`)
  return value
}
