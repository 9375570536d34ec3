import type { FirmContext, Writer } from '../../../firm/store.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { sendFromFirm, sendFromFirmOrNote } from '../../firm/mails/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { calendarFacts, type EventMeans } from '../calendar/index.ts'
import { type BookingRow, getPage } from './reader.ts'

export const reminderJob = 'bookings.remind'
export const forgetJob = 'bookings.forget'

/** As long as an appointment that was asked for waits to be confirmed. */
const confirmedWithinMs = 86_400_000
/** As long as the link of one that was not confirmed says so. */
export const deadLinkMs = 30 * 86_400_000

/** What happened to an appointment, and by whom; what the firm did needs no notice of it. */
export type Happened = 'booked' | 'movedByGuest' | 'moved' | 'cancelledByGuest' | 'cancelled'

const dayMs = 86_400_000

const mails = {
  booked: 'bookingConfirmed',
  movedByGuest: 'bookingMoved',
  moved: 'bookingMoved',
  cancelledByGuest: 'bookingCancelled',
  cancelled: 'bookingCancelled',
} as const

const notices = {
  booked: 'appointmentBooked',
  movedByGuest: 'appointmentMoved',
  cancelledByGuest: 'appointmentCancelled',
} as const

/**
 * Mails whoever booked, notifies whoever the appointment is with where a guest did it, and has the
 * reminder of the day before come at its time.
 */
export function tell(writer: Writer, means: EventMeans, row: BookingRow, happened: Happened): void {
  mail(writer, means, row, mails[happened])
  if (happened === 'booked' || happened === 'movedByGuest' || happened === 'cancelledByGuest') {
    notify(writer, means.context, row, notices[happened])
  }
  planReminder(writer, means.context, row)
}

/**
 * Mails the link that takes the time to the address that was typed, and forgets whose it is in a day.
 * @throws AppError rate_limited where the firm mails no more today
 */
export function askToConfirm(writer: Writer, means: EventMeans, row: BookingRow): void {
  sendFromFirm(writer, means, { mailKind: 'bookingAsked', recordId: row.id })
  forgetLater(writer, means.context.now, row.id, confirmedWithinMs)
}

/** Whether an appointment was asked for and nobody confirmed it in time. */
export function isOver(row: Pick<BookingRow, 'state' | 'createdAt'>, now: Date): boolean {
  return row.state === 'asked' && now.getTime() - Date.parse(row.createdAt) > confirmedWithinMs
}

export function forgetLater(writer: Writer, now: Date, bookingId: string, afterMs: number): void {
  const dueAt = new Date(now.getTime() + afterMs)
  schedule(writer, { kind: forgetJob, key: bookingId, dueAt, payload: { bookingId }, link: '' })
}

/** Reminds whoever booked, a day before. */
export function remind(writer: Writer, means: EventMeans, row: BookingRow): void {
  mail(writer, means, row, 'bookingReminder')
}

/** What the firm's mail cannot take now is left out: the appointment stands all the same. */
function mail(
  writer: Writer,
  means: EventMeans,
  { id, email }: BookingRow,
  mailKind: string,
): void {
  sendFromFirmOrNote(writer, means, { mailKind, recordId: id, to: email })
}

function notify(
  writer: Writer,
  context: FirmContext,
  row: BookingRow,
  kind: (typeof notices)[keyof typeof notices],
): void {
  const page = getPage(writer, row.pageId)
  const owner = calendarFacts(writer, row.calendarId)?.ownerId ?? page.createdBy
  const { name, startsAt } = row
  queueNotice(writer, context, {
    kind,
    params: { name, page: page.name, startsAt, timeZone: page.timeZone },
    link: `/firms/${context.firmId}/bookings/${row.id}`,
    userIds: [owner],
  })
}

function planReminder(writer: Writer, { now }: FirmContext, row: BookingRow): void {
  cancel(writer, reminderJob, row.id)
  const dueAt = new Date(Date.parse(row.startsAt) - dayMs)
  if (row.state !== 'booked' || dueAt <= now) return
  const link = `bookings/${row.id}`
  schedule(writer, {
    kind: reminderJob,
    key: row.id,
    dueAt,
    payload: { bookingId: row.id },
    title: row.name,
    link,
  })
}
