import type { Booking } from '#contract/communication/booking-pages.ts'
import type { BookingInput } from '#contract/communication/public-bookings.ts'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isSuppressed } from '../../firm/outbound/index.ts'
import {
  addAppointment,
  calendarFacts,
  type EventMeans,
  moveAppointment,
  removeAppointment,
  seesWhole,
} from '../calendar/index.ts'
import { isChangeable } from './free-times.ts'
import { findFreeTime } from './offer.ts'
import {
  type BookingRow,
  bookingsOf,
  countAhead,
  countFrom,
  countOfGuest,
  findJustBooked,
  getBookingRow,
  getPage,
  type PageRow,
} from './reader.ts'
import { tell } from './tell.ts'
import { changeBooking, insertBooking } from './writer.ts'

const entity = 'booking'
/** Appointments ahead that one address of mail may have, in all and of one page. */
const maxOfGuest = 5
const maxOfGuestOnPage = 3
/** What one place of the network may book in a day, in all and of one page. */
const maxFromPlace = 20
const maxFromPlaceOnPage = 6
const daySeconds = 86_400

type Typed = Omit<BookingInput, 'consent' | 'website'>

/**
 * Takes a free time: the appointment stands in a calendar, whoever booked gets a mail and whoever it
 * is with a notice, all in one transaction. So two can't take the same time. A form that
 * was sent twice is given what it made the first time.
 * @throws AppError conflict with the reason `timeTaken`; invalid at `email` for an address with many
 * appointments ahead, or that mail came back from; rate_limited for a place that booked many today
 */
export function book(writer: Writer, { context, origin }: EventMeans, page: PageRow, typed: Typed) {
  const again = findJustBooked(writer, page.id, typed, context)
  if (again) return again
  requireRoom(writer, context, page, typed.email)
  const time = findFreeTime(writer, context, page, typed.startsAt)
  if (!time) throw conflictOf('timeTaken')
  const { startsAt, endsAt } = time
  const calendarId = leastTaken(writer, context, page, time.calendarIds)
  const { name, email, phone, note, language, timeZone } = typed
  const eventId = addAppointment(writer, context, {
    calendarId,
    title: `${name} · ${page.name}`,
    place: page.place,
    description: [email, phone, note].filter((line) => line !== '').join('\n'),
    startsAt,
    endsAt,
    timeZone: page.timeZone,
  })
  const guest = { name, email, phone, note, language, timeZone }
  const address = context.actor.address ?? ''
  const row = insertBooking(writer, context, {
    ...guest,
    pageId: page.id,
    calendarId,
    eventId,
    startsAt,
    endsAt,
    address,
  })
  writer.audit({
    entity,
    entityId: row.id,
    action: 'create',
    title: page.name,
    after: { startsAt },
  })
  tell(writer, { context, origin }, row, 'booked')
  return row
}

/**
 * Moves an appointment to another free time, by whoever booked it.
 * @throws AppError conflict with the reason `bookingCancelled`, `tooLateToChange` or `timeTaken`
 */
export function moveByGuest(
  writer: Writer,
  means: EventMeans,
  row: BookingRow,
  startsAt: string,
): BookingRow {
  const page = requireChangeable(writer, means.context, row)
  const time = findFreeTime(writer, means.context, page, startsAt, row)
  if (!time) throw conflictOf('timeTaken')
  if (time.startsAt === row.startsAt) return row
  const stays = time.calendarIds.includes(row.calendarId)
  const calendarId = stays
    ? row.calendarId
    : leastTaken(writer, means.context, page, time.calendarIds)
  const to = { startsAt: time.startsAt, endsAt: time.endsAt, calendarId }
  const { eventId } = row
  if (eventId) {
    moveAppointment(writer, means.context, eventId, { ...to, timeZone: page.timeZone })
  }
  return noteMove(writer, means, row, to, 'guest')
}

type Moved = Pick<BookingRow, 'startsAt' | 'endsAt' | 'calendarId'>

/** Follows an appointment whose event stands at another time, and tells the other side. */
export function noteMove(
  writer: Writer,
  means: EventMeans,
  row: BookingRow,
  to: Moved,
  by: 'guest' | 'firm',
): BookingRow {
  const after = changeBooking(writer, means.context, row.id, { ...to, remindedAt: null })
  const before = { startsAt: row.startsAt }
  writer.audit({
    entity,
    entityId: row.id,
    action: 'update',
    before,
    after: { startsAt: to.startsAt },
  })
  if (to.startsAt !== row.startsAt || to.endsAt !== row.endsAt) {
    tell(writer, means, after, by === 'guest' ? 'movedByGuest' : 'moved')
  }
  return after
}

