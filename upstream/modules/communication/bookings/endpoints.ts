import { bookingPagesContract } from '#contract/communication/booking-pages.ts'
import { implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { ensureCalendars } from '../calendar/index.ts'
import { bookingPageList, bookingPageRow } from './list.ts'
import {
  archivePage,
  bookingChoices,
  createPage,
  pageBulk,
  renewLink,
  updatePage,
} from './pages.ts'
import { publicHandlers } from './public-handlers.ts'
import { getPage, toBookingPage } from './reader.ts'
import { cancelByMember, getSeen, listBookings, toBooking } from './service.ts'

const os = implement(bookingPagesContract)

const handlers = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listRegister(store.reader, bookingPageList, input, bookingPageRow(store.reader, firm)),
  ),
  rows: os.rows.handler(({ context: { store, firm }, input }) =>
    listRows(store.reader, bookingPageList, input, bookingPageRow(store.reader, firm)),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(store, firm, bookingPageList, pageBulk, input),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createPage(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    toBookingPage(store.reader, firm.firmId, getPage(store.reader, input.bookingPageId)),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, bookingPageId, ...input } }) =>
      store.transact(firm, (writer) => updatePage(writer, firm, bookingPageId, input)),
  ),
  archive: os.archive.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archivePage(writer, firm, input.bookingPageId, true)),
  ),
  restore: os.restore.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => archivePage(writer, firm, input.bookingPageId, false)),
  ),
  choices: os.choices.handler(({ context: { store, firm } }) => {
    ensureCalendars(store, firm)
    return bookingChoices(store.reader, firm)
  }),
  renewLink: os.renewLink.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => renewLink(writer, firm, input.bookingPageId)),
  ),
  listBookings: os.listBookings.handler(({ context: { store, firm }, input }) =>
    listBookings(store.reader, firm, input.bookingPageId),
  ),
  getBooking: os.getBooking.handler(({ context: { store, firm }, input }) =>
    toBooking(store.reader, getSeen(store.reader, firm, input.bookingId)),
  ),
  cancelBooking: os.cancelBooking.handler(({ context: { store, firm, env }, input }) =>
    store.transact(firm, (writer) => {
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return cancelByMember(writer, means, input.bookingId, input.reason)
    }),
  ),
})

export const router = { bookingPages: handlers, publicBookings: publicHandlers }
