import { localOf } from '#contract/core/zoned-time.ts'

/** An open time of a day of the week: `day` 1 is Monday (ISO 8601), times are on the wall, `to` up to 24:00. */
export type OpenHours = { day: '1' | '2' | '3' | '4' | '5' | '6' | '7'; from: string; to: string }

/** When somebody works: several times a day, not on closed days (holidays, of the firm's own too). */
export type WorkCalendar = {
  timeZone: string
  hours: readonly OpenHours[]
  /** `YYYY-MM-DD` in the calendar's zone. */
  closedDates: readonly string[]
}

/** From an instant up to, but not including, another; milliseconds since 1970. */
export type Span = { from: number; to: number }

const minuteMs = 60_000
const dayMs = 86_400_000

/** A calendar that opens no more is not searched for ever. */
const furthestMs = 800 * dayMs
const searchStepMs = 21 * dayMs

/**
 * The open times between two instants, in order, none touching another. Open is when the clock on the
 * wall says so: on the night clocks go back an hour between two and three counts twice, on the night they
 * go forward it does not exist.
 */
export function openSpans(calendar: WorkCalendar, { from, to }: Span): Span[] {
  const closed = new Set(calendar.closedDates)
  const spans = sameOffset(calendar.timeZone, { from, to }).flatMap(({ offset, ...part }) => {
    const local = { from: part.from + offset, to: part.to + offset }
    const found: Span[] = []
    for (let day = floorTo(local.from, dayMs); day < local.to; day += dayMs) {
      const date = new Date(day).toISOString().slice(0, 10)
      if (closed.has(date)) continue
      for (const hours of hoursOn(calendar, date)) {
        const open = { from: day + clockMs(hours.from), to: day + clockMs(hours.to) }
        const common = { from: Math.max(open.from, local.from), to: Math.min(open.to, local.to) }
        if (common.from < common.to) found.push(shifted(common, -offset))
      }
    }
    return found
  })
  return united(spans)
}

/**
 * The instant at which so much open time has passed since another one; null where a calendar does not
 * open for two years.
 */
export function addOpenTime(calendar: WorkCalendar, from: number, duration: number): number | null {
  if (duration <= 0) return from
  let rest = duration
  for (let at = from; at < from + furthestMs; at += searchStepMs) {
    for (const span of openSpans(calendar, { from: at, to: at + searchStepMs })) {
      if (span.to - span.from >= rest) return span.from + rest
      rest -= span.to - span.from
    }
  }
  return null
}

/** How long some times are together. */
export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** Times without those of others; both in order, neither touching within itself. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const rest: Span[] = []
    let from = span.from
    for (const other of others) {
      if (other.to <= from || other.from >= span.to) continue
      if (other.from > from) rest.push({ from, to: other.from })
      from = Math.max(from, other.to)
    }
    if (from < span.to) rest.push({ from, to: span.to })
    return rest
  })
}

/** Whether somebody works on a day at all. */
export function isWorkingDay(calendar: WorkCalendar, date: string): boolean {
  return !calendar.closedDates.includes(date) && hoursOn(calendar, date).length > 0
}

/** The first working day so many after a day: one after Friday is Monday. Null as for `addOpenTime`. */
export function addWorkingDays(calendar: WorkCalendar, date: string, count: number): string | null {
  let rest = count
  const start = Date.parse(`${date}T00:00:00Z`)
  for (let day = start + dayMs; day <= start + furthestMs; day += dayMs) {
    const next = new Date(day).toISOString().slice(0, 10)
    if (isWorkingDay(calendar, next)) rest -= 1
    if (rest <= 0) return next
  }
  return null
}

function hoursOn({ hours }: WorkCalendar, date: string): OpenHours[] {
  const weekday = String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7)
  return hours.filter(({ day }) => day === weekday)
}

/** Parts of a time in which clocks are equally far ahead of UTC, in milliseconds. */
function sameOffset(timeZone: string, { from, to }: Span): (Span & { offset: number })[] {
  const parts: (Span & { offset: number })[] = []
  let [start, offset] = [from, offsetAt(from, timeZone)]
  for (let at = from; at < to; ) {
    const next = Math.min(at + dayMs, to)
    const after = offsetAt(next, timeZone)
    if (after !== offset) {
      const change = changeBetween(at, next, timeZone)
      parts.push({ from: start, to: change, offset })
      start = change
      offset = after
    }
    at = next
  }
  parts.push({ from: start, to, offset })
  return parts.filter((part) => part.from < part.to)
}

/** The first minute of the later offset; zones change at whole minutes. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone)
  let [low, high] = [floorTo(from, minuteMs), Math.ceil(to / minuteMs) * minuteMs]
  while (high - low > minuteMs) {
    const middle = floorTo((low + high) / 2, minuteMs)
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

function offsetAt(at: number, timeZone: string): number {
  const minute = floorTo(at, minuteMs)
  return Date.parse(`${localOf(new Date(minute).toISOString(), timeZone)}Z`) - minute
}

function united(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}

function shifted({ from, to }: Span, by: number): Span {
  return { from: from + by, to: to + by }
}

function clockMs(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 * minuteMs + Number(clock.slice(3, 5)) * minuteMs
}

function floorTo(value: number, unit: number): number {
  return Math.floor(value / unit) * unit
}
