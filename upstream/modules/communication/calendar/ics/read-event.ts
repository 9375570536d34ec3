import {
  type CalendarEventInput,
  maxDescription,
  maxPlace,
  maxRule,
  maxTitle,
} from '#contract/communication/calendar.ts'
import type { IcsProblem } from '#contract/communication/calendar-files.ts'
import { instantOf, localOf, minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import { type ContentLine, unescapeText } from '../../../../core/content-line.ts'
import { expandLocal, onceRule } from '../repeat.ts'
import { findZone, instantBy, type MeantZone } from './find-zone.ts'
import { type EventLines, unescapedName } from './read-calendar.ts'
import { type ReadDuration, readDuration } from './read-duration.ts'

/** An event of a file as the calendar takes it. */
export type ReadEvent = {
  uid: string
  /** Of one changed time of a series, the start that the rule gives it, on the clocks of a zone. */
  seriesStart: { local: string; timeZone: string } | null
  /** It does not take place; one time of a series is left out of it. */
  isCancelled: boolean
  input: CalendarEventInput & { timeZone: string }
  /** Local starts that are left out. */
  skipped: string[]
  /** Local starts beside those of the rule. */
  added: string[]
  /** Minutes by the clock of the world, where that is what the file says; else null. */
  lasts: number | null
  /** Of two with the same UID the later one counts: a higher SEQUENCE, or a later DTSTAMP (3.8.7.4). */
  sequence: number
  stamp: string
  /** Names, as the program orders them. */
  categories: string[]
}

/** What can't be taken, and why; `uid` and `title` as far as they are known. */
export type NotRead = { uid: string; title: string; problem: IcsProblem }

const maxUid = 1000
const maxCategories = 20
const maxCategory = 100

class Unreadable extends Error {
  override name = 'Unreadable'
  readonly problem: IcsProblem

  constructor(problem: IcsProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Reads one event; what has no zone of its own is on the clocks of `timeZone`, as is what has one that only
 * the file tells, where both go alike.
 */
export function readEvent(event: EventLines, timeZone: string): ReadEvent | NotRead {
  const uid = textOf(event, 'UID')
  const title = textOf(event, 'SUMMARY').replace(/\s+/g, ' ').trim()
  try {
    if (uid === '') throw new Unreadable('noUid')
    return { uid: whole(uid, maxUid), ...partsOf(event, title, timeZone) }
  } catch (error) {
    if (error instanceof Unreadable)
      return { uid: uid.slice(0, maxUid), title: title.slice(0, 200), problem: error.problem }
    throw error
  }
}

function partsOf(event: EventLines, title: string, own: string): Omit<ReadEvent, 'uid'> {
  const first = lineOf(event, 'DTSTART')
  if (!first) throw new Unreadable('noStart')
  if (event.lines.has('EXRULE')) throw new Unreadable('looseDates')
  const recurrence = lineOf(event, 'RECURRENCE-ID')
  if (recurrence?.params.RANGE) throw new Unreadable('looseDates')
  const rules = event.lines.get('RRULE') ?? []
  if (rules.length > 1) throw new Unreadable('looseDates')
  const { local: start, timeZone } = timeOf(first.value, first, event, own)
  const allDay = start.length === 10
  const clocks = { event, timeZone, start }
  const timesIn = (name: string) =>
    (event.lines.get(name) ?? []).flatMap((line) =>
      line.value.split(',').map((value) => onClocks(value, line, clocks)),
    )
  const added = [...new Set(timesIn('RDATE'))].filter((one) => one !== start).sort()
  const rule = rules[0]?.value.trim() ?? ''
  return {
    seriesStart: recurrence ? recurrenceOf(recurrence, event, timeZone) : null,
    isCancelled: textOf(event, 'STATUS').toUpperCase() === 'CANCELLED',
    input: {
      title: whole(title, maxTitle) || '–',
      start,
      end: endOf(clocks),
      allDay,
      timeZone,
      place: whole(textOf(event, 'LOCATION').trim(), maxPlace),
      description: whole(textOf(event, 'DESCRIPTION').trim(), maxDescription),
      categoryId: null,
      repeats: whole(rule === '' && added.length > 0 ? onceRule : rule, maxRule),
      reminders: remindersOf(event),
      visibility: /^(PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, 'CLASS')) ? 'private' : 'calendar',
      isBusy: textOf(event, 'TRANSP').toUpperCase() !== 'TRANSPARENT',
    },
    skipped: timesIn('EXDATE'),
    added,
    lasts: exactMinutes(clocks),
    categories: categoriesOf(event),
    sequence: Number.parseInt(textOf(event, 'SEQUENCE'), 10) || 0,
    stamp: textOf(event, 'DTSTAMP').trim(),
  }
}

/** Each name once, of all lines; a comma stands between two where it is not escaped (3.8.1.2). */
function categoriesOf({ lines }: EventLines): string[] {
  const names = (lines.get('CATEGORIES') ?? []).flatMap(({ value }) =>
    (value.match(/(?:\\.|[^\\,])+/g) ?? []).map((name) => unescapeText(name).trim()),
  )
  const each = [...new Set(names)].filter((name) => name !== '')
  if (each.length > maxCategories) throw new Unreadable('tooMuchText')
  return each.map((name) => whole(name, maxCategory))
}

/** A text as it is: what there is no room for is refused, never cut. */
function whole(text: string, most: number): string {
  if (text.length > most) throw new Unreadable('tooMuchText')
  return text
}

/** What is meant of the series, which need not be on the clocks of the time that stands in its place. */
function recurrenceOf(line: ContentLine, event: EventLines, own: string): ReadEvent['seriesStart'] {
  return timeOf(line.value, line, event, own)
}

function lineOf({ lines }: EventLines, name: string): ContentLine | undefined {
  return lines.get(name)?.[0]
}

function textOf(event: EventLines, name: string): string {
  return unescapeText(lineOf(event, name)?.value ?? '')
}

type Time = { local: string; timeZone: string }

/** A day or a time as its own line has it, on the clocks of the line's zone, to the minute. */
function timeOf(value: string, line: ContentLine, event: EventLines, own: string): Time {
  // Of a period its start is meant (3.3.9).
  const [written = ''] = value.split('/')
  const local = localOfValue(written, line)
  if (local.length === 10) return { local, timeZone: zoneForDay(line, event, own) }
  if (/Z\s*$/.test(written)) return { local, timeZone: 'UTC' }
  const meant = zoneOfLine(line, event, local, own)
  if ('timeZone' in meant) return { local, timeZone: meant.timeZone }
  // Clocks that only this file knows: the instant is kept. What repeats would not stay on them.
  if (event.lines.has('RRULE')) throw new Unreadable('unknownTimeZone')
  return { local: instantBy(meant.onsets, local).slice(0, 16), timeZone: 'UTC' }
}

/** A day is the same in each zone, whether or not its own is known. */
function zoneForDay(line: ContentLine, event: EventLines, own: string): string {
  if (line.params.TZID === undefined) return own
  const meant = findZoneOf(line.params.TZID, event, `${line.value.slice(0, 4)}`, own)
  return meant && 'timeZone' in meant ? meant.timeZone : own
}

function zoneOfLine(
  { params }: ContentLine,
  event: EventLines,
  local: string,
  own: string,
): MeantZone {
  if (params.TZID === undefined) return { timeZone: own }
  const meant = findZoneOf(params.TZID, event, local.slice(0, 4), own)
  if (!meant) throw new Unreadable('unknownTimeZone')
  return meant
}

function findZoneOf(name: string, { zones }: EventLines, year: string, own: string) {
  const plain = unescapedName(name)
  return findZone(plain, zones.get(plain), { year: Number(year), own })
}

function localOfValue(written: string, { params }: ContentLine): string {
  const match = /^(\d{8})(?:T(\d{4})(?:\d\d)?(Z?))?$/.exec(written.trim())
  if (!match) throw new Unreadable('noStart')
  const [, date = '', time] = match
  const isDay = time === undefined || params.VALUE === 'DATE'
  const local = expandLocal(isDay ? date : `${date}T${time}`)
  const ms = Date.parse(isDay ? local : `${local}Z`)
  // A day that its month does not have is read as one of the next month.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, local.length) !== local) {
    throw new Unreadable('noStart')
  }
  return local
}

/** An event and the clocks that its own start is on. */
type Clocks = { event: EventLines; timeZone: string; start: string }

/** As above, on the clocks of the event, whatever zone the line is in; of a day alone, its start on that day. */
function onClocks(value: string, line: ContentLine, { event, timeZone, start }: Clocks): string {
  const { local, timeZone: zone } = timeOf(value, line, event, timeZone)
  if (start.length === 10) return local.slice(0, 10)
  if (local.length === 10) return `${local}${start.slice(10)}`
  return zone === timeZone ? local : localOf(instantOf(local, zone), timeZone)
}

/** A file ends a day's event on the next day (3.6.1); here it ends on its last. */
function endOf(clocks: Clocks): string {
  const { event, timeZone, start } = clocks
  const isDay = start.length === 10
  const line = lineOf(event, 'DTEND')
  if (isDay) {
    const minutes = line
      ? minutesBetween(start, onClocks(line.value, line, clocks))
      : wholeMinutes(durationOf(event) ?? { days: 1, minutes: 0 })
    if (minutes < 0) throw new Unreadable('endBeforeStart')
    return shiftLocal(start, Math.max(0, Math.ceil(minutes / 1440) * 1440 - 1440))
  }
  if (line && minutesUntil(line, clocks) < 0) throw new Unreadable('endBeforeStart')
  const end = line
    ? onClocks(line.value, line, clocks)
    : endAfter(start, durationOf(event), timeZone)
  // What takes no time at all takes a minute here.
  return shiftLocal(start, Math.max(1, minutesBetween(start, end)))
}

/** Minutes by the clock of the world from the start to a line's time. */
function minutesUntil(line: ContentLine, clocks: Clocks): number {
  const { event, timeZone, start } = clocks
  const { local, timeZone: zone } = timeOf(line.value, line, event, timeZone)
  if (local.length === 10) return minutesBetween(start.slice(0, 10), local)
  return (Date.parse(instantOf(local, zone)) - Date.parse(instantOf(start, timeZone))) / 60_000
}

/** Days are counted on the wall, hours by the clock of the world (3.3.6). */
function endAfter(start: string, duration: ReadDuration | undefined, timeZone: string): string {
  const { days, minutes } = duration ?? { days: 0, minutes: 0 }
  const day = shiftLocal(start, days * 1440)
  if (minutes === 0) return day
  const end = Date.parse(instantOf(day, timeZone)) + minutes * 60_000
  return localOf(new Date(end).toISOString(), timeZone)
}

/**
 * Hours without days: they are as many for each time of a series, whatever clocks do meanwhile. The clocks
 * do not tell how long it lasts either where they go back in between and show an earlier time at its end.
 */
function exactMinutes(clocks: Clocks): number | null {
  const { event, start } = clocks
  if (start.length === 10) return null
  const line = lineOf(event, 'DTEND')
  if (line) {
    const minutes = minutesUntil(line, clocks)
    return minutes > 0 && onClocks(line.value, line, clocks) <= start ? minutes : null
  }
  const duration = durationOf(event)
  return duration && duration.days === 0 && duration.minutes > 0 ? duration.minutes : null
}

function durationOf(event: EventLines): ReadDuration | undefined {
  const text = textOf(event, 'DURATION').trim()
  if (text === '') return undefined
  const duration = readDuration(text)
  if (!duration || wholeMinutes(duration) < 0) throw new Unreadable('endBeforeStart')
  return duration
}

function wholeMinutes({ days, minutes }: ReadDuration): number {
  return days * 1440 + minutes
}

/** Minutes before the start; those after it, or at a fixed instant, are none of ours. */
export function remindersOf({ alarms }: Pick<EventLines, 'alarms'>): number[] {
  const minutes = alarms.flatMap((line) => reminderOf(line) ?? [])
  return [...new Set(minutes)].slice(0, 5)
}

/** Minutes before the start of the event; undefined for what is reminded of otherwise. */
export function reminderOf({ value, params }: ContentLine): number | undefined {
  if (params.RELATED?.toUpperCase() === 'END' || params.VALUE === 'DATE-TIME') return undefined
  const duration = readDuration(value)
  const minutes = duration && -wholeMinutes(duration)
  return minutes !== undefined && minutes >= 0 && minutes <= 40_320 ? minutes + 0 : undefined
}
