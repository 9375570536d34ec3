import { instantOf, shiftLocal } from '#contract/core/zoned-time.ts'
import { escapeText, joinLines, quoteParam } from '../../../../core/content-line.ts'
import { utcTime as utc } from '../../../../core/merge-component.ts'
import type { EventRow } from '../reader.ts'
import { compact, expandLocal, onceRule, ruleParts, seriesOf } from '../repeat.ts'
import { alarmOf, type KeptEvent, type LineGroup, mergeEvent } from './merge-event.ts'
import { timeZoneLines } from './time-zone.ts'

/** An event as a file tells it: a series, one changed time of it, or what does not repeat. */
export type WrittenEvent = {
  row: EventRow
  /** Names, the firm's category first. */
  categories: readonly string[]
  /** The title instead of the event's own, where only its time is shown. */
  hiddenAs?: string
  /** What a program wrote of it. */
  kept?: KeptEvent
  people?: { organizer: Person; guests: readonly (Person & { answer: Answer })[] }
}
export type Person = { name: string; email: string }
export type Answer = 'NEEDS-ACTION' | 'ACCEPTED' | 'DECLINED' | 'TENTATIVE'

type Written = {
  name: string
  events: readonly WrittenEvent[]
  /** What the file is for (RFC 5546): to be looked at, an invitation, or its end; null: it is kept (RFC 4791, 4.1). */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL' | null
  /** What a program wrote around its events; ours without it. */
  frame?: Frame
}

/** The lines of a calendar beside its events. */
export type Frame = {
  lines: readonly string[]
  zones: readonly { name: string; lines: readonly string[] }[]
  others: readonly string[]
}

/** Years after its last event for which the changes of a zone are written, for series without an end. */
const yearsAhead = 10

/** Events as a file of iCalendar (RFC 5545), with each time zone that they use. */
export function writeCalendar({ name, events, method = 'PUBLISH', frame }: Written): string {
  const heads = new Map(events.map(({ row }) => [row.id, row]))
  return joinLines([
    'BEGIN:VCALENDAR',
    ...(frame?.lines ?? ownHead),
    ...(method === null ? [] : [`METHOD:${method}`]),
    ...(name === '' ? [] : [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]),
    ...(frame?.zones ?? []).flatMap(({ lines }) => lines),
    ...zonesOf(events)
      .filter(({ timeZone }) => !frame?.zones.some((zone) => zone.name === timeZone))
      .flatMap(({ timeZone, first, last }) => timeZoneLines(timeZone, first, last + yearsAhead)),
    ...events.flatMap((event) => eventLines(event, heads, method === 'CANCEL')),
    ...(frame?.others ?? []),
    'END:VCALENDAR',
  ])
}

const ownHead = ['VERSION:2.0', 'PRODID:-//Firmament//Calendar//EN', 'CALSCALE:GREGORIAN']

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

/**
 * An event's lines. One that a program wrote keeps that program's lines, but for what has changed since.
 */
function eventLines(
  event: WrittenEvent,
  heads: ReadonlyMap<string, EventRow>,
  isCancelled: boolean,
): string[] {
  const { row, kept } = event
  // Which time of a series is meant stands on the clocks of the series (3.8.4.4).
  const series = heads.get(row.seriesId ?? '') ?? row
  const groups = groupsOf(event, series, isCancelled)
  if (kept && event.hiddenAs === undefined) return mergeEvent(kept, groups, row)
  const { uid, updatedAt, createdAt, version } = row
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `CREATED:${utc(createdAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    `SEQUENCE:${version - 1}`,
    ...groups.flatMap(({ lines }) => lines),
    ...peopleLines(event),
    ...alarmLines(event),
    'END:VEVENT',
  ]
}

/** What an event says, in groups of lines that change together, each with what it is made of. */
function groupsOf(event: WrittenEvent, series: EventRow, isCancelled: boolean): LineGroup[] {
  const { row, categories, hiddenAs } = event
  const { allDay, repeats, seriesStart, place, description, visibility } = row
  const { skipped, added } = seriesOf(row)
  const zone = ['timeZone', 'allDay'] as const
  const isHidden = hiddenAs !== undefined
  const text = (name: string, value: string) =>
    value === '' || isHidden ? [] : [`${name}:${escapeText(value)}`]
  const named = isHidden || categories.length === 0
  return [
    {
      names: ['DTSTART', 'DTEND', 'DURATION'],
      of: ['start', 'end', 'lasts', ...zone],
      lines: [timeLine('DTSTART', row.start, row), ...endLines(row)],
    },
    {
      names: ['RECURRENCE-ID'],
      of: ['seriesStart'],
      lines: seriesStart === null ? [] : [timeLine('RECURRENCE-ID', seriesStart, series)],
    },
    {
      names: ['RRULE'],
      of: ['repeats', ...zone],
      lines:
        repeats === '' || (repeats === onceRule && added.length > 0)
          ? []
          : [`RRULE:${writeRule(row)}`],
    },
    {
      names: ['RDATE'],
      of: ['added', ...zone],
      lines: added.map((start) => timeLine('RDATE', start, row)),
    },
    {
      names: ['EXDATE'],
      of: ['skipped', ...zone],
      lines: skipped.map((start) => timeLine('EXDATE', start, row)),
    },
    { names: ['SUMMARY'], of: ['title'], lines: [`SUMMARY:${escapeText(hiddenAs ?? row.title)}`] },
    {
      names: ['LOCATION', 'X-APPLE-STRUCTURED-LOCATION', 'GEO'],
      of: ['place'],
      lines: text('LOCATION', place),
    },
    {
      names: ['DESCRIPTION', 'X-ALT-DESC'],
      of: ['description'],
      lines: text('DESCRIPTION', description),
    },
    {
      names: ['CATEGORIES'],
      of: ['categoryId', 'otherCategories'],
      lines: named ? [] : [`CATEGORIES:${categories.map(escapeText).join(',')}`],
    },
    {
      names: ['CLASS'],
      of: ['visibility'],
      lines: [`CLASS:${isHidden || visibility === 'private' ? 'PRIVATE' : 'PUBLIC'}`],
    },
    {
      names: ['STATUS'],
      of: ['isCancelled'],
      lines: isCancelled || row.isCancelled ? ['STATUS:CANCELLED'] : [],
    },
    {
      names: ['TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'X-MICROSOFT-CDO-INTENDEDSTATUS'],
      of: ['isBusy'],
      lines: [`TRANSP:${row.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`],
    },
    ...(allDay
      ? [{ names: ['X-MICROSOFT-CDO-ALLDAYEVENT'], of: ['allDay' as const], lines: [] }]
      : []),
  ]
}

/** Hours that are meant by the clock of the world are written as such (3.3.6). */
function endLines(row: EventRow): string[] {
  const { allDay, lasts } = row
  if (!allDay && typeof lasts === 'number') return [`DURATION:PT${lasts}M`]
  return [timeLine('DTEND', allDay ? shiftLocal(row.end, 1440) : row.end, row)]
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
  return reminders.flatMap((minutes) => alarmOf(row.title, minutes))
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
