import { RRuleTemporal } from 'rrule-temporal'
import { addMonths, laterOf } from '#contract/core/days.ts'
import { minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'

/** A task that comes again. Local times are `YYYY-MM-DDTHH:mm`, or `YYYY-MM-DD` for a whole day. */
export type RepeatSeries = {
  /** RRULE of RFC 5545 without its name, at most daily; see `repeatRule`. */
  rule: string
  /** Counted from the dates of the rule, or from the day on which the last one was completed. */
  countsFrom: 'due' | 'completion'
  /** When the first one was due: the rule counts from here. */
  firstDue: string
}

/** One task of a series. Series and number together are unique, so that two people make one. */
export type RepeatInstance = {
  /** 1 for the first. */
  number: number
  /** When the rule had it due. */
  slot: string
  /** As people have moved it. */
  start: string | null
  due: string
}

const minutesPerDay = 1440
/** How many days ahead a rule is tried, in turn: a year, some years, and as far as the rarest go. */
const lookAheadDays = [400, 3_000, 40_000]
const maxIterations = 73_000

/**
 * The task that follows one that was completed, or undefined where the rule has come to its end. What
 * was completed late leaves out what should have been in between: the next one is due after the
 * moment of completion, on a day after it where tasks are due by days. Start and due keep their
 * distance.
 * @param completedAt local time
 * @throws RangeError 'rule_malformed'
 */
export function nextInstance(
  series: RepeatSeries,
  done: RepeatInstance,
  completedAt: string,
): RepeatInstance | undefined {
  const slot =
    series.countsFrom === 'due'
      ? nextSlot(series, laterOf(done.slot, completedAt.slice(0, done.slot.length)))
      : slotAfterCompletion(series, done, completedAt)
  if (slot === undefined) return undefined
  const moved = minutesBetween(done.due, slot)
  return {
    number: done.number + 1,
    slot,
    start: done.start === null ? null : shiftLocal(done.start, moved),
    due: slot,
  }
}

/**
 * A rule as it is kept. By RFC 5545 what is due each month on a 31st leaves out the shorter months,
 * and on 29 February three years of four; people mean the last day of those. It is written so that
 * other programs read it the same way.
 */
export function repeatRule(rule: string, firstDue: string): string {
  const parts = partsOf(rule)
  const day = Number(firstDue.slice(8, 10))
  const saysWhen = [...parts.keys()].some((name) => name.startsWith('BY'))
  if (saysWhen || day <= 28) return rule
  const days = Array.from({ length: day - 27 }, (_, at) => 28 + at).join(',')
  if (parts.get('FREQ') === 'MONTHLY') return `${rule};BYMONTHDAY=${days};BYSETPOS=-1`
  if (parts.get('FREQ') !== 'YEARLY' || firstDue.slice(5, 10) !== '02-29') return rule
  return `${rule};BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1`
}

/** The first time of a rule after a local time of the same form. */
function nextSlot({ rule, firstDue }: RepeatSeries, after: string): string | undefined {
  const found = openRule(rule, firstDue)
  for (const days of lookAheadDays) {
    const until = shiftLocal(after, days * minutesPerDay)
    const times = found.between(dateOf(after), dateOf(until), true)
    const texts = times.map((time) => time.toString().slice(0, firstDue.length))
    const first = texts.find((text) => text > after)
    if (first !== undefined) return first
  }
  return undefined
}

/**
 * So long after the day of completion, at the time of the day that the task has. A rule that names
 * days has its next one after it. COUNT is of tasks, for nothing is counted that was never made.
 */
function slotAfterCompletion(
  { rule, firstDue }: RepeatSeries,
  done: RepeatInstance,
  completedAt: string,
): string | undefined {
  const parts = partsOf(rule)
  const { FREQ = '', INTERVAL = '1', COUNT, UNTIL, ...saysWhen } = Object.fromEntries(parts)
  if (COUNT !== undefined && done.number >= Number(COUNT)) return undefined
  const completed = `${completedAt.slice(0, 10)}${firstDue.slice(10)}`
  const names = Object.keys(saysWhen).some((name) => name.startsWith('BY'))
  const slot = names
    ? nextSlot(
        { rule: without(parts, ['COUNT', 'UNTIL']), countsFrom: 'due', firstDue: completed },
        completed,
      )
    : stepFrom(completed, FREQ, Number(INTERVAL))
  const isOver =
    slot !== undefined && UNTIL !== undefined && compact(slot) > compact(UNTIL, slot.length)
  return isOver ? undefined : slot
}

function stepFrom(from: string, frequency: string, interval: number): string {
  if (!Number.isSafeInteger(interval) || interval < 1) throw new RangeError('rule_malformed')
  if (frequency === 'DAILY') return shiftLocal(from, interval * minutesPerDay)
  if (frequency === 'WEEKLY') return shiftLocal(from, interval * 7 * minutesPerDay)
  if (frequency === 'MONTHLY') return monthsOn(from, interval)
  if (frequency === 'YEARLY') return monthsOn(from, interval * 12)
  throw new RangeError('rule_malformed')
}

function monthsOn(local: string, months: number): string {
  return `${addMonths(local.slice(0, 10), months)}${local.slice(10)}`
}

/**
 * The rule on wall-clock time alone, worked out as if in UTC, so that nine o'clock stays nine o'clock
 * in summer and winter.
 */
function openRule(rule: string, firstDue: string): RRuleTemporal {
  const start = `${compact(firstDue.length === 10 ? `${firstDue}T00:00` : firstDue)}00Z`
  const inUtc = rule
    .replace(/(UNTIL=\d{8}T\d{6})(?!Z)/, '$1Z')
    .replace(/(UNTIL=\d{8})(?!\d|T)/, '$1T235959Z')
  try {
    return new RRuleTemporal({ rruleString: `DTSTART:${start}\nRRULE:${inUtc}`, maxIterations })
  } catch {
    throw new RangeError('rule_malformed')
  }
}

function partsOf(rule: string): Map<string, string> {
  return new Map(
    rule.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name, value]
    }),
  )
}

function without(parts: ReadonlyMap<string, string>, names: readonly string[]): string {
  const kept = [...parts].filter(([name]) => !names.includes(name))
  return kept.map(([name, value]) => `${name}=${value}`).join(';')
}

/** A local time without its signs, or as many characters of one that has none. */
function compact(local: string, length = 16): string {
  return local.replace(/[-:]/g, '').slice(0, length === 10 ? 8 : 13)
}

function dateOf(local: string): Date {
  return new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)
}
