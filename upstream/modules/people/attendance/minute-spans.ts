import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import { addDays, type Day } from './local-days.ts'

/**
 * Work between two instants, in whole minutes since 1970 (UTC). Seconds of a punch are dropped at
 * both ends, so that parts of a span always add up to it.
 */
export type MinuteSpan = { from: number; to: number }

/** A part of a span that lies in one local day. */
export type DayPart = MinuteSpan & { date: Day }

/** Asking `Intl` takes most of the time of a month; days are few and never change. */
const spansOfDays = new Map<string, MinuteSpan>()
const mostDays = 5_000

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
  const day = spanOfDay(local.slice(0, 10), timeZone)
  const time = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  return isPlain(day) ? day.from + time : minuteOf(instantOf(local, timeZone))
}

/** What clocks of a zone show in a minute: `YYYY-MM-DDTHH:mm`. */
export function localOfMinute(minute: number, timeZone: string): string {
  const utc = instantOfMinute(minute).slice(0, 10)
  for (const date of [utc, addDays(utc, 1), addDays(utc, -1)]) {
    const day = spanOfDay(date, timeZone)
    if (isPlain(day) && minute >= day.from && minute < day.to) {
      const time = new Date((minute - day.from) * 60_000).toISOString().slice(11, 16)
      return `${date}T${time}`
    }
  }
  return localOf(instantOfMinute(minute), timeZone)
}

/** The minute in which a local day begins; where midnight is skipped, the first there is. */
export function startOfDay(day: Day, timeZone: string): number {
  return spanOfDay(day, timeZone).from
}

/** A local day from its first minute to the next day's. */
export function spanOfDay(day: Day, timeZone: string): MinuteSpan {
  const key = `${day} ${timeZone}`
  const known = spansOfDays.get(key)
  if (known) return known
  const from = minuteOf(instantOf(`${day}T00:00`, timeZone))
  const to = minuteOf(instantOf(`${addDays(day, 1)}T00:00`, timeZone))
  if (spansOfDays.size >= mostDays) spansOfDays.clear()
  spansOfDays.set(key, { from, to })
  return { from, to }
}

/** Whether clocks do not change on a day: then they show what has passed of it. */
export function isPlain({ from, to }: MinuteSpan): boolean {
  return to - from === 24 * 60
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
