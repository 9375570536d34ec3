import type { BookingState } from '#contract/communication/booking-pages.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import { momentText } from '../../../core/moment-text.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type MailKind, type MailKinds, withoutLinks } from '../../firm/mails/index.ts'
import { icsFileName } from '../calendar/index.ts'
import { bookingTexts } from './mail-texts.ts'
import { bookingPath, getBookingRow, getPage } from './reader.ts'

/** Mails to whoever booked, in their language and on their clocks. */
export const mailKinds: MailKinds = {
  bookingAsked: kindOf(bookingTexts.bookingAsked, 'asked'),
  bookingConfirmed: kindOf(bookingTexts.bookingConfirmed, 'booked'),
  bookingMoved: kindOf(bookingTexts.bookingMoved, 'booked'),
  bookingCancelled: kindOf(bookingTexts.bookingCancelled, 'cancelled'),
  bookingReminder: kindOf(bookingTexts.bookingReminder, 'booked'),
}

/** A kind of mail about appointments in a state. */
function kindOf(texts: MailKind['texts'], state: BookingState): MailKind {
  return {
    record: 'booking',
    send: 'calendar:edit',
    placeholders: ['name', 'page', 'when', 'place', 'reason'],
    examples: {
      name: 'Anna Berg',
      page: 'Consultation',
      when: '2026-12-01, 10:00',
      place: 'Harbour Street 4',
      reason: '',
    },
    texts,
    applies: (reader, id) => getBookingRow(reader, id).state === state,
    compose: (reader, { firmId }, { id, origin }) => {
      const row = getBookingRow(reader, id)
      const page = getPage(reader, row.pageId)
      const { country } = getFirmProfile(reader).address
      const { name, email, language, reason, eventId } = row
      const values = {
        name: withoutLinks(name),
        page: page.name,
        when: momentText(row, formatLocale(language, country)),
        place: page.place,
        reason,
      }
      const file = { module: 'bookings', id, name: icsFileName(page.name) }
      return {
        to: email,
        language,
        values,
        link: origin + bookingPath(firmId, row),
        files: eventId === null ? [] : [file],
      }
    },
  }
}
