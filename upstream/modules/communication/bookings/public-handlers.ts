import {
  type PublicBooking,
  publicBookingsContract,
} from '#contract/communication/public-bookings.ts'
import { AppError } from '#contract/core/errors.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { implement } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { fileOf } from './appointment-file.ts'
import { isChangeable } from './free-times.ts'
import { aboutOf, weekOf } from './offer.ts'
import {
  type BookingRow,
  bookingPath,
  findBookingBySecret,
  findPageBySecret,
  getPage,
  type PageRow,
  pagePath,
} from './reader.ts'
import { book, cancelByGuest, moveByGuest } from './service.ts'

const os = implement(publicBookingsContract)

/** What anybody does with the address of a booking page, or of an appointment, without an account. */
export const publicHandlers = os.router({
  freeTimes: os.freeTimes.handler(({ context: { store, firm }, input: { token, ...wanted } }) =>
    weekOf(store.reader, firm, openPage(store.reader, firm, token), wanted),
  ),
  book: os.book.handler(({ context: { store, firm, env }, input }) => {
    const { token, website, consent: _, ...typed } = input
    const page = openPage(store.reader, firm, token)
    if (website !== '') return { path: `/b/${token}` }
    return store.transact(firm, (writer) => {
      const row = book(writer, { context: firm, origin: env.PUBLIC_ORIGIN }, page, typed)
      return { path: bookingPath(firm.firmId, row) }
    })
  }),
  get: os.get.handler(({ context: { store, firm }, input: { token } }) =>
    toPublicBooking(store.reader, firm, openBooking(store.reader, firm, token)),
  ),
  otherTimes: os.otherTimes.handler(({ context: { store, firm }, input: { token, ...wanted } }) => {
    const row = openBooking(store.reader, firm, token)
    return weekOf(store.reader, firm, getPage(store.reader, row.pageId), wanted, row)
  }),
  move: os.move.handler(({ context: { store, firm, env }, input: { token, startsAt } }) =>
    store.transact(firm, (writer) => {
      const row = openBooking(writer, firm, token)
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return toPublicBooking(writer, firm, moveByGuest(writer, means, row, startsAt))
    }),
  ),
  cancel: os.cancel.handler(({ context: { store, firm, env }, input: { token, reason } }) =>
    store.transact(firm, (writer) => {
      const row = openBooking(writer, firm, token)
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return toPublicBooking(writer, firm, cancelByGuest(writer, means, row, reason))
    }),
  ),
  file: os.file.handler(({ context: { store, firm }, input: { token } }) =>
    fileOf(store.reader, openBooking(store.reader, firm, token)),
  ),
})

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function openPage(reader: Reader, context: FirmContext, token: string): PageRow {
  const find = (secret: string) => findPageBySecret(reader, secret)
  const row = findByToken(context.firmId, token, firmDate(reader, context), find)
  if (!row) throw new AppError('not_found', 'No such booking page')
  return row
}

/** @throws AppError not_found */
function openBooking(reader: Reader, context: FirmContext, token: string): BookingRow {
  const find = (secret: string) => findBookingBySecret(reader, secret)
  const row = findByToken(context.firmId, token, firmDate(reader, context), find)
  if (!row) throw new AppError('not_found', 'No such booking')
  return row
}

function toPublicBooking(
  reader: Reader,
  { firmId, now }: FirmContext,
  row: BookingRow,
): PublicBooking {
  const page = getPage(reader, row.pageId)
  const { startsAt, endsAt, state, language } = row
  const isInTime = isChangeable(startsAt, page.noticeHours, now.getTime())
  return {
    ...aboutOf(reader, page),
    language,
    startsAt,
    endsAt,
    state,
    guestName: row.name,
    guestTimeZone: row.timeZone,
    isOpen: state === 'booked' && isInTime,
    pagePath: pagePath(firmId, page),
  }
}
