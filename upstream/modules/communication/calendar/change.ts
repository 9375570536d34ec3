import type {
  CalendarEvent,
  CalendarEventInput,
  RepeatScope,
} from '#contract/communication/calendar.ts'
import { minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type EventMeans, tellChanged, tellRemoved } from './event-observers.ts'
import { boundsOf, eventValues } from './event-values.ts'
import { type EventRow, readChanged } from './reader.ts'
import { compact, countBefore, endBefore, lastOfRule, ruleParts, seriesOf } from './repeat.ts'
import { audited, type Found, getChangeable, getEvent } from './service.ts'
import { endOf } from './view.ts'
import { changeEvent, deleteEvent, type EventValues, insertEvent } from './writer.ts'

type Change = CalendarEventInput & { id: string; scope?: RepeatScope | undefined }

/**
 * Changes an event: of one that repeats this time alone, this and what follows, or all of it. Gives
 * it as it is then.
 * @throws AppError not_found, forbidden, invalid
 */
export function updateEvent(
  writer: Writer,
  means: EventMeans,
  { id, scope, ...input }: Change,
): CalendarEvent {
  const { context } = means
  const found = getChangeable(writer, context, id)
  const before = getEvent(writer, context, id)
  const wanted = { ...input, calendarId: input.calendarId ?? found.row.calendarId }
  const changedId = applyChange(writer, context, found, wanted, scopeOf(found, id, scope))
  const after = getEvent(writer, context, changedId)
  const entityId = id.slice(0, 26)
  writer.audit({
    entity: 'event',
    entityId,
    action: 'update',
    before: audited(writer, before),
    after: audited(writer, after),
  })
  tellChanged(writer, means, entityId, after)
  return after
}

/** What is meant where nothing is said: the time that the id names, else all. */
export function scopeOf(found: Found, id: string, scope: RepeatScope | undefined): RepeatScope {
  if (!found.series) return 'all'
  const wanted = scope ?? (id.includes('_') ? 'one' : 'all')
  const isFirst = found.ruleStart === found.series.start
  return wanted === 'following' && isFirst ? 'all' : wanted
}

/** Gives the id of what was changed. */
function applyChange(
  writer: Writer,
  context: FirmContext,
  found: Found,
  input: CalendarEventInput,
  scope: RepeatScope,
): string {
  const { row, series } = found
  if (!series) {
    const values = eventValues(writer, context, input)
    changeEvent(writer, context, row, { ...values, ...lastingOf(values, row) })
    return row.repeats === '' && input.repeats === '' ? row.id : firstIdOf(writer, context, row.id)
  }
  if (scope === 'one') return changeOne(writer, context, found, series, input)
  if (scope === 'following') return changeFollowing(writer, context, found, series, input)
  return changeAll(writer, context, found, series, input)
}

/** An event that was given a rule is from then on known by its times. */
function firstIdOf(writer: Writer, context: FirmContext, id: string): string {
  return getEvent(writer, context, id).id
}

function changeOne(
  writer: Writer,
  context: FirmContext,
  { row, ruleStart }: Found,
  series: EventRow,
  input: CalendarEventInput,
): string {
  const typed = eventValues(writer, context, { ...input, repeats: '' })
  const values = {
    ...typed,
    ...lastingOf(typed, row),
    seriesId: series.id,
    seriesStart: ruleStart,
    uid: series.uid,
  }
  const { otherCategories } = series
  if (row.id === series.id) insertEvent(writer, context, { ...values, otherCategories })
  else changeEvent(writer, context, row, values)
  return `${series.id}_${compact(ruleStart)}`
}

/** All times move as far as the one that was changed. What was changed alone moves along. */
function changeAll(
  writer: Writer,
  context: FirmContext,
  { start }: Found,
  series: EventRow,
  input: CalendarEventInput,
): string {
  const isSameKind = input.allDay === series.allDay
  const moved = isSameKind ? minutesBetween(start, input.start) : 0
  const lasts = minutesBetween(input.start, input.end)
  const first = isSameKind ? shiftLocal(series.start, moved) : firstOf(series.start, input)
  // Where a time ends as it did, the series lasts as long as it did: on the night that clocks change, too.
  const isAsLong = isSameKind && input.end === shiftLocal(endOf(series, start), moved)
  const end = isAsLong ? endOf(series, first) : shiftLocal(first, lasts)
  const values = eventValues(writer, context, { ...input, start: first, end })
  const { skipped, added } = seriesOf(series)
  const isKept = isSameKind && values.repeats !== ''
  const times = {
    skipped: JSON.stringify(isKept ? skipped.map((one) => shiftLocal(one, moved)) : []),
    added: JSON.stringify(isKept ? added.map((one) => shiftLocal(one, moved)) : []),
    lasts: isAsLong ? series.lasts : null,
  }
  const all = { ...values, ...times }
  changeEvent(writer, context, series, { ...all, ...boundsOf(all) })
  for (const part of readChanged(writer, [series.id])) {
    if (isKept && part.seriesStart !== null) {
      const seriesStart = shiftLocal(part.seriesStart, moved)
      changeEvent(writer, context, part, { seriesStart, calendarId: values.calendarId })
    } else deleteEvent(writer, part)
  }
  return series.id
}

