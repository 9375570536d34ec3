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
  /** Local starts beside those of the rule (RDATE of RFC 5545). */
  added?: readonly string[]
}

type Kept = { start: string; repeats: string; skipped: string; added?: string | null }

/** An event that repeats, as it is kept. */
export function seriesOf({ start, repeats, skipped, added }: Kept): Required<Series> {
  return { start, repeats, skipped: JSON.parse(skipped), added: JSON.parse(added || '[]') }
}

/** The rule of an event that has no other times than its first and those that are added. */
export const onceRule = 'FREQ=DAILY;COUNT=1'

const rulePart = /^[A-Z]+=[\w,+-]+$/
const knownParts =
  /^(FREQ|INTERVAL|COUNT|UNTIL|BYDAY|BYMONTH|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYSETPOS|BYHOUR|BYMINUTE|WKST)$/
const maxInterval = 1000
const maxCount = 5000
/** As many times a day, where a rule names hours. */
const maxTimesADay = 24
/** Of days that a rule is tried on: two hundred years. */
const maxIterations = 73_000

/** Parts of a rule by name: `{ FREQ: 'WEEKLY', BYDAY: 'MO' }`. */
export function ruleParts(repeats: string): Record<string, string> {
  return Object.fromEntries(repeats.split(';').map((part) => part.split('=', 2)))
}

/**
 * A rule in its stored form: upper case, its UNTIL on the event's own clocks, without hours and minutes
 * that are the start's. What happens every hour or more often is no event of a calendar.
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
  const parts = withoutUsualTimes(ruleParts(text), start)
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
    timesADay(parts) > maxTimesADay ||
    Object.keys(ruleParts(text)).length !== written.length
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

/** Hours and minutes of a rule say nothing where they are those of the start; a day has none (3.3.10). */
function withoutUsualTimes(
  { BYSECOND: _, ...parts }: Record<string, string>,
  start: string,
): Record<string, string> {
  const { BYHOUR, BYMINUTE, ...rest } = parts
  const [, hour, minute] = /T(\d\d):(\d\d)$/.exec(start) ?? []
  const isUsual = (list: string | undefined, own: string | undefined) =>
    list === undefined ||
    own === undefined ||
    list.split(',').every((one) => Number(one) === Number(own))
  if (isUsual(BYHOUR, hour) && isUsual(BYMINUTE, minute)) return rest
  return parts
}

function timesADay({ BYHOUR = '', BYMINUTE = '' }: Record<string, string>): number {
  return BYHOUR.split(',').length * BYMINUTE.split(',').length
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
  const { start, skipped, added = [] } = series
  const at = (local: string) => new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)
  const ruled = ruleOf(series)
    .between(at(from), at(to), true)
    .map((time) => time.toString().slice(0, start.length))
  const times = added.length === 0 ? ruled : withAdded(ruled, added, from, to)
  return times.filter((local) => !skipped.includes(local))
}

function withAdded(
  ruled: readonly string[],
  added: readonly string[],
  from: string,
  to: string,
): string[] {
  const within = added.filter((local) => {
    const size = Math.min(local.length, from.length)
    return local.slice(0, size) >= from.slice(0, size) && local.slice(0, size) <= to.slice(0, size)
  })
  return [...new Set([...ruled, ...within])].sort()
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

/** The last local start of a series that ends; undefined for one that does not. */
export function lastTime(series: Series): string | undefined {
  const last = lastOfRule(series)
  const [lastAdded] = [...(series.added ?? [])].sort().slice(-1)
  return last !== undefined && lastAdded !== undefined && lastAdded > last ? lastAdded : last
}

/** The last local start that the rule alone gives; undefined for one without an end. */
export function lastOfRule({
  start,
  repeats,
}: Pick<Series, 'start' | 'repeats'>): string | undefined {
  const { COUNT, UNTIL } = ruleParts(repeats)
  if (UNTIL !== undefined) {
    return timesOf({ start, repeats, skipped: [] }, start, expandLocal(UNTIL)).at(-1)
  }
  if (COUNT === undefined) return undefined
  return ruleOf({ start, repeats }).all().at(-1)?.toString().slice(0, start.length)
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
