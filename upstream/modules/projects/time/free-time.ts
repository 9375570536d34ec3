import { instantOf } from '#contract/core/zoned-time.ts'
import { dayInterval } from './days.ts'
import {
  type Interval,
  instantAt,
  millisecondsOf,
  secondsBetween,
  type TimeEntry,
} from './entries.ts'
import { gapsIn } from './gaps.ts'

/**
 * What is free of a day beside a person's entries, to the second, in the order in which it is used:
 * what follows an instant first, then from the usual begin on, then before it. What runs takes the
 * rest of the day.
 */
export function freeTime(
  of: { date: string; dayStart: string; timeZone: string; after: string | null },
  entries: readonly TimeEntry[],
): Interval[] {
  const day = dayInterval(of.date, of.timeZone)
  const [from, to] = [millisecondsOf(day.from), millisecondsOf(day.to)]
  const begin = millisecondsOf(instantOf(`${of.date}T${of.dayStart}`, of.timeZone))
  const spans = entries
    .map(({ startedAt, endedAt }) => ({
      from: millisecondsOf(startedAt),
      to: endedAt === null ? to : millisecondsOf(endedAt),
    }))
    .sort((a, b) => a.from - b.from)
  const gaps = [...gapsIn(spans, begin, to), ...gapsIn(spans, from, begin)]
  const isNext = (gap: Interval) => isSame(gap.from, of.after)
  return [...gaps.filter(isNext), ...gaps.filter((gap) => !isNext(gap))]
}

/** Whether two texts are the same instant. */
export function isSame(one: string, other: string | null): boolean {
  return other !== null && millisecondsOf(one) === millisecondsOf(other)
}

/** So many seconds of free time, from the first on; undefined where there is not as much. */
export function piecesOf(seconds: number, free: readonly Interval[]): Interval[] | undefined {
  const pieces: Interval[] = []
  let left = seconds
  for (const { from, to } of free) {
    const taken = Math.min(left, secondsBetween(from, to))
    if (taken === 0) continue
    pieces.push({ from, to: instantAt(millisecondsOf(from) + taken * 1000) })
    left -= taken
  }
  return left === 0 ? pieces : undefined
}
