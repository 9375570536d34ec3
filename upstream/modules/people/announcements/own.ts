import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { OwnAnnouncement } from '#contract/people/announcements.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { findPresent, isEmployedOn, type StoredEmployee } from '../employees/index.ts'
import { getAnnouncement, type StoredAnnouncement, storedAnnouncement } from './announcements.ts'
import { announcementReadsTable } from './tables.ts'

/** What is announced today to whoever asks, the newest first; a key of the API is told nothing. */
export function listOwnAnnouncements(reader: Reader, firm: FirmContext): OwnAnnouncement[] {
  const employee = findAsker(reader, firm)
  if (!employee) return []
  const today = firmDate(reader, firm)
  return reader.sql
    .exec(
      `select * from announcements
       where is_archived = 0 and from_date <= ? and (until_date = '' or until_date >= ?)
       order by from_date desc, id desc`,
      ...[today, today],
    )
    .toArray()
    .map(storedAnnouncement)
    .map((row) => shown(reader, row, employee.id))
}

/** Says that whoever asks has read one. @throws AppError not_found for one that is not announced to them */
export function confirmAnnouncement(
  writer: Writer,
  firm: FirmContext,
  { announcementId }: { announcementId: string },
): OwnAnnouncement {
  const employee = findAsker(writer, firm)
  const row = getAnnouncement(writer, announcementId)
  const isShown = listOwnAnnouncements(writer, firm).some(({ id }) => id === announcementId)
  if (!employee || !isShown) throw new AppError('not_found', 'No such announcement')
  const kept = { announcementId, employeeId: employee.id, readAt: firm.now.toISOString() }
  const before = readAtOf(writer, announcementId, employee.id)
  if (row.asksConfirmation && before === null) {
    writer.db.insert(announcementReadsTable).values(kept).run()
    writer.audit({
      ...{ entity: 'announcement', entityId: row.id, action: 'confirmReading', title: row.title },
      detail: employee.name,
    })
  }
  return shown(writer, row, employee.id)
}

/** The employee that whoever asks is today; one that was archived is none. */
function findAsker(reader: Reader, firm: FirmContext): StoredEmployee | undefined {
  const employee = findPresent(reader, firm)
  return employee && isEmployedOn(employee, firmDate(reader, firm)) ? employee : undefined
}

function shown(
  reader: Reader,
  { id, title, text, fromDate, asksConfirmation }: StoredAnnouncement,
  employeeId: string,
): OwnAnnouncement {
  const readAt = readAtOf(reader, id, employeeId)
  return { id, title, text, fromDate, asksConfirmation, readAt }
}

function readAtOf({ db }: Reader, announcementId: string, employeeId: string): string | null {
  const table = announcementReadsTable
  const isMeant = and(eq(table.announcementId, announcementId), eq(table.employeeId, employeeId))
  return db.select().from(table).where(isMeant).get()?.readAt ?? null
}
