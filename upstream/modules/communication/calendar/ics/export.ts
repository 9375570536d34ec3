import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { isHiddenFrom, takesTime } from '../access.ts'
import { shownCalendars } from '../list.ts'
import { type EventRow, readCategories, readChanged, readEventsOf } from '../reader.ts'
import { getFound } from '../service.ts'
import { keptCategories } from './plan-import.ts'
import { type WrittenEvent, writeCalendar } from './write-calendar.ts'

/** The title of an event of which only the time is shown. */
const busyWord: Readonly<Record<Language, string>> = {
  en: 'Busy',
  de: 'Belegt',
  it: 'Occupato',
  ru: 'Занято',
  es: 'Ocupado',
}

/** At most so many events go into a file. */
const maxEvents = 5_000

/**
 * A calendar as a file, whole; of what is hidden from the caller, that the time is taken.
 * @throws AppError not_found
 */
export function exportCalendar(reader: Reader, { actor }: FirmContext, id: string): File {
  const calendar = shownCalendars(reader, actor).get(id)
  if (!calendar) throw new AppError('not_found', 'No such calendar')
  const rows = readEventsOf(reader, id, { since: '', limit: maxEvents })
  const name = calendar.name === '' ? calendar.ownerName : calendar.name
  const isHidden = (row: EventRow) => isHiddenFrom(actor, calendar.access, row)
  const events = toWritten(reader, rows, isHidden)
  return toFile(name, writeCalendar({ name, events }))
}

/** One event with all its times as a file. @throws AppError not_found, for a hidden one too */
export function exportEvent(reader: Reader, context: FirmContext, eventId: string): File {
  const { row, series } = getFound(reader, context, eventId)
  const head = series ?? row
  const { actor } = context
  const access = shownCalendars(reader, actor).get(head.calendarId)?.access ?? 'none'
  const isHidden = (one: EventRow) => isHiddenFrom(actor, access, one)
  if (isHidden(head)) throw new AppError('not_found', 'Only free and busy times are shown')
  const rows = shownRows([head, ...readChanged(reader, [head.id])], isHidden)
  return toFile(head.title, writeCalendar({ name: '', events: toWritten(reader, rows, isHidden) }))
}

/**
 * A series and its times that were changed alone, as somebody may know them: what is in another
 * calendar, or is hidden and takes no time, is left out of the series.
 * @param rows the series first
 */
export function shownRows(
  [head, ...parts]: readonly EventRow[],
  isHidden: (row: EventRow) => boolean,
): EventRow[] {
  if (!head) return []
  const isLeftOut = (part: EventRow) =>
    part.calendarId !== head.calendarId || (isHidden(part) && !takesTime(part))
  const leftOut = parts.filter(isLeftOut).flatMap(({ seriesStart }) => seriesStart ?? [])
  const skipped = JSON.stringify([...new Set([...JSON.parse(head.skipped), ...leftOut])])
  return [{ ...head, skipped }, ...parts.filter((part) => !isLeftOut(part))]
}

/** Rows as a file tells them. Hidden ones say in one word that the time is taken, or nothing where it is not. */
export function toWritten(
  reader: Reader,
  rows: readonly EventRow[],
  isHidden: (row: EventRow) => boolean,
): WrittenEvent[] {
  const categories = new Map(readCategories(reader).map(({ id, name }) => [id, name]))
  const word = busyWord[getFirmProfile(reader).language]
  return rows
    .filter((row) => takesTime(row) || !isHidden(row))
    .map((row) => {
      const own = categories.get(row.categoryId ?? '')
      const others = keptCategories(row)
      return {
        row,
        categories: own === undefined ? others : [own, ...others],
        ...(isHidden(row) && { hiddenAs: word }),
      }
    })
}

export function toFile(name: string, text: string): File {
  return new File([text], icsFileName(name), { type: 'text/calendar; charset=utf-8' })
}

/** What a file of iCalendar is called after what it is about. */
export function icsFileName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80)
  return `${plain || 'calendar'}.ics`
}
