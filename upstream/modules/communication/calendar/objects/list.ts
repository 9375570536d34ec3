import type { CalendarObject } from '#contract/communication/calendar-objects.ts'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { isHiddenFrom } from '../access.ts'
import { shownRows, toWritten } from '../ics/export.ts'
import { writeCalendar } from '../ics/write-calendar.ts'
import { shownCalendars } from '../list.ts'
import type { EventRow } from '../reader.ts'
import { lastChange, type ObjectRow, readNamed, readObjects, rowsOf } from './reader.ts'

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
  for (const { object, head } of readObjects(reader, asked.calendarId, since)) {
    if (head && isShown(head)) {
      if (isWithin(head, asked))
        objects.push({ name: object.name, tag: tagOf(object, isHidden(head)) })
    } else if (asked.since !== undefined) removed.push(object.name)
  }
  const names = new Set(objects.map(({ name }) => name))
  return { changeNumber, access, objects, removed: removed.filter((name) => !names.has(name)) }
}

/** Objects of some names as texts of iCalendar. @throws AppError not_found for the calendar */
export function readObjectTexts(
  reader: Reader,
  context: FirmContext,
  { calendarId, names }: { calendarId: string; names: readonly string[] },
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
  return found.map(({ object, head }) => {
    const shown = shownRows(rows.get(head.id) ?? [head], isHidden)
    const events = toWritten(reader, shown, isHidden)
    const text = writeCalendar({ name: '', events, method: null })
    return { name: object.name, tag: tagOf(object, isHidden(head)), text }
  })
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
  return (row: EventRow) => row.isBusy || !isHidden(row)
}

/** A series counts from its first time to its last, whether or not one of them is within. */
function isWithin({ startsAt, overAt }: EventRow, { from, to }: Asked): boolean {
  return (from === undefined || overAt > from) && (to === undefined || startsAt < to)
}
