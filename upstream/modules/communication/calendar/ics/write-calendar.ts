import { instantOf, shiftLocal } from '#contract/core/zoned-time.ts'
import { escapeText, joinLines, quoteParam } from '../../../../core/content-line.ts'
import type { EventRow } from '../reader.ts'
import { compact, expandLocal, ruleParts } from '../repeat.ts'
import { timeZoneLines } from './time-zone.ts'

/** An event as a file tells it: a series, one changed time of it, or what does not repeat. */
export type WrittenEvent = {
  row: EventRow
  /** Names, the firm's category first. */
  categories: readonly string[]
  /** The title instead of the event's own, where only its time is shown. */
  hiddenAs?: string
  people?: { organizer: Person; guests: readonly (Person & { answer: Answer })[] }
}
export type Person = { name: string; email: string }
export type Answer = 'NEEDS-ACTION' | 'ACCEPTED' | 'DECLINED' | 'TENTATIVE'

type Written = {
  name: string
  events: readonly WrittenEvent[]
  /** What the file is for (RFC 5546): to be looked at, an invitation, or its end; null: it is kept (RFC 4791, 4.1). */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL' | null
}

/** Years after its last event for which the changes of a zone are written, for series without an end. */
const yearsAhead = 10

/** Events as a file of iCalendar (RFC 5545), with each time zone that they use. */
export function writeCalendar({ name, events, method = 'PUBLISH' }: Written): string {
  const heads = new Map(events.map(({ row }) => [row.id, row]))
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firmament//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...(method === null ? [] : [`METHOD:${method}`]),
    ...(name === '' ? [] : [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]),
    ...zonesOf(events).flatMap(({ timeZone, first, last }) =>
      timeZoneLines(timeZone, first, last + yearsAhead),
    ),
    ...events.flatMap((event) => eventLines(event, heads, method === 'CANCEL')),
    'END:VCALENDAR',
  ])
}

function zonesOf(events: readonly WrittenEvent[]) {
  const zones = new Map<string, { timeZone: string; first: number; last: number }>()
  for (const { row } of events) {
    const { timeZone, allDay, start } = row
    if (allDay || timeZone === 'UTC') continue
    const year = Number(start.slice(0, 4))
    const known = zones.get(timeZone) ?? { timeZone, first: year, last: year }
    const first = Math.min(known.first, year)
    zones.set(timeZone, { timeZone, first, last: Math.max(known.last, year) })
  }
  return [...zones.values()]
}

function eventLines(
  event: WrittenEvent,
  heads: ReadonlyMap<string, EventRow>,
  isCancelled: boolean,
): string[] {
  const { row } = event
  // Which time of a series is meant stands on the clocks of the series (3.8.4.4).
  const series = heads.get(row.seriesId ?? '') ?? row
  const { uid, allDay, repeats, seriesStart, updatedAt, createdAt, version } = row
  const skipped: string[] = JSON.parse(row.skipped)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `CREATED:${utc(createdAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    `SEQUENCE:${version - 1}`,
    timeLine('DTSTART', row.start, row),
    timeLine('DTEND', allDay ? shiftLocal(row.end, 1440) : row.end, row),
    ...(seriesStart === null ? [] : [timeLine('RECURRENCE-ID', seriesStart, series)]),
    ...(repeats === '' ? [] : [`RRULE:${writeRule(row)}`]),
    ...skipped.map((start) => timeLine('EXDATE', start, row)),
    ...wordLines(event),
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    `TRANSP:${row.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...peopleLines(event),
    ...alarmLines(event),
    'END:VEVENT',
  ]
}

function wordLines({ row, categories, hiddenAs }: WrittenEvent): string[] {
  if (hiddenAs !== undefined) return [`SUMMARY:${escapeText(hiddenAs)}`, 'CLASS:PRIVATE']
  const { title, place, description, visibility } = row
  return [
    `SUMMARY:${escapeText(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(categories.length === 0 ? [] : [`CATEGORIES:${categories.map(escapeText).join(',')}`]),
    `CLASS:${visibility === 'private' ? 'PRIVATE' : 'PUBLIC'}`,
  ]
}

function peopleLines({ people, hiddenAs }: WrittenEvent): string[] {
  if (!people || hiddenAs !== undefined) return []
  const { organizer, guests } = people
  return [
    `ORGANIZER;CN=${quoteParam(organizer.name)}:mailto:${organizer.email}`,
    ...guests.map(
      ({ name, email, answer }) =>
        `ATTENDEE;CN=${quoteParam(name || email)};ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};RSVP=TRUE:mailto:${email}`,
    ),
  ]
}

function alarmLines({ row, hiddenAs }: WrittenEvent): string[] {
  if (hiddenAs !== undefined) return []
  const reminders: number[] = JSON.parse(row.reminders)
  return reminders.flatMap((minutes) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(row.title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ])
}

type Zoned = Pick<EventRow, 'allDay' | 'timeZone'>

function timeLine(name: string, local: string, { allDay, timeZone }: Zoned): string {
  if (allDay || local.length === 10) return `${name};VALUE=DATE:${compact(local.slice(0, 10))}`
  const time = `${compact(local)}00`
  return timeZone === 'UTC' ? `${name}:${time}Z` : `${name};TZID=${quoteParam(timeZone)}:${time}`
}

/** A rule as a file has it: its last day as a date, or as an instant in UTC where it has a time (3.3.10). */
function writeRule({ repeats, allDay, timeZone }: EventRow): string {
  const { UNTIL, ...parts } = ruleParts(repeats)
  const until = UNTIL === undefined ? undefined : expandLocal(UNTIL)
  const last = until && (allDay ? compact(until.slice(0, 10)) : utc(instantOf(until, timeZone)))
  const written = Object.entries(parts).map(([name, value]) => `${name}=${value}`)
  return [...written, ...(last ? [`UNTIL=${last}`] : [])].join(';')
}

/** An instant in UTC as a file has it: `20261122T090000Z`. */
function utc(instant: string): string {
  return `${compact(new Date(instant).toISOString().slice(0, 19))}Z`
}