/** As many hours as a program said, where its end was left as it was. */
function lastingOf(values: EventValues, { lasts }: EventRow): Pick<EventValues, 'lasts'> {
  const isAsLong = lasts !== null && endOf({ ...values, lasts }, values.start) === values.end
  return { lasts: isAsLong ? lasts : null }
}

function firstOf(date: string, { start, allDay }: CalendarEventInput): string {
  return allDay ? date.slice(0, 10) : `${date.slice(0, 10)}T${start.slice(11)}`
}

/** Ends the series before this time and begins another with it. */
function changeFollowing(
  writer: Writer,
  context: FirmContext,
  { ruleStart }: Found,
  series: EventRow,
  input: CalendarEventInput,
): string {
  const { start, repeats: rule } = series
  const passed = countBefore({ start, repeats: rule, skipped: [] }, ruleStart)
  const repeats = input.repeats === '' ? '' : withoutPassed(input.repeats, series.repeats, passed)
  const values = eventValues(writer, context, { ...input, repeats })
  const moved = minutesBetween(ruleStart, input.start)
  const later = seriesOf(series).added.filter((one) => one > ruleStart)
  const isKept = repeats !== '' && input.allDay === series.allDay
  const added = isKept ? later.map((one) => shiftLocal(one, moved)) : []
  const following = { ...values, added: JSON.stringify(added), ...lastingOf(values, series) }
  endSeries(writer, context, series, ruleStart)
  const { otherCategories } = series
  return insertEvent(writer, context, { ...following, ...boundsOf(following), otherCategories })
}

/** A rule of a number of times, less those that are over; one that was changed is taken as it is. */
function withoutPassed(repeats: string, before: string, passed: number): string {
  const { COUNT } = ruleParts(repeats)
  if (COUNT === undefined || COUNT !== ruleParts(before).COUNT) return repeats
  return repeats.replace(/COUNT=\d+/, `COUNT=${Math.max(1, Number(COUNT) - passed)}`)
}

/** Takes a time of a series and all after it away. */
function endSeries(writer: Writer, context: FirmContext, series: EventRow, from: string): void {
  const last = lastOfRule(series)
  const isOver = last !== undefined && last < from
  const repeats = isOver ? series.repeats : endBefore(series.repeats, from)
  const added = JSON.stringify(seriesOf(series).added.filter((one) => one < from))
  const bounds = boundsOf({ ...series, repeats, added })
  changeEvent(writer, context, series, { repeats, added, ...bounds })
  for (const part of readChanged(writer, [series.id])) {
    if (part.seriesStart !== null && part.seriesStart >= from) deleteEvent(writer, part)
  }
}

/**
 * Takes an event away: of one that repeats this time alone, this and what follows, or all of it.
 * @throws AppError not_found, forbidden
 */
export function removeEvent(
  writer: Writer,
  means: EventMeans,
  { eventId, scope }: { eventId: string; scope?: RepeatScope | undefined },
): { id: string } {
  const { context } = means
  const found = getChangeable(writer, context, eventId)
  const before = getEvent(writer, context, eventId)
  const { row, series, ruleStart } = found
  const meant = scopeOf(found, eventId, scope)
  if (!series || meant === 'all') deleteEvent(writer, series ?? row)
  else if (meant === 'following') endSeries(writer, context, series, ruleStart)
  else skip(writer, context, found, series)
  const entityId = eventId.slice(0, 26)
  writer.audit({ entity: 'event', entityId, action: 'delete', before: audited(writer, before) })
  if (!series || meant === 'all') tellRemoved(writer, means, entityId)
  else tellChanged(writer, means, entityId, getEvent(writer, context, entityId))
  return { id: eventId }
}

function skip(
  writer: Writer,
  context: FirmContext,
  { row, ruleStart }: Found,
  series: EventRow,
): void {
  const skipped: Pick<EventValues, 'skipped'> = {
    skipped: JSON.stringify([...JSON.parse(series.skipped), ruleStart]),
  }
  changeEvent(writer, context, series, skipped)
  if (row.id !== series.id) deleteEvent(writer, row)
}
