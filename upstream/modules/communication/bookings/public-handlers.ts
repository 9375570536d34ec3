import {
  type PublicBooking,
  publicBookingsContract,
} from '#contract/communication/public-bookings.ts'
import { AppError } from '#contract/core/errors.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { fileOf } from './appointment-file.ts'
import { isChangeable } from './free-times.ts'
import { aboutOf, weekOf } from './offer.ts'
import {
  type BookingRow,
  findBookingBySecret,
  findPageBySecret,
  getPage,
  type PageRow,
  pagePath,
} from './reader.ts'
import { ask, cancelByGuest, confirm, moveByGuest } from './service.ts'
import { isOver } from './tell.ts'

/** What anybody does with the address of a booking page, or of an appointment, without an account. */
export const publicHandlers = answer(publicBookingsContract, {
  freeTimes: read((reader, firm, { token, ...wanted }) =>
    weekOf(reader, firm, openPage(reader, firm, token), wanted),
  ),
  book: ({ context: { store, firm, env }, input }) => {
    const { token, website, consent: _, ...typed } = input
    const page = openPage(store.reader, firm, token)
    // The link that takes the time is in the mail alone, and a program is told the same.
    const path = `/b/${token}?asked=1`
    if (website !== '') return { path }
    return store.transact(firm, (writer) => {
      ask(writer, { context: firm, origin: env.PUBLIC_ORIGIN }, page, typed)
      return { path }
    })
  },
  confirm: ({ context: { store, firm, env }, input: { token } }) =>
    store.transact(firm, (writer) => {
      const row = openBooking(writer, firm, token)
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return toPublicBooking(writer, firm, confirm(writer, means, row))
    }),
  get: read((reader, firm, { token }) =>
    toPublicBooking(reader, firm, openBooking(reader, firm, token)),
  ),
  otherTimes: read((reader, firm, { token, ...wanted }) => {
    const row = openBooking(reader, firm, token)
    return weekOf(reader, firm, getPage(reader, row.pageId), wanted, row)
  }),
  move: ({ context: { store, firm, env }, input: { token, startsAt } }) =>
    store.transact(firm, (writer) => {
      const row = openBooking(writer, firm, token)
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return toPublicBooking(writer, firm, moveByGuest(writer, means, row, startsAt))
    }),
  cancel: ({ context: { store, firm, env }, input: { token, reason } }) =>
    store.transact(firm, (writer) => {
      const row = openBooking(writer, firm, token)
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return toPublicBooking(writer, firm, cancelByGuest(writer, means, row, reason))
    }),
  file: read((reader, firm, { token }) => fileOf(reader, openBooking(reader, firm, token))),
})

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function openPage(reader: Reader, context: FirmContext, token: string): PageRow {
  const find = (secret: string) => findPageBySecret(reader, secret)
  const row = findByToken(context.firmId, token, firmDate(reader, context), find)
  if (!row) throw new AppError('not_found', 'No such booking page')
  return row
}

/** A booking page as its views are counted. */
export function viewedPage(reader: Reader, context: FirmContext, token: string) {
  const { name, language } = openPage(reader, context, token)
  return { page: name, language }
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
    isOver: isOver(row, now),
    pagePath: pagePath(firmId, page),
  }
}
