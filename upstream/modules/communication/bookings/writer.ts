import { and, eq, ne } from 'drizzle-orm'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { forgetSenderLater } from '../../firm/senders/index.ts'
import { type BookingRow, getBookingRow } from './reader.ts'
import { bookingsTable } from './tables.ts'

type NewBooking = Omit<
  BookingRow,
  | 'id'
  | 'calendarId'
  | 'eventId'
  | 'publicSecret'
  | 'state'
  | 'reason'
  | 'remindedAt'
  | 'createdAt'
  | 'updatedAt'
>

/** Keeps an appointment that is asked for. */
export function insertBooking(
  writer: Writer,
  { now, newId }: FirmContext,
  values: NewBooking,
): BookingRow {
  const id = newId()
  const at = now.toISOString()
  forgetSenderLater(writer, { now })
  writer.db
    .insert(bookingsTable)
    .values({
      ...values,
      id,
      calendarId: '',
      eventId: null,
      publicSecret: newSecret(),
      state: 'asked',
      reason: '',
      remindedAt: null,
      createdAt: at,
      updatedAt: at,
    })
    .run()
  return getBookingRow(writer, id)
}

export function changeBooking(
  writer: Writer,
  { now }: FirmContext,
  id: string,
  change: Partial<BookingRow>,
): BookingRow {
  writer.db
    .update(bookingsTable)
    .set({ ...change, updatedAt: now.toISOString() })
    .where(eq(bookingsTable.id, id))
    .run()
  return getBookingRow(writer, id)
}

/**
 * Takes away who asked for what was not confirmed. That somebody did stays for a while, so that the link
 * of the mail says what became of it; asked for once more, all of it goes.
 * @returns whether something stays
 */
export function forgetAsked({ db }: Writer, id: string): boolean {
  const isAsked = and(eq(bookingsTable.id, id), eq(bookingsTable.state, 'asked'))
  const nobody = { name: '', email: '', phone: '', note: '', address: '' }
  const isNamed = and(isAsked, ne(bookingsTable.email, ''))
  const known = db.select({ id: bookingsTable.id }).from(bookingsTable).where(isNamed).get()
  if (known) db.update(bookingsTable).set(nobody).where(isNamed).run()
  else db.delete(bookingsTable).where(isAsked).run()
  return known !== undefined
}
