import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { Writer } from '../../../../firm/store.ts'
import { isHiddenFrom, requireWrite } from '../access.ts'
import { removeEvent } from '../change.ts'
import { type EventMeans, tellChanged } from '../event-observers.ts'
import { isSame, type PlannedSeries, planImport } from '../ics/plan-import.ts'
import { shownCalendars } from '../list.ts'
import { isOutOfReach } from '../out-of-reach.ts'
import { findCalendar, findEvent, headsOf, readChanged } from '../reader.ts'
import { audited, getChangeable, getEvent } from '../service.ts'
import { changeEvent, deleteEvent, insertEvent } from '../writer.ts'
import { readObjectTexts, tagOf } from './list.ts'
import { findObject, type ObjectEvent, readNamed } from './reader.ts'
import { keepSource, type PlacedRow } from './sources.ts'
import { nameObject, noteObject } from './writer.ts'

type Named = { calendarId: string; name: string; tag?: string | undefined }
type Sent = Named & { text: string; isNew: boolean }

/**
 * Keeps an event as a text of iCalendar says it, with all its times: what the text leaves out is no
 * longer there. Nothing is written where it says what is there already.
 * @throws AppError not_found or forbidden for the calendar and for another's private event; conflict
 * where the caller's copy is an older one, or the event is known by another name; invalid at `text`
 */
export function putObject(writer: Writer, means: EventMeans, sent: Sent) {
  const { context } = means
  const { calendarId, name } = sent
  requireWrite(findCalendar(writer, calendarId), context.actor)
  const named = findNamed(writer, sent)
  requireTag(named, sent)
  if (named && sent.isNew) throw conflictOf('changedMeanwhile')
  const planned = planOne(writer, means, sent)
  requireSameEvent(named, planned)
  if (!named) nameObject(writer, { calendarId, uid: planned.uid, name })
  const wasMoved = !named && moveHere(writer, means, { calendarId, uid: planned.uid })
  const series = wasMoved ? planOne(writer, means, sent) : planned
  const before = series.known && getEvent(writer, context, series.known.id)
  if (series.known) getChangeable(writer, context, series.known.id)
  const { id, hasChanged, rows } = writeSeries(writer, means, series)
  const isOtherText = keepSource(writer, id, sent.text, rows)
  // What only its program understands is another text as well.
  if (isOtherText && !hasChanged) noteObject(writer, findEvent(writer, id))
  if (hasChanged) {
    const after = getEvent(writer, context, id)
    writer.audit({
      entity: 'event',
      entityId: id,
      action: before ? 'update' : 'create',
      ...(before && { before: audited(writer, before) }),
      after: audited(writer, after),
    })
    if (before) tellChanged(writer, means, id, after)
  }
  const object = findObject(writer, calendarId, series.uid)
  const [kept] = readObjectTexts(writer, context, { calendarId, names: [name] })
  return {
    name,
    tag: object ? tagOf(object) : '',
    changedAt: object?.changedAt ?? context.now.toISOString(),
    isNew: !named,
    isExact: kept?.text === sent.text,
  }
}

/**
 * Programs move an event to another calendar by writing it there and deleting it here: it stays the
 * event that it is, with its guests and bookings. Gives whether there was one to move.
 */
function moveHere(
  writer: Writer,
  { context }: EventMeans,
  { calendarId, uid }: { calendarId: string; uid: string },
): boolean {
  const shown = shownCalendars(writer, context.actor)
  const head = headsOf(writer, uid).find(
    (one) =>
      shown.get(one.calendarId)?.access === 'write' && !isHiddenFrom(context.actor, 'write', one),
  )
  if (!head) return false
  for (const part of readChanged(writer, [head.id])) {
    if (!isOutOfReach(context, head)(part)) changeEvent(writer, context, part, { calendarId })
  }
  changeEvent(writer, context, head, { calendarId })
  return true
}

