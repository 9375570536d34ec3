import {
  type BookingChoices,
  type BookingPage,
  BookingPageInput,
  bookingPagesContract,
} from '#contract/communication/booking-pages.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { calendarFacts, writableCalendars } from '../calendar/index.ts'
import { bookingPageList, bookingPageRow } from './list.ts'
import { getPage, type PageRow, pageInput, toBookingPage } from './reader.ts'
import { bookingPagesTable } from './tables.ts'

/** Pages to book on. An archived one has no address; appointments stay. */
export const bookingPages = defineRegister({
  kind: 'bookingPage',
  contract: bookingPagesContract,
  table: bookingPagesTable,
  list: bookingPageList,
  row: bookingPageRow,
  record: toBookingPage,
  labelOf: ({ name }) => name,
  found: ({ name, description, place }) => ({
    words: { name, description },
    subtitle: place,
    text: description,
  }),
  reach: 'whole',
  guard: requireOwn,
  prepare,
  history: (_, page) => BookingPageInput.parse(page),
})

function prepare(
  writer: Writer,
  firm: FirmContext,
  { calendarIds, hours, ...input }: BookingPageInput,
  before?: PageRow,
): Prepared {
  const isWritable = writableIn(writer, firm)
  if (!calendarIds.every(isWritable)) throw invalidField('calendarIds', 'unknownCalendar')
  const kept = { calendarIds: JSON.stringify(calendarIds), hours: JSON.stringify(hours) }
  return { columns: { ...input, ...kept, ...(!before && { publicSecret: newSecret() }) } }
}

/** What the form of a page offers. */
export function bookingChoices(reader: Reader, context: FirmContext): BookingChoices {
  const { timeZone, language } = getFirmProfile(reader)
  return { calendars: writableCalendars(reader, context), timeZone, language }
}

/** Gives a page another address. @throws AppError not_found, forbidden */
export function renewLink(writer: Writer, context: FirmContext, id: string): BookingPage {
  const before = getPage(writer, id)
  requireOwn(writer, context, before)
  const change = { publicSecret: newSecret(), version: before.version + 1 }
  bookingPages.change(writer, context, id, change)
  writer.audit({ entity: 'bookingPage', entityId: id, action: 'share', title: before.name })
  return toBookingPage(writer, context, bookingPages.get(writer, id))
}

/** @throws AppError forbidden for a page of which a calendar is closed to the caller */
function requireOwn(reader: Reader, context: FirmContext, row: PageRow): void {
  const isWritable = writableIn(reader, context)
  const kept = pageInput(row).calendarIds.filter((one) => calendarFacts(reader, one))
  if (!kept.every(isWritable)) {
    throw new AppError('forbidden', 'The booking page uses calendars of other people')
  }
}

function writableIn(reader: Reader, context: FirmContext): (id: string) => boolean {
  const known = new Set(writableCalendars(reader, context).map(({ id }) => id))
  return (id) => known.has(id)
}
