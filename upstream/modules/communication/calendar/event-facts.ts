import { AppError } from '#contract/core/errors.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { accessTo, isHiddenFrom } from './access.ts'
import { type Answer, type Person, writeCalendar } from './ics/write-calendar.ts'
import { type EventRow, findCalendar, findEvent, readChanged } from './reader.ts'
import { changeEvent } from './writer.ts'

/**
 * An event as it is kept, and those of its times that were changed alone, by the rule's time.
 * @throws AppError not_found
 */
export function eventRows(reader: Reader, id: string): { event: EventRow; changed: EventRow[] } {
  const event = findEvent(reader, id)
  if (!event) throw new AppError('not_found', 'No such event')
  const changed = readChanged(reader, [id]).sort((a, b) =>
    (a.seriesStart ?? '').localeCompare(b.seriesStart ?? ''),
  )
  return { event, changed }
}

/** Whether somebody sees more of an event than that it takes time. */
export function seesEventWhole(
  reader: Reader,
  person: Pick<Actor, 'userId' | 'role' | 'custom'>,
  eventId: string,
): boolean {
  const row = findEvent(reader, eventId)
  const calendar = row && findCalendar(reader, row.calendarId)
  if (!row || !calendar) return false
  const access = accessTo(calendar, person)
  return access !== 'none' && !isHiddenFrom(person, access, row)
}

type Invited = {
  people: { organizer: Person; guests: readonly (Person & { answer: Answer })[] } | undefined
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
}

/** An event with its changed times as an invitation has it; guests keep reminders of their own. */
export function invitationFile(rows: readonly EventRow[], { people, method }: Invited): string {
  const events = rows.map((row) => {
    const shown = { ...row, reminders: '[]', visibility: 'calendar' as const }
    return { row: shown, categories: [], ...(people && { people }) }
  })
  return writeCalendar({ name: '', events, method })
}

/**
 * Counts an event two SEQUENCEs further without another change: one for the end of an invitation to it,
 * and one more, so that whoever is invited again is sent a higher one. Nothing for an event that is deleted.
 */
export function raiseSequence(writer: Writer, context: FirmContext, id: string): void {
  const row = findEvent(writer, id)
  if (row) changeEvent(writer, context, { ...row, version: row.version + 1 }, {})
}
