import type { Booking } from '#contract/communication/booking-pages.ts'
import type { BookingInput } from '#contract/communication/public-bookings.ts'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { hooks } from '../../../core/hooks.ts'
import { networkPrefixOf } from '../../../firm/few-from-place.ts'
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
  countAsked,
  countFrom,
  countOfGuest,
  findJustBooked,
  getBookingRow,
  getPage,
  type PageRow,
} from './reader.ts'
import { askToConfirm, isOver, tell } from './tell.ts'
import { changeBooking, insertBooking } from './writer.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What follows when somebody has booked an appointment, in the same transaction. */
    bookingMade: (writer: Writer, context: FirmContext, booking: { email: string }) => void
  }
}

const entity = 'booking'
/** Appointments ahead that one address of mail may have, in all and of one page. */
const maxOfGuest = 5
const maxOfGuestOnPage = 3
/** What one place of the network may book in a day, in all and of one page. */
const maxFromPlace = 20
const maxFromPlaceOnPage = 6
/** What waits to be confirmed under one address of mail, and of one page, in a day. */
const maxAskedOfGuest = 3
const maxAskedOnPage = 100
/** The same of one network on one page, which may have many addresses. */
const maxAskedFromNetwork = 12
/** What waits blocks nobody from elsewhere, up to so many mails to strangers in the firm's name. */
const maxAskedInAll = 400
const daySeconds = 86_400

type Typed = Omit<BookingInput, 'consent' | 'website'>

/**
 * Asks for a free time: it is written down and mailed to the address that was typed, of which nobody
 * knows whose it is. So nothing is taken, and nobody else is told, before the mail's link is pressed.
 * A form that was sent twice is one.
 * @throws AppError conflict with the reason `timeTaken`; invalid at `email` for an address with many
 * appointments ahead or asked for, or that mail came back from; rate_limited for a place that asked
 * for many today, a page that many asked today, and a firm that mails no more today
 */
export function ask(writer: Writer, means: EventMeans, page: PageRow, typed: Typed): void {
  const { context } = means
  if (findJustBooked(writer, page.id, typed, context)) return
  requireRoom(writer, context, page, typed.email)
  const time = findFreeTime(writer, context, page, typed.startsAt)
  if (!time) throw conflictOf('timeTaken')
  const { name, email, phone, note, language, timeZone } = typed
  const row = insertBooking(writer, context, {
    ...{ name, email, phone, note, language, timeZone },
    pageId: page.id,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    address: context.actor.address ?? '',
  })
  askToConfirm(writer, means, row)
}

/**
 * Takes the time that was asked for: the appointment stands in a calendar, whoever booked gets a mail
 * and whoever it is with a notice, all in one transaction. So two can't take the same time.
 * @throws AppError conflict with the reason `timeTaken`, `bookingCancelled` or `bookingExpired`;
 * invalid at `email` as for `ask`
 */
export function confirm(writer: Writer, means: EventMeans, row: BookingRow): BookingRow {
  const { context } = means
  if (row.state === 'booked') return row
  if (row.state === 'cancelled') throw conflictOf('bookingCancelled')
  if (isOver(row, context.now)) throw conflictOf('bookingExpired')
  const page = getPage(writer, row.pageId)
  requireFewOf(writer, context, page, row.email)
  const time = page.isArchived ? undefined : findFreeTime(writer, context, page, row.startsAt)
  if (!time) throw conflictOf('timeTaken')
  const calendarId = leastTaken(writer, context, page, time.calendarIds)
  const { name, email, phone, note } = row
  const { startsAt, endsAt } = time
  const eventId = addAppointment(writer, context, {
    calendarId,
    title: `${name} · ${page.name}`,
    place: page.place,
    description: [email, phone, note].filter((line) => line !== '').join('\n'),
    startsAt,
    endsAt,
    timeZone: page.timeZone,
  })
  const booked = { state: 'booked', calendarId, eventId, startsAt, endsAt } as const
  const after = changeBooking(writer, context, row.id, booked)
  const title = page.name
  writer.audit({ entity, entityId: row.id, action: 'create', title, after: { startsAt } })
  tell(writer, means, after, 'booked')
  for (const follow of hooks('bookingMade')) follow(writer, context, after)
  return after
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
  if (row.state === 'asked') throw conflictOf('bookingNotConfirmed')
  const page = getPage(reader, row.pageId)
  if (!isChangeable(row.startsAt, page.noticeHours, now.getTime())) {
    throw conflictOf('tooLateToChange')
  }
  return page
}

/** Nobody has many appointments ahead under one address. @throws AppError invalid */
function requireFewOf(
  reader: Reader,
  { now }: FirmContext,
  { id: pageId }: PageRow,
  email: string,
): void {
  if (isSuppressed(reader, email)) throw invalidField('email', 'addressBounced')
  const hasMany =
    countOfGuest(reader, email, now) >= maxOfGuest ||
    countOfGuest(reader, email, now, pageId) >= maxOfGuestOnPage
  if (hasMany) throw invalidField('email', 'tooManyBookings')
}

/** What a stranger could fill a page with, or have strangers mailed. @throws AppError invalid, rate_limited */
function requireRoom(reader: Reader, context: FirmContext, page: PageRow, email: string): void {
  requireFewOf(reader, context, page, email)
  const { actor, now } = context
  const pageId = page.id
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  if (countAsked(reader, { email }, since) >= maxAskedOfGuest) {
    throw invalidField('email', 'bookingsWait')
  }
  const { address = '' } = actor
  const asked = countAsked(reader, { pageId }, since)
  const near = countAsked(reader, { pageId, network: networkPrefixOf(address) }, since)
  const isBusy =
    asked >= (near > 0 ? maxAskedOnPage : maxAskedInAll) ||
    (address !== '' &&
      (near >= maxAskedFromNetwork ||
        countFrom(reader, address, since) >= maxFromPlace ||
        countFrom(reader, address, since, pageId) >= maxFromPlaceOnPage))
  if (!isBusy) return
  throw new AppError('rate_limited', 'Too many bookings from one network', {
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
