import { and, eq, lt, ne } from 'drizzle-orm'
import type { BookingPageInput } from '#contract/communication/booking-pages.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { type BookingRow, getBookingRow, getPage, type PageRow } from './reader.ts'
import { bookingPagesTable, bookingsTable } from './tables.ts'

/** Gives the new id. */
export function insertPage(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  input: BookingPageInput,
): string {
  const id = newId()
  const at = now.toISOString()
  const by = actor.userId
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  const secret = { publicSecret: newSecret() }
  writer.db
    .insert(bookingPagesTable)
    .values({ ...columnsOf(input), ...stamp, ...secret, id, version: 1 })
    .run()
  index(writer, id)
  return id
}

/** Writes what has changed; the caller has compared the version. */
export function changePage(
  writer: Writer,
  { actor, now }: FirmContext,
  row: PageRow,
  { input, ...change }: { input?: BookingPageInput; isArchived?: boolean; publicSecret?: string },
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId, version: row.version + 1 }
  writer.db
    .update(bookingPagesTable)
    .set({ ...(input && columnsOf(input)), ...change, ...stamp })
    .where(eq(bookingPagesTable.id, row.id))
    .run()
  index(writer, row.id)
}

function columnsOf({ calendarIds, hours, ...input }: BookingPageInput) {
  return { ...input, calendarIds: JSON.stringify(calendarIds), hours: JSON.stringify(hours) }
}

function index(writer: Writer, id: string): void {
  const { rowNumber, name, description, place } = getPage(writer, id)
  writeSearchEntry(writer, 'booking_pages_search', rowNumber, { name, description })
  putSearchEntry(writer, {
    kind: 'bookingPage',
    id,
    title: name,
    subtitle: place,
    text: description,
  })
}

type NewBooking = Omit<
  BookingRow,
  'id' | 'publicSecret' | 'state' | 'reason' | 'remindedAt' | 'createdAt' | 'updatedAt'
>

const dayMs = 86_400_000

/** Keeps an appointment, and forgets where those of more than a day ago came from. */
export function insertBooking(
  writer: Writer,
  { now, newId }: FirmContext,
  values: NewBooking,
): BookingRow {
  const id = newId()
  const at = now.toISOString()
  const { address, createdAt } = bookingsTable
  const isOld = and(ne(address, ''), lt(createdAt, new Date(now.getTime() - dayMs).toISOString()))
  writer.db.update(bookingsTable).set({ address: '' }).where(isOld).run()
  writer.db
    .insert(bookingsTable)
    .values({
      ...values,
      id,
      publicSecret: newSecret(),
      state: 'booked',
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
