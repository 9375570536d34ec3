import { minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import { type Day, type DayOff, halfOf, type LocalTimes, type Plan } from '../attendance/index.ts'

/**
 * How much of a day: all of it, a half of what was to be worked, or times on the wall (`HH:mm`) for
 * types in hours. Times of a night shift before its beginning are those of the next morning.
 */
export type Portion = 'whole' | 'first-half' | 'second-half' | LocalTimes

/** Minutes from the beginning of the day of the plan. */
type Span = { from: number; to: number }

/** Minutes of a plan that a portion covers, less what a holiday frees of it. */
export function minutesOfPortion(plan: Plan, portion: Portion, off: DayOff | undefined): number {
  if (off === 'day') return 0
  if (typeof portion === 'object') return minutesOfTimes(plan, portion, off)
  const free = off === undefined ? 0 : halfOf(plan.minutes, off)
  if (portion === 'whole') return plan.minutes - free
  return off === portion ? 0 : halfOf(plan.minutes, portion)
}

/** Halves of a day that a portion covers, less those a holiday frees. Throws RangeError for times. */
export function halvesOfPortion(portion: Portion, off: DayOff | undefined): number {
  if (typeof portion === 'object') throw new RangeError('times are for leave in hours')
  if (off === 'day' || off === portion) return 0
  return portion === 'whole' && off === undefined ? 2 : 1
}

/**
 * Whether two portions of one day overlap. Where a plan has no times, a half and some times, or two
 * times, overlap if they are more than the day together.
 */
export function doPortionsOverlap(a: Portion, b: Portion, plan: Plan): boolean {
  if (a === 'whole' || b === 'whole') return true
  if (typeof a === 'string' && typeof b === 'string') return a === b
  if (typeof a === 'object' && typeof b === 'object') {
    return sharedMinutes(spanOfTimes(plan, a), spanOfTimes(plan, b)) > 0
  }
  const [half, times] = typeof a === 'string' ? [a, b] : [b, a]
  if (typeof half !== 'string' || typeof times !== 'object') return true
  if (plan.spans.length > 0) {
    const asked = spanOfTimes(plan, times)
    return spansOfHalf(plan, half).some((span) => sharedMinutes(span, asked) > 0)
  }
  return halfOf(plan.minutes, half) + lengthOf(spanOfTimes(plan, times)) > plan.minutes
}

/** When somebody is away who takes a half or some hours of a day: local times with their dates. */
export function localTimesOfHalf(
  date: Day,
  portion: 'first-half' | 'second-half' | LocalTimes,
  plan: Plan,
): { fromLocal: string; toLocal: string } {
  const midnight = `${date}T00:00`
  const at = (minutes: number) => shiftLocal(midnight, minutes)
  if (typeof portion === 'object') {
    const { from, to } = spanOfTimes(plan, portion)
    return { fromLocal: at(from), toLocal: at(to) }
  }
  const spans = spansOfHalf(plan, portion)
  const [first, last] = [spans[0], spans.at(-1)]
  if (first && last) return { fromLocal: at(first.from), toLocal: at(last.to) }
  return portion === 'first-half'
    ? { fromLocal: midnight, toLocal: at(720) }
    : { fromLocal: at(720), toLocal: at(1440) }
}

function minutesOfTimes(plan: Plan, times: LocalTimes, off: DayOff | undefined): number {
  const asked = spanOfTimes(plan, times)
  if (plan.spans.length === 0) {
    const free = off === undefined || off === 'day' ? 0 : halfOf(plan.minutes, off)
    return Math.min(lengthOf(asked), plan.minutes - free)
  }
  const kept = off === 'first-half' ? 'second-half' : 'first-half'
  const spans = off === undefined ? spansOf(plan) : spansOfHalf(plan, kept)
  return spans.reduce((sum, span) => sum + sharedMinutes(span, asked), 0)
}

/** The spans of a plan up to the middle of its work, or from there. */
function spansOfHalf(plan: Plan, half: 'first-half' | 'second-half'): Span[] {
  const first = halfOf(plan.minutes, 'first-half')
  let worked = 0
  return spansOf(plan).flatMap(({ from, to }) => {
    const middle = Math.min(to, from + Math.max(0, first - worked))
    worked += to - from
    const span = half === 'first-half' ? { from, to: middle } : { from: middle, to }
    return span.from < span.to ? [span] : []
  })
}

function spansOf(plan: Plan): Span[] {
  const midnight = midnightOf(plan)
  return plan.spans.map(({ from, to }) => ({
    from: minutesBetween(midnight, from),
    to: minutesBetween(midnight, to),
  }))
}

function spanOfTimes(plan: Plan, times: LocalTimes): Span {
  const begin = spansOf(plan)[0]?.from ?? 0
  const from = minuteOfClock(times.from)
  const to = minuteOfClock(times.to)
  const night = plan.spans.length > 0 && to <= begin ? 1440 : 0
  return { from: from + night, to: (to <= from ? to + 1440 : to) + night }
}

function midnightOf(plan: Plan): string {
  return `${plan.spans[0]?.from.slice(0, 10) ?? '2000-01-01'}T00:00`
}

function minuteOfClock(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function sharedMinutes(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))
}

function lengthOf({ from, to }: Span): number {
  return to - from
}
