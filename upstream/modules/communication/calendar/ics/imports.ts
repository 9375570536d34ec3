import type { CalendarImport } from '#contract/communication/calendar-files.ts'
import { maxIcsBytes } from '#contract/communication/calendar-files.ts'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { inSteps } from '../../../../core/breathe.ts'
import { decodeLines } from '../../../../core/content-line.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../../firm/store.ts'
import { requireWrite } from '../access.ts'
import { findCalendar, findEvent, readChanged } from '../reader.ts'
import { changeEvent, deleteEvent, insertEvent } from '../writer.ts'
import {
  changeImport,
  deleteImport,
  findImport,
  type ImportRow,
  insertImport,
  notedEvents,
  noteEvent,
  readImports,
} from './import-rows.ts'
import { isSame, type Plan, type PlannedEvent, planImport, planSteps } from './plan-import.ts'

const shownRefusals = 100
const shownEvents = 12

/** Bytes of a file as text; what is not UTF-8 is taken for Latin-1, as old programs write it. */
export function textOfFile(bytes: ArrayBuffer): string {
  if (bytes.byteLength === 0) throw invalidField('file', 'fileEmpty')
  if (bytes.byteLength > maxIcsBytes) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxIcsBytes / 1_000_000 })
  }
  const text = decodeLines(new Uint8Array(bytes))
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text
}

type Sent = { calendarId: string; fileName: string; contents: string }

/**
 * Keeps a file to be looked at; none of its events is taken.
 * @throws AppError not_found or forbidden for the calendar; invalid at `file`
 */
export async function openImport(
  store: Store,
  context: FirmContext,
  sent: Sent,
): Promise<CalendarImport> {
  const { calendarId, contents } = sent
  requireWrite(findCalendar(store.reader, calendarId), context.actor)
  const plan = await inSteps(planSteps(store.reader, context, calendarId, contents))
  const fileName = sent.fileName.slice(0, 200)
  return store.transact(context, (writer) => {
    requireWrite(findCalendar(writer, calendarId), context.actor)
    const id = insertImport(writer, context, { ...sent, ...countsOf(plan), fileName })
    return toImport(getOwn(writer, context, id), plan)
  })
}

/** The caller's last files. */
export function listImports(reader: Reader, { actor }: FirmContext) {
  return readImports(reader, actor.userId).map((row) => toImport(row))
}

/** What a file would bring, or brought. @throws AppError not_found for another's, too */
export async function getImport(
  reader: Reader,
  context: FirmContext,
  id: string,
): Promise<CalendarImport> {
  const row = getOwn(reader, context, id)
  if (row.state !== 'open') return toImport(row)
  const plan = await inSteps(planSteps(reader, context, row.calendarId, row.contents))
  return toImport({ ...row, ...countsOf(plan) }, plan)
}

/**
 * Takes the events of a file, as they would be taken now.
 * @throws AppError not_found, forbidden; conflict when it was taken already
 */
export async function commitImport(
  store: Store,
  context: FirmContext,
  id: string,
): Promise<CalendarImport> {
  const planned = await planAhead(store, context, id)
  return store.transact(context, (writer) => takeImport(writer, context, id, planned))
}

/** The plan of an import that is open, made in steps; undefined where something else was written meanwhile. */
async function planAhead(
  store: Store,
  context: FirmContext,
  id: string,
): Promise<Plan | undefined> {
  const row = findImport(store.reader, id)
  if (row?.createdBy !== context.actor.userId || row.state !== 'open') return undefined
  const { transactions } = store
  const plan = await inSteps(planSteps(store.reader, context, row.calendarId, row.contents))
  return store.transactions === transactions ? plan : undefined
}

