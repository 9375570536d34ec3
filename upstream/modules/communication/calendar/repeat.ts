import { RRuleTemporal } from 'rrule-temporal'
import { invalidField } from '#contract/core/errors.ts'
import { instantOf, localOf, shiftLocal } from '#contract/core/zoned-time.ts'

/** An event that repeats, on its own clocks. */
export type Series = {
  /** Local time or date of the first time. */
  start: string
  /** RRULE of RFC 5545 without its name. */
  repeats: string
  /** Local starts that are left out. */
  skipped: readonly string[]
}

const rulePart = /^[A-Z]+=[\w,+-]+$/
const knownParts =
  /^(FREQ|INTERVAL|COUNT|UNTIL|BYDAY|BYMONTH|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYSETPOS|WKST)$/
const maxInterval = 1000
const maxCount = 5000
/** Of days that a rule is tried on: two hundred years. */
const maxIterations = 73_000

/** Parts of a rule by name: `{ FREQ: 'WEEKLY', BYDAY: 'MO' }`. */
export function ruleParts(repeats: string): Record<string, string> {
  return Object.fromEntries(repeats.split(';').map((part) => part.split('=', 2)))
}

/**
 * A rule in its stored form: upper case, its UNTIL on the event's own clocks. What happens more than
 * once a day is no event of a calendar.
 * @throws AppError invalid at `repeats`
 */
export function normalRule(repeats: string, start: string, timeZone: string): string {
  const text = repeats
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
  if (text === '') return ''
  const written = text.split(';')
  if (!written.every((part) => rulePart.test(part))) throw invalidField('repeats', 'invalidRule')
  const parts = ruleParts(text)
  const { FREQ = '', INTERVAL = '1', COUNT = '1', UNTIL } = parts
  const isKnown = Object.keys(parts).every((name) => knownParts.test(name))
  const isInBounds = isUpTo(INTERVAL, maxInterval) && isUpTo(COUNT, maxCount)
  const isDaily = /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(FREQ)
  const hasBothEnds = parts.COUNT !== undefined && UNTIL !== undefined
  if (
    !isKnown ||
    !isInBounds ||
    !isDaily ||
    hasBothEnds ||
    Object.keys(parts).length !== written.length
  ) {
    throw invalidField('repeats', 'invalidRule')
  }
  if (UNTIL !== undefined) parts.UNTIL = localUntil(UNTIL, start, timeZone)
  const rule = Object.entries(parts).map(([name, value]) => `${name}=${value}`)
  const normal = rule.join(';')
  try {
    ruleOf({ start, repeats: normal })
  } catch {
    throw invalidField('repeats', 'invalidRule')
  }
  return normal
}

function isUpTo(text: string, maximum: number): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= maximum
}

/** Local time in a rule's own form, `20260131T235900`; one in UTC is brought to the event's clocks. */
function localUntil(until: string, start: string, timeZone: string): string {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(until)
  if (!match) throw invalidField('repeats', 'invalidRule')
  const [, year, month, day, hour, minute, , utc] = match
  const date = `${year}-${month}-${day}`
  if (Number.isNaN(Date.parse(date))) throw invalidField('repeats', 'invalidRule')
  if (hour === undefined || start.length === 10) return `${compact(date)}T235900`
  const written = `${date}T${hour}:${minute}`
  return `${compact(utc ? localOf(`${written}:00Z`, timeZone) : written)}00`
}

/** A local time without its signs, as rules and ids of single times have it. */
export function compact(local: string): string {
  return local.replace(/[-:]/g, '')
}

/** `20261122T0900` or `20261122` as a local time again. */
export function expandLocal(text: string): string {
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
  return text.length > 8 ? `${date}T${text.slice(9, 11)}:${text.slice(11, 13)}` : date
}

/**
 * The rule on wall-clock time alone: it is worked out as if in UTC, and each time is set into the
 * zone afterwards, so that nine o'clock stays nine o'clock on both summer-time nights, and a time
 * that the night leaves out keeps its day.
 */
function ruleOf({ start, repeats }: Pick<Series, 'start' | 'repeats'>): RRuleTemporal {
  const first = `${compact(start.length === 10 ? `${start}T00:00` : start)}00Z`
  const rule = repeats.replace(/(UNTIL=\d{8}T\d{6})/, '$1Z')
  return new RRuleTemporal({ rruleString: `DTSTART:${first}\nRRULE:${rule}`, maxIterations })
}

/** Local starts of a series from one local time to another, both included. */
export function timesOf(series: Series, from: string, to: string): string[] {
  const { start, skipped } = series
  const at = (local: string) => new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)
  return ruleOf(series)
    .between(at(from), at(to), true)
    .map((time) => time.toString().slice(0, start.length))
    .filter((local) => !skipped.includes(local))
}

/** Days ahead that are looked at, in turn: a year, then as far as the next 29 February may be. */
const lookAheadDays = [400, 3000]

/** The first local start of a rule on or after `from`; undefined where the next years have none. */
export function firstTime(series: Series, from = series.start): string | undefined {
  for (const days of lookAheadDays) {
    const [first] = timesOf(series, from, shiftLocal(from, days * 1440))
    if (first !== undefined) return first
  }
  return undefined
}

/** The last local start of a rule that ends; undefined for one that does not. */
export function lastTime(series: Series): string | undefined {
  const { COUNT, UNTIL } = ruleParts(series.repeats)
  if (UNTIL !== undefined) {
    return timesOf({ ...series, skipped: [] }, series.start, expandLocal(UNTIL)).at(-1)
  }
  if (COUNT === undefined) return undefined
  const rule = ruleOf(series)
  return rule.all().at(-1)?.toString().slice(0, series.start.length)
}

/** How many times a rule gives before a local start, whether or not they are left out. */
export function countBefore(series: Series, before: string): number {
  return timesOf({ ...series, skipped: [] }, series.start, shiftLocal(before, -1)).length
}

/** A rule that ends before a local start. */
export function endBefore(repeats: string, before: string): string {
  const { COUNT: _, UNTIL: __, ...parts } = ruleParts(repeats)
  const until =
    before.length === 10
      ? `${compact(shiftLocal(before, -1440))}T235900`
      : `${compact(shiftLocal(before, -1))}00`
  return Object.entries({ ...parts, UNTIL: until })
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

/** When an event that starts at a local time or date begins, as an instant. */
export function startInstant(local: string, timeZone: string): string {
  return instantOf(local.length === 10 ? `${local}T00:00` : local, timeZone)
}
