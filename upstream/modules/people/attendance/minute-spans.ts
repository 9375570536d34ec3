import { instantOf, localOf } from '#contract/zoned-time.ts'
import { addDays, type Day } from './local-days.ts'

/**
 * Work between two instants, in whole minutes since 1970 (UTC). Seconds of a punch are dropped at
 * both ends, so that parts of a span always add up to it.
 */
export type MinuteSpan = { from: number; to: number }

/** A part of a span that lies in one local day. */
export type DayPart = MinuteSpan & { date: Day }

/** An instant's minute since 1970. */
export function minuteOf(instant: string): number {
  return Math.floor(Date.parse(instant) / 60_000)
}

/** The instant at which a minute begins. */
export function instantOfMinute(minute: number): string {
  return new Date(minute * 60_000).toISOString()
}

/** The minute in which clocks of a zone show a local time `YYYY-MM-DDTHH:mm`. */
export function minuteOfLocal(local: string, timeZone: string): number {
  return minuteOf(instantOf(local, timeZone))
}

/** What clocks of a zone show in a minute: `YYYY-MM-DDTHH:mm`. */
export function localOfMinute(minute: number, timeZone: string): string {
  return localOf(instantOfMinute(minute), timeZone)
}

/** The minute in which a local day begins; where midnight is skipped, the first there is. */
export function startOfDay(day: Day, timeZone: string): number {
  return minuteOfLocal(`${day}T00:00`, timeZone)
}

/** A span cut at each local midnight: what daily rules and premiums look at. The record stays one. */
export function splitAtMidnights(span: MinuteSpan, timeZone: string): DayPart[] {
  const parts: DayPart[] = []
  let from = span.from
  let date = localOfMinute(from, timeZone).slice(0, 10)
  while (from < span.to) {
    const next = addDays(date, 1)
    const to = Math.min(span.to, startOfDay(next, timeZone))
    if (to > from) parts.push({ date, from, to })
    from = Math.max(from, to)
    date = next
  }
  return parts
}

/** Minutes of all spans together. */
export function totalOf(spans: readonly MinuteSpan[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** What lies between spans that are in order. */
export function gapsOf(spans: readonly MinuteSpan[]): MinuteSpan[] {
  return spans.flatMap((span, at) => {
    const before = spans[at - 1]
    return before && before.to < span.from ? [{ from: before.to, to: span.from }] : []
  })
}

/** What two spans share, or undefined. */
export function sharedBy(a: MinuteSpan, b: MinuteSpan): MinuteSpan | undefined {
  const from = Math.max(a.from, b.from)
  const to = Math.min(a.to, b.to)
  return from < to ? { from, to } : undefined
}
