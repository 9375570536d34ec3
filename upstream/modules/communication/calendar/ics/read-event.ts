import {
  type CalendarEventInput,
  maxDescription,
  maxPlace,
  maxRule,
  maxTitle,
} from '#contract/communication/calendar.ts'
import type { IcsProblem } from '#contract/communication/calendar-files.ts'
import { type ContentLine, unescapeText } from '../../../../core/content-line.ts'
import { onceRule } from '../repeat.ts'
import { lineOf, textOf, Unreadable } from './event-lines.ts'
import type { EventLines } from './read-calendar.ts'
import { remindersOf } from './read-duration.ts'
import { endOf, exactMinutes, onClocks } from './read-length.ts'
import { fileClocks, localOfValue, timeOf, timesOnClocks } from './read-time.ts'

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
  const written = rules[0]?.value.trim() ?? ''
  const onsets = written === '' ? undefined : fileClocks(first, event, own)
  const worked = onsets ? timesOnClocks(localOfValue(first.value, first), written, onsets) : []
  const rule = onsets ? onceRule : written
  const added = [...new Set([...timesIn('RDATE'), ...worked])].filter((one) => one !== start).sort()
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
