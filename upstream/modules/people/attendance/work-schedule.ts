import { minutesBetween } from '#contract/core/zoned-time.ts'
import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from './local-days.ts'

/** Times on the wall, `HH:mm`. `to` at or before `from` is on the next day. */
export type LocalTimes = { from: string; to: string }

/** Times on the wall with their days: `YYYY-MM-DDTHH:mm`. */
export type LocalSpan = { from: string; to: string }

/** What is worked on a day: so many minutes at any time, or at set times, breaks left out. */
export type DayPlan = { minutes: number } | { times: readonly LocalTimes[] }

/** Seven days from Monday. */
export type WorkWeek = readonly DayPlan[]

/**
 * The weeks that hold from a day on, until the next version or `to`. Several take turns, from the
 * week that holds `from`.
 */
export type ScheduleVersion = { from: Day; to?: Day | null; weeks: readonly WorkWeek[] }

/** What a person is to work on a day, by the clock on the wall. */
export type Plan = { minutes: number; spans: LocalSpan[] }

const nothing: Plan = { minutes: 0, spans: [] }

/** The version of a schedule that holds on a day, in whatever order they are given. */
export function versionOn(
  schedule: readonly ScheduleVersion[],
  day: Day,
): ScheduleVersion | undefined {
  const begun = schedule.filter(({ from }) => from <= day)
  const newest = begun.reduce<ScheduleVersion | undefined>(
    (found, version) => (found && found.from > version.from ? found : version),
    undefined,
  )
  return newest?.to && newest.to < day ? undefined : newest
}

/** What is to be worked on a day. Changed weekly hours hold from their date only. */
export function planOn(schedule: readonly ScheduleVersion[], day: Day): Plan {
  const version = versionOn(schedule, day)
  if (!version || version.weeks.length === 0) return nothing
  const weeks = daysBetween(mondayOf(version.from), mondayOf(day)) / 7
  const plan = version.weeks[weeks % version.weeks.length]?.[weekdayOf(day) - 1]
  if (!plan) return nothing
  if ('minutes' in plan) return { minutes: plan.minutes, spans: [] }
  const spans = plan.times.map((times) => spanOn(day, times))
  return { minutes: wallMinutes(spans), spans }
}

/** Times of a day with their dates. */
export function spanOn(day: Day, { from, to }: LocalTimes): LocalSpan {
  return { from: `${day}T${from}`, to: `${to <= from ? addDays(day, 1) : day}T${to}` }
}

/** Minutes by the clock on the wall: 22:00 to 06:00 is eight hours on every night. */
export function wallMinutes(spans: readonly LocalSpan[]): number {
  return spans.reduce((sum, { from, to }) => sum + minutesBetween(from, to), 0)
}

/** Spans cut at midnight by the clock on the wall, with the day of each part. */
export function splitOnTheWall(spans: readonly LocalSpan[]): { date: Day; minutes: number }[] {
  return spans.flatMap(({ from, to }) => {
    const parts: { date: Day; minutes: number }[] = []
    let at = from
    while (at < to) {
      const midnight = `${addDays(at.slice(0, 10), 1)}T00:00`
      const end = midnight < to ? midnight : to
      parts.push({ date: at.slice(0, 10), minutes: minutesBetween(at, end) })
      at = end
    }
    return parts
  })
}