/** @throws AppError conflict with the reason `bookingCancelled` or `tooLateToChange` */
export function cancelByGuest(writer: Writer, means: EventMeans, row: BookingRow, reason: string) {
  requireChangeable(writer, means.context, row)
  return end(writer, means, row, { reason, by: 'guest' })
}

/**
 * Cancels an appointment, by somebody who may write in its calendar.
 * @throws AppError not_found; forbidden where its calendar is only shown; conflict where it is
 * cancelled or over
 */
export function cancelByMember(
  writer: Writer,
  means: EventMeans,
  id: string,
  reason: string,
): Booking {
  const { context } = means
  const row = getSeen(writer, context, id)
  if (row.state === 'cancelled') throw conflictOf('bookingCancelled')
  if (Date.parse(row.endsAt) <= context.now.getTime()) throw conflictOf('bookingOver')
  return toBooking(writer, end(writer, means, row, { reason, by: 'firm' }))
}

/** Cancels an appointment whose event was deleted in the calendar. */
export function endWithEvent(writer: Writer, means: EventMeans, row: BookingRow): void {
  end(writer, means, { ...row, eventId: null }, { reason: '', by: 'firm' })
}

function end(
  writer: Writer,
  means: EventMeans,
  row: BookingRow,
  { reason, by }: { reason: string; by: 'guest' | 'firm' },
): BookingRow {
  if (row.eventId) removeAppointment(writer, row.eventId)
  const after = changeBooking(writer, means.context, row.id, {
    state: 'cancelled',
    eventId: null,
    reason,
  })
  writer.audit({ entity, entityId: row.id, action: 'cancel', detail: reason })
  tell(writer, means, after, by === 'guest' ? 'cancelledByGuest' : 'cancelled')
  return after
}

/** An appointment that the caller sees whole. @throws AppError not_found */
export function getSeen(reader: Reader, context: Pick<FirmContext, 'actor'>, id: string) {
  const row = getBookingRow(reader, id)
  if (!seesWhole(reader, context.actor, row.calendarId)) {
    throw new AppError('not_found', 'No such booking')
  }
  return row
}

/** The appointments of a page in calendars that the caller sees whole. @throws AppError not_found */
export function listBookings(reader: Reader, context: FirmContext, pageId: string) {
  const { id } = getPage(reader, pageId)
  const { ahead, past } = bookingsOf(reader, id, context.now)
  const isSeen = ({ calendarId }: BookingRow) => seesWhole(reader, context.actor, calendarId)
  const shown = (rows: BookingRow[]) => rows.filter(isSeen).map((row) => toBooking(reader, row))
  return { ahead: shown(ahead), past: shown(past) }
}

export function toBooking(reader: Reader, row: BookingRow): Booking {
  const { id, pageId, eventId, name, email, phone, note, startsAt, endsAt, state } = row
  const { reason, createdAt } = row
  const calendarName = calendarFacts(reader, row.calendarId)?.name ?? ''
  const pageName = getPage(reader, pageId).name
  const guest = { name, email, phone, note }
  return {
    id,
    pageId,
    pageName,
    calendarName,
    eventId,
    ...guest,
    startsAt,
    endsAt,
    state,
    reason,
    createdAt,
  }
}

function requireChangeable(reader: Reader, { now }: FirmContext, row: BookingRow): PageRow {
  if (row.state === 'cancelled') throw conflictOf('bookingCancelled')
  const page = getPage(reader, row.pageId)
  if (!isChangeable(row.startsAt, page.noticeHours, now.getTime())) {
    throw conflictOf('tooLateToChange')
  }
  return page
}

function requireRoom(
  reader: Reader,
  { actor, now }: FirmContext,
  { id: pageId }: PageRow,
  email: string,
): void {
  if (isSuppressed(reader, email)) throw invalidField('email', 'addressBounced')
  const hasMany =
    countOfGuest(reader, email, now) >= maxOfGuest ||
    countOfGuest(reader, email, now, pageId) >= maxOfGuestOnPage
  if (hasMany) throw invalidField('email', 'tooManyBookings')
  const { address } = actor
  if (!address) return
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  const isBusy =
    countFrom(reader, address, since) >= maxFromPlace ||
    countFrom(reader, address, since, pageId) >= maxFromPlaceOnPage
  if (!isBusy) return
  throw new AppError('rate_limited', 'Many bookings from one place', {
    retryAfterSeconds: daySeconds,
  })
}

/** Of the free calendars, the one with the fewest appointments of the page ahead; the first of equals. */
function leastTaken(
  reader: Reader,
  { now }: FirmContext,
  page: PageRow,
  calendarIds: readonly string[],
): string {
  const counted = calendarIds.map((id) => ({ id, ahead: countAhead(reader, page.id, now, id) }))
  const [least] = counted.sort((a, b) => a.ahead - b.ahead)
  if (!least) throw conflictOf('timeTaken')
  return least.id
}