function takeImport(
  writer: Writer,
  context: FirmContext,
  id: string,
  planned: Plan | undefined,
): CalendarImport {
  const row = requireOpen(getOwn(writer, context, id))
  requireWrite(findCalendar(writer, row.calendarId), context.actor)
  const plan = planned ?? planImport(writer, context, row.calendarId, row.contents)
  for (const series of plan.series) {
    const seriesId = take(writer, context, id, series)
    for (const part of series.parts) {
      take(writer, context, id, { ...part, values: { ...part.values, seriesId } })
    }
  }
  const counts = countsOf(plan)
  changeImport(writer, id, { ...counts, state: 'done', contents: '' })
  const after = { fileName: row.fileName, ...counts }
  writer.audit({ entity: 'calendar', entityId: row.calendarId, action: 'import', after })
  return toImport(getOwn(writer, context, id), plan)
}

/** Gives the event's id. */
function take(writer: Writer, context: FirmContext, importId: string, planned: PlannedEvent) {
  const { uid, values, known } = planned
  if (known && isSame(planned)) return known.id
  if (known) changeEvent(writer, context, known, values)
  const eventId = known?.id ?? insertEvent(writer, context, { ...values, uid })
  const before = known ? JSON.stringify(known) : null
  noteEvent(writer, { importId, eventId, before, version: known ? known.version + 1 : 1 })
  return eventId
}

/**
 * Takes the new events away and brings the changed ones back; what somebody touched since stays.
 * @throws AppError not_found, forbidden; conflict for what was not taken, or taken back already
 */
export function undoImport(writer: Writer, context: FirmContext, id: string) {
  const row = getOwn(writer, context, id)
  if (row.state !== 'done') throw conflictOf('alreadyTaken')
  requireWrite(findCalendar(writer, row.calendarId), context.actor)
  const noted = notedEvents(writer, id)
  const untouched = new Set(
    noted
      .filter(({ eventId, version }) => findEvent(writer, eventId)?.version === version)
      .map(({ eventId }) => eventId),
  )
  const counts = { removed: 0, restored: 0, kept: 0 }
  // Changed times before their series: an event that goes takes them along.
  for (const { eventId, before } of [...noted].reverse()) {
    const event = findEvent(writer, eventId)
    const parts = event ? readChanged(writer, [eventId]) : []
    const isOurs = untouched.has(eventId) && parts.every((part) => untouched.has(part.id))
    if (!event || (before === null ? !isOurs : !untouched.has(eventId))) counts.kept += 1
    else if (before === null) {
      deleteEvent(writer, event)
      counts.removed += 1
    } else {
      const { rowNumber: _, id: __, version: ___, ...values } = JSON.parse(before)
      changeEvent(writer, context, event, values)
      counts.restored += 1
    }
  }
  changeImport(writer, id, { state: 'undone' })
  writer.audit({ entity: 'calendar', entityId: row.calendarId, action: 'undo', after: counts })
  return counts
}

/** @throws AppError not_found; conflict for what was taken */
export function discardImport(writer: Writer, context: FirmContext, id: string): { id: string } {
  requireOpen(getOwn(writer, context, id))
  deleteImport(writer, id)
  return { id }
}

function getOwn(reader: Reader, { actor }: FirmContext, id: string): ImportRow {
  const row = findImport(reader, id)
  if (row?.createdBy !== actor.userId) throw new AppError('not_found', 'No such import')
  return row
}

function requireOpen(row: ImportRow): ImportRow {
  if (row.state !== 'open') throw conflictOf('alreadyTaken')
  return row
}

function countsOf({ series }: Plan) {
  const events = series.flatMap((one) => [one, ...one.parts])
  const same = events.filter(isSame).length
  const added = events.filter(({ known }) => !known).length
  return { added, changed: events.length - added - same, same }
}

function toImport(row: ImportRow, plan: Plan = { series: [], refused: [] }): CalendarImport {
  const { contents: _, createdBy: __, ...told } = row
  return {
    ...told,
    refused: plan.refused.slice(0, shownRefusals),
    refusedCount: plan.refused.length,
    sample: plan.series
      .filter((one) => !isSame(one))
      .slice(0, shownEvents)
      .map(({ values: { title, start, repeats }, known }) => ({
        title,
        start,
        isNew: !known,
        repeats: repeats !== '',
      })),
  }
}
