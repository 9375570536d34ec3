import type {
  BookingChoices,
  BookingPage,
  BookingPageInput,
} from '#contract/communication/booking-pages.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { calendarFacts, writableCalendars } from '../calendar/index.ts'
import { getPage, type PageRow, pageInput, toBookingPage } from './reader.ts'
import { changePage, insertPage } from './writer.ts'

const entity = 'bookingPage'

/** What the form of a page offers. */
export function bookingChoices(reader: Reader, context: FirmContext): BookingChoices {
  const { timeZone, language } = getFirmProfile(reader)
  return { calendars: writableCalendars(reader, context), timeZone, language }
}

/** @throws AppError invalid at `calendarIds` for one that the caller may not write in */
export function createPage(
  writer: Writer,
  context: FirmContext,
  input: BookingPageInput,
): BookingPage {
  requireWritable(writer, context, input.calendarIds)
  const id = insertPage(writer, context, input)
  writer.audit({ entity, entityId: id, action: 'create', title: input.name, after: input })
  return shown(writer, context, id)
}

/**
 * @throws AppError not_found; forbidden for a page of calendars that the caller may not write in;
 * invalid at `calendarIds`; conflict with the newer version as `detail.current`
 */
export function updatePage(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: BookingPageInput & { version: number },
): BookingPage {
  const before = getOwnPage(writer, context, id)
  if (before.version !== version) {
    const current = toBookingPage(writer, context.firmId, before)
    throw new AppError('conflict', 'Changed meanwhile', { detail: { current } })
  }
  requireWritable(writer, context, input.calendarIds)
  changePage(writer, context, before, { input })
  writer.audit({
    entity,
    entityId: id,
    action: 'update',
    title: input.name,
    before: pageInput(before),
    after: input,
  })
  return shown(writer, context, id)
}

/**
 * Closes a page, whose address is dead while it is archived, or opens it again. Appointments stay.
 * @throws AppError not_found, forbidden
 */
export function archivePage(
  writer: Writer,
  context: FirmContext,
  id: string,
  isArchived: boolean,
): BookingPage {
  const before = getOwnPage(writer, context, id)
  if (before.isArchived !== isArchived) {
    changePage(writer, context, before, { isArchived })
    const action = isArchived ? 'archive' : 'restore'
    writer.audit({ entity, entityId: id, action, title: before.name })
  }
  return shown(writer, context, id)
}

/** Gives a page another address. @throws AppError not_found, forbidden */
export function renewLink(writer: Writer, context: FirmContext, id: string): BookingPage {
  const before = getOwnPage(writer, context, id)
  changePage(writer, context, before, { publicSecret: newSecret() })
  writer.audit({ entity, entityId: id, action: 'share', title: before.name })
  return shown(writer, context, id)
}

/** What can be done to many at once. */
export const pageBulk = {
  steps: {
    archive: (writer: Writer, context: FirmContext, id: string) =>
      archivePage(writer, context, id, true),
    restore: (writer: Writer, context: FirmContext, id: string) =>
      archivePage(writer, context, id, false),
  },
  labelOf: (reader: Reader, id: string) => getPage(reader, id).name,
}

function shown(reader: Reader, { firmId }: FirmContext, id: string): BookingPage {
  return toBookingPage(reader, firmId, getPage(reader, id))
}

/** A page that the caller may change: one none of whose calendars is closed to them. */
function getOwnPage(reader: Reader, context: FirmContext, id: string): PageRow {
  const row = getPage(reader, id)
  const isWritable = writableIn(reader, context)
  const kept = pageInput(row).calendarIds.filter((one) => calendarFacts(reader, one))
  if (!kept.every(isWritable)) {
    throw new AppError('forbidden', 'A page of calendars of others')
  }
  return row
}

function requireWritable(reader: Reader, context: FirmContext, ids: readonly string[]): void {
  const isWritable = writableIn(reader, context)
  if (!ids.every(isWritable)) throw invalidField('calendarIds', 'unknownCalendar')
}

function writableIn(reader: Reader, context: FirmContext): (id: string) => boolean {
  const known = new Set(writableCalendars(reader, context).map(({ id }) => id))
  return (id) => known.has(id)
}