/** Takes an event with all its times away. @throws AppError not_found, forbidden, conflict */
export function removeObject(writer: Writer, means: EventMeans, named: Named): { name: string } {
  requireWrite(findCalendar(writer, named.calendarId), means.context.actor)
  const known = findNamed(writer, named)
  if (!known) throw new AppError('not_found', 'No such calendar or address object')
  requireTag(known, named)
  removeEvent(writer, means, { eventId: known.head.id, scope: 'all' })
  return { name: named.name }
}

type Known = ObjectEvent & { head: NonNullable<ObjectEvent['head']> }

/** @throws AppError conflict where it is not the one that the caller has */
function requireTag(known: Known | undefined, { tag }: Named): void {
  if (tag === undefined || (known && tagOf(known.object) === tag)) return
  throw conflictOf('changedMeanwhile')
}

function findNamed(writer: Writer, { calendarId, name }: Named): Known | undefined {
  const [found] = readNamed(writer, calendarId, [name])
  return found?.head ? { object: found.object, head: found.head } : undefined
}

/** @throws AppError invalid at `text` for what is not one event with its times */
function planOne(writer: Writer, { context }: EventMeans, sent: Sent): PlannedSeries {
  const kind = kindOf(sent.text)
  if (kind !== 'VEVENT') throw invalidText(kind === undefined ? 'invalid' : 'otherComponent')
  const { calendarId, text } = sent
  const { series, refused } = planImport(writer, context, calendarId, text, { isWhole: true })
  const [first, ...others] = series
  const [problem] = refused
  if (others.length > 0) throw invalidText('severalEvents')
  if (first && !problem) return first
  throw invalidText(problem?.problem === 'noUid' ? 'severalEvents' : 'invalid')
}

/** What a text is about: its first component but time zones. */
function kindOf(text: string): string | undefined {
  const kinds = [...text.matchAll(/^BEGIN:\s*(\w+)/gim)].map(([, kind = '']) => kind.toUpperCase())
  const inTimeZone = ['VCALENDAR', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']
  return kinds.find((kind) => !inTimeZone.includes(kind))
}

function invalidText(key: 'invalid' | 'otherComponent' | 'severalEvents'): AppError {
  return new AppError('invalid', key, {
    fields: { text: { key: 'invalid' } },
    detail: { reason: key },
  })
}

/** An event keeps its UID, and is in its calendar by one name. @throws AppError conflict */
function requireSameEvent(known: Known | undefined, series: PlannedSeries): void {
  if (series.known?.id !== known?.head.id) throw conflictOf('alreadyTaken')
}

/** Gives the event's id, whether something is another than before, and the rows that the text is of. */
function writeSeries(writer: Writer, { context }: EventMeans, series: PlannedSeries) {
  const { known, uid } = series
  const seriesId = known?.id ?? insertEvent(writer, context, { ...series.values, uid })
  const ids = [{ id: seriesId, place: series.place }]
  let hasChanged = !known
  if (known && !isSame(series)) {
    changeEvent(writer, context, known, series.values)
    hasChanged = true
  }
  const kept = new Set(series.parts.map((part) => part.known?.id))
  const there = known ? readChanged(writer, [known.id]) : []
  const isOut = isOutOfReach(context, series.values)
  for (const part of there.filter((one) => !kept.has(one.id) && !isOut(one))) {
    deleteEvent(writer, part)
    hasChanged = true
  }
  for (const part of series.parts) {
    const values = { ...part.values, seriesId }
    if (part.known && !isSame(part)) changeEvent(writer, context, part.known, values)
    const id = part.known?.id ?? insertEvent(writer, context, { ...values, uid })
    ids.push({ id, place: part.place })
    if (!part.known || !isSame(part)) hasChanged = true
  }
  const rows = ids.flatMap(({ id, place }): PlacedRow[] => {
    const row = findEvent(writer, id)
    return row ? [{ row, place }] : []
  })
  return { id: seriesId, hasChanged, rows }
}
