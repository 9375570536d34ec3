import type { CalendarObject } from '#contract/communication/calendar-objects.ts'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { isHiddenFrom, takesTime } from '../access.ts'
import { shownRows, toWritten } from '../ics/export.ts'
import { writeCalendar } from '../ics/write-calendar.ts'
import { shownCalendars } from '../list.ts'
import type { EventRow } from '../reader.ts'
import { expandEvents } from './expand.ts'
import { lastChange, type ObjectRow, readNamed, readObjects, rowsOf } from './reader.ts'
import { type SourceRow, sourcesOf, unchangedText, withSource } from './sources.ts'
import { type Span, touchesSpan } from './within.ts'

type Asked = {
  calendarId: string
  since?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

/**
 * What is in a calendar, or what has changed in it since; hidden events show that the time is taken,
 * and those that take none are not there.
 * @throws AppError not_found; conflict for a number that the calendar has not reached
 */
export function listObjects(reader: Reader, context: FirmContext, asked: Asked) {
  const { access, isHidden } = hiddenIn(reader, context, asked.calendarId)
  const isShown = isShownBeside(isHidden)
  const changeNumber = lastChange(reader, asked.calendarId)
  const { since = 0 } = asked
  if (since > changeNumber) throw conflictOf('changedSince')
  const objects: CalendarObject[] = []
  const removed: string[] = []
  const found = readObjects(reader, asked.calendarId, since)
  const heads = found.flatMap(({ head }) => head ?? [])
  const isWithin = withinSpan(reader, heads, asked)
  for (const { object, head } of found) {
    if (head && isShown(head)) {
      if (isWithin(head)) objects.push(toObject(object, isHidden(head)))
    } else if (asked.since !== undefined) removed.push(object.name)
  }
  const names = new Set(objects.map(({ name }) => name))
  return { changeNumber, access, objects, removed: removed.filter((name) => !names.has(name)) }
}

/** Objects of some names as texts of iCalendar. @throws AppError not_found for the calendar */
export function readObjectTexts(
  reader: Reader,
  context: FirmContext,
  { calendarId, names, ...wanted }: { calendarId: string; names: readonly string[] } & Wanted,
) {
  const { isHidden } = hiddenIn(reader, context, calendarId)
  const isShown = isShownBeside(isHidden)
  const found = readNamed(reader, calendarId, names).flatMap(({ object, head }) =>
    head && isShown(head) ? [{ object, head }] : [],
  )
  const rows = rowsOf(
    reader,
    found.map(({ head }) => head),
  )
  const sources = sourcesOf(
    reader,
    found.map(({ head }) => head.id),
  )
  return found.map(({ object, head }) => {
    const shown = shownRows(rows.get(head.id) ?? [head], isHidden)
    // What a program wrote of an event is of those who see the event whole.
    const source = isHidden(head) ? undefined : sources.get(head.id)
    const isWhole = !wanted.expand && !wanted.limit && !shown.some(isHidden)
    const unchanged = isWhole && source ? unchangedText(source, shown) : undefined
    const text = unchanged ?? textOf(reader, shown, { ...wanted, isHidden, source })
    return { ...toObject(object, isHidden(head)), text }
  })
}

type Wanted = { expand?: Span | undefined; limit?: Span | undefined }
type Told = Wanted & { isHidden: (row: EventRow) => boolean; source: SourceRow | undefined }

function textOf(
  reader: Reader,
  rows: readonly EventRow[],
  { isHidden, source, expand, limit }: Told,
): string {
  const isMeant = (row: EventRow) => !limit || row.seriesId === null || touchesSpan([row], limit)
  const events = toWritten(reader, rows.filter(isMeant), isHidden)
  const kept = source && withSource(source, events)
  const told = kept ?? { events }
  if (!expand) return writeCalendar({ name: '', method: null, ...told })
  // In UTC no zone needs to be told.
  const frame = kept && { ...kept.frame, zones: [], others: [] }
  const times = expandEvents(told.events, expand)
  return writeCalendar({ name: '', method: null, events: times, ...(frame && { frame }) })
}

function toObject(object: ObjectRow, isHidden: boolean): CalendarObject {
  const { name, changedAt } = object
  return { name, tag: tagOf(object, isHidden), changedAt }
}

/** What only shows that the time is taken is another text, and has another tag, than the whole. */
export function tagOf({ changeNumber }: Pick<ObjectRow, 'changeNumber'>, isHidden = false): string {
  return isHidden ? `${changeNumber}-busy` : String(changeNumber)
}

function hiddenIn(reader: Reader, { actor }: FirmContext, calendarId: string) {
  const calendar = shownCalendars(reader, actor).get(calendarId)
  if (!calendar) throw new AppError('not_found', 'No such calendar')
  const { access } = calendar
  return { access, isHidden: (row: EventRow) => isHiddenFrom(actor, access, row) }
}

/** What is hidden is shown as long as it takes time. */
function isShownBeside(isHidden: (row: EventRow) => boolean) {
  return (row: EventRow) => takesTime(row) || !isHidden(row)
}

const earliest = '0001-01-01T00:00:00.000Z'
const latest = '9999-01-01T00:00:00.000Z'
/** Further than that an open span is not looked through for a time of a series: it counts as having one. */
const maxSpanMs = 400 * 86_400_000

/** Whether an event has a time in the span that is asked for; the rows are read once for all. */
function withinSpan(reader: Reader, heads: readonly EventRow[], { from, to }: Asked) {
  if (from === undefined && to === undefined) return () => true
  const span = { from: from ?? earliest, to: to ?? latest }
  const isNear = ({ startsAt, overAt }: EventRow) => overAt > span.from && startsAt < span.to
  const isLong = Date.parse(span.to) - Date.parse(span.from) > maxSpanMs
  const rows = rowsOf(
    reader,
    heads.filter((head) => head.repeats !== '' && !isLong),
  )
  return (head: EventRow) => {
    const own = rows.get(head.id)
    if (!own) return isNear(head)
    // A time that was changed alone may stand outside the series' own first and last.
    return (isNear(head) || own.slice(1).some(isNear)) && touchesSpan(own, span)
  }
}
