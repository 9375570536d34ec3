import type { CalendarEventInput } from '#contract/communication/calendar.ts'
import { type FieldProblems, invalidField, refuseProblems } from '#contract/core/errors.ts'
import { minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { requireWrite } from './access.ts'
import { type EventRow, findCalendar, readCalendars, readCategories } from './reader.ts'
import { firstTime, lastTime, normalRule, seriesOf } from './repeat.ts'
import { spanOf } from './view.ts'
import type { EventValues } from './writer.ts'

/** Of what never ends. */
const never = '9999-12-31T00:00:00.000Z'
const maxDays = 400
/** Beyond these no calendar is kept, and a feed need not tell the summer times between. */
const firstDay = '1900'
const lastDay = '2201'

/**
 * What is kept of an event that somebody typed. Where the start is none of the rule's times, it
 * moves to the first one, so that what is stored agrees with RFC 5545.
 * @throws AppError invalid; not_found or forbidden for a calendar that is not the caller's to write
 */
export function eventValues(
  reader: Reader,
  { actor }: FirmContext,
  input: CalendarEventInput,
): EventValues {
  const { title, allDay, place, description, categoryId, visibility, isBusy } = input
  const timeZone = input.timeZone ?? getFirmProfile(reader).timeZone
  requireTimes(input)
  const isKnown = readCategories(reader).some(({ id }) => id === categoryId)
  if (categoryId !== null && !isKnown) throw invalidField('categoryId', 'unknownCategory')
  const calendarId = requireWrite(wantedCalendar(reader, input.calendarId), actor).id
  const repeats = normalRule(input.repeats, input.start, timeZone)
  const start =
    repeats === '' ? input.start : firstTime({ start: input.start, repeats, skipped: [] })
  if (start === undefined) throw invalidField('repeats', 'neverHappens')
  const end = shiftLocal(input.end, minutesBetween(input.start, start))
  return {
    calendarId,
    categoryId,
    title,
    start,
    end,
    allDay,
    timeZone,
    ...boundsOf({ start, end, timeZone, repeats }),
    repeats,
    skipped: '[]',
    seriesId: null,
    seriesStart: null,
    place,
    description,
    reminders: JSON.stringify([...new Set(input.reminders)].sort((a, b) => a - b)),
    visibility,
    isBusy,
  }
}

type Bounded = Pick<EventRow, 'start' | 'end' | 'timeZone' | 'repeats'> &
  Partial<Pick<EventRow, 'added' | 'lasts'>>

/** The instants that a search by time looks at. */
export function boundsOf(row: Bounded) {
  const { startsAt, endsAt } = spanOf(row, row.start)
  if (row.repeats === '') return { startsAt, overAt: endsAt }
  const series = seriesOf({ ...row, skipped: '[]' })
  const last = lastTime(series)
  // A time that is added may come before the first of the rule.
  const [first = row.start] = [row.start, ...series.added].sort()
  const from = first < row.start ? spanOf(row, first).startsAt : startsAt
  if (last === undefined) return { startsAt: from, overAt: never }
  return { startsAt: from, overAt: spanOf(row, last).endsAt }
}

function wantedCalendar(reader: Reader, calendarId: string | undefined) {
  if (calendarId !== undefined) {
    const found = findCalendar(reader, calendarId)
    if (!found) throw invalidField('calendarId', 'unknownCalendar')
    return found
  }
  return readCalendars(reader)[0]
}

function requireTimes({ start, end, allDay, repeats }: CalendarEventInput): void {
  const fields: FieldProblems = {}
  const length = allDay ? 10 : 16
  if (start.length !== length) fields.start = { key: allDay ? 'invalidDate' : 'needsTime' }
  if (end.length !== length) fields.end = { key: allDay ? 'invalidDate' : 'needsTime' }
  refuseProblems(fields, 'The times have fields to correct')
  if (start < firstDay) throw invalidField('start', 'invalidDate')
  if (end > lastDay) throw invalidField('end', 'invalidDate')
  const minutes = minutesBetween(start, end)
  if (allDay ? minutes < 0 : minutes <= 0) throw invalidField('end', 'endBeforeStart')
  if (minutes > maxDays * 1440) throw invalidField('end', 'tooLong')
  if (repeats !== '' && minutes > 31 * 1440) throw invalidField('end', 'tooLong')
}
