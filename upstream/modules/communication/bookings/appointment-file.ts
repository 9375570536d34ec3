import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { appointmentFile, toIcsFile } from '../calendar/index.ts'
import { type BookingRow, getPage } from './reader.ts'

/**
 * An appointment for the calendar of whoever booked it.
 * @throws AppError not_found for one that was cancelled
 */
export function fileOf(reader: Reader, row: BookingRow): File {
  const page = getPage(reader, row.pageId)
  const { tradeName, legalName, email } = getFirmProfile(reader)
  const firm = tradeName || legalName
  const text =
    row.eventId &&
    appointmentFile(reader, row.eventId, {
      title: `${page.name} · ${firm}`,
      place: page.place,
      organizer: { name: firm, email },
      guest: { name: row.name, email: row.email },
    })
  if (!text) throw new AppError('not_found', 'No such booking')
  return toIcsFile(page.name, text)
}
