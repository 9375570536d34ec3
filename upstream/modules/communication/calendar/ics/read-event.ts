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
import { expandLocal } from '../repeat.ts'
import type { EventLines } from './read-calendar.ts'
import { zoneOf } from './zone-names.ts'

/** An event of a file as the calendar takes it. */
export type ReadEvent = {
  uid: string
  /** Of one changed time of a series, the start that the rule gives it, on the clocks of a zone. */
  seriesStart: { local: string; timeZone: string } | null
  /** The time is left out of its series. */
  isCancelled: boolean
  input: CalendarEventInput & { timeZone: string }
  /** Local starts that are left out. */
  skipped: string[]
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

/** Reads one event; what has no zone of its own is on the clocks of `timeZone`. */
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

function partsOf(event: EventLines, title: string, fallback: string): Omit<ReadEvent, 'uid'> {
  const first = lineOf(event, 'DTSTART')
  if (!first) throw new Unreadable('noStart')
  if (event.lines.has('RDATE') || event.lines.has('EXRULE')) throw new Unreadable('looseDates')
  const recurrence = lineOf(event, 'RECURRENCE-ID')
  if (recurrence?.params.RANGE) throw new Unreadable('looseDates')
  const rules = event.lines.get('RRULE') ?? []
  if (rules.length > 1) throw new Unreadable('looseDates')
  const timeZone = zoneOfLine(first, fallback)
  const start = localOfLine(first.value, first, timeZone)
  const allDay = start.length === 10
  const isOf = (line: ContentLine) => (value: string) => onClocks(value, line, timeZone, allDay)
  const isCancelled = textOf(event, 'STATUS').toUpperCase() === 'CANCELLED'
  if (isCancelled && !recurrence) throw new Unreadable('cancelled')
  return {
    seriesStart: recurrence ? recurrenceOf(recurrence, timeZone) : null,
    isCancelled,
    input: {
      title: whole(title, maxTitle) || '–',
      start,
      end: endOf(event, start, timeZone),
      allDay,
      timeZone,
      place: whole(textOf(event, 'LOCATION').trim(), maxPlace),
      description: whole(textOf(event, 'DESCRIPTION').trim(), maxDescription),
      categoryId: null,
      repeats: whole(rules[0]?.value.trim() ?? '', maxRule),
      reminders: remindersOf(event),
      visibility: /^(PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, 'CLASS')) ? 'private' : 'calendar',
      isBusy: textOf(event, 'TRANSP').toUpperCase() !== 'TRANSPARENT',
    },
    skipped: (event.lines.get('EXDATE') ?? []).flatMap((line) =>
      line.value.split(',').map(isOf(line)),
    ),
    categories: categoriesOf(event),
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
function recurrenceOf(line: ContentLine, fallback: string): ReadEvent['seriesStart'] {
  const timeZone = zoneOfLine(line, fallback)
  return { local: localOfLine(line.value, line, timeZone), timeZone }
}

function lineOf({ lines }: EventLines, name: string): ContentLine | undefined {
  return lines.get(name)?.[0]
}

function textOf(event: EventLines, name: string): string {
  return unescapeText(lineOf(event, name)?.value ?? '')
}

function zoneOfLine({ params, value }: ContentLine, fallback: string): string {
  if (/Z\s*$/.test(value)) return 'UTC'
  if (params.TZID === undefined) return fallback
  const zone = zoneOf(params.TZID)
  if (zone === undefined) throw new Unreadable('unknownTimeZone')
  return zone
}

/** A day or a time as its own line has it, on the clocks of the line's zone, to the minute. */
function localOfLine(value: string, { params }: ContentLine, zone: string): string {
  const match = /^(\d{8})(?:T(\d{4})\d\d(Z?))?$/.exec(value.trim())
  if (!match) throw new Unreadable('noStart')
  const [, date = '', time] = match
  const isDay = time === undefined || params.VALUE === 'DATE'
  const local = expandLocal(isDay ? date : `${date}T${time}`)
  const ms = Date.parse(isDay ? local : `${local}Z`)
  // A day that its month does not have is read as one of the next month.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, local.length) !== local) {
    throw new Unreadable('noStart')
  }
  return isDay || !/Z\s*$/.test(value) || zone === 'UTC' ? local : localOf(`${local}:00Z`, zone)
}

/** As above, on the clocks of the event, whatever zone the line is in. */
function onClocks(value: string, line: ContentLine, timeZone: string, allDay: boolean): string {
  const zone = zoneOfLine(line, timeZone)
  const local = localOfLine(value, line, zone)
  if (allDay) return local.slice(0, 10)
  if (local.length === 10 || zone === timeZone) return local
  return localOf(instantOf(local, zone), timeZone)
}

/** A file ends a day's event on the next day (3.6.1); here it ends on its last. */
function endOf(event: EventLines, start: string, timeZone: string): string {
  const isDay = start.length === 10
  const line = lineOf(event, 'DTEND')
  const minutes = line
    ? minutesBetween(start, onClocks(line.value, line, timeZone, isDay))
    : durationOf(textOf(event, 'DURATION'), isDay)
  if (minutes < 0) throw new Unreadable('endBeforeStart')
  if (isDay) return shiftLocal(start, Math.max(0, minutes - 1440))
  // What takes no time at all takes a minute here.
  return shiftLocal(start, Math.max(1, minutes))
}

/** Minutes of a duration (3.3.6); without one a day lasts a day, and a time no time. */
function durationOf(text: string, isDay: boolean): number {
  if (text.trim() === '') return isDay ? 1440 : 0
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/i.exec(
    text.trim(),
  )
  if (!match) throw new Unreadable('endBeforeStart')
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes
}

/** Minutes before the start; those after it, or at a fixed instant, are none of ours. */
function remindersOf({ alarms }: EventLines): number[] {
  const minutes = alarms.flatMap(({ value, params }) => {
    if (params.RELATED === 'END' || params.VALUE === 'DATE-TIME') return []
    const match = /^-(P[\dWDTHMS]+)$/i.exec(value.trim())
    if (/^P?T?0[SM]$|^-?PT0[SM]$/i.test(value.trim())) return [0]
    return match?.[1] ? [durationMinutes(match[1])] : []
  })
  return [...new Set(minutes)].filter((one) => one <= 40_320).slice(0, 5)
}

function durationMinutes(text: string): number {
  try {
    return durationOf(text, false)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
