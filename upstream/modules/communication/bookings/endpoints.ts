import { bookingPagesContract } from '#contract/communication/booking-pages.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { ensureCalendars } from '../calendar/index.ts'
import { bookingChoices, bookingPages, renewLink } from './pages.ts'
import { publicHandlers } from './public-handlers.ts'
import { cancelByMember, getSeen, listBookings, toBooking } from './service.ts'

const handlers = answer(bookingPagesContract, {
  ...bookingPages.handlers,
  choices: ({ context: { store, firm } }) => {
    ensureCalendars(store, firm)
    return bookingChoices(store.reader, firm)
  },
  renewLink: write((writer, firm, { bookingPageId }) => renewLink(writer, firm, bookingPageId)),
  listBookings: read((reader, firm, { bookingPageId }) =>
    listBookings(reader, firm, bookingPageId),
  ),
  getBooking: read((reader, firm, { bookingId }) =>
    toBooking(reader, getSeen(reader, firm, bookingId)),
  ),
  cancelBooking: ({ context: { store, firm, env }, input }) =>
    store.transact(firm, (writer) => {
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return cancelByMember(writer, means, input.bookingId, input.reason)
    }),
})

export const router = { bookingPages: handlers, publicBookings: publicHandlers }
