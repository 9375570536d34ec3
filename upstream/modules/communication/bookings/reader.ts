import { and, asc, count, desc, eq, gt, gte, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { type BookingPage, BookingPageInput } from '#contract/communication/booking-pages.ts'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { calendarFacts } from '../calendar/index.ts'
import { bookingPagesTable, bookingsTable } from './tables.ts'

export type PageRow = typeof bookingPagesTable.$inferSelect
export type BookingRow = typeof bookingsTable.$inferSelect

/** @throws AppError not_found */
export function getPage({ db }: Reader, id: string): PageRow {
  const row = db.select().from(bookingPagesTable).where(eq(bookingPagesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such booking page')
  return row
}

/** @throws AppError not_found */
export function getBookingRow({ db }: Reader, id: string): BookingRow {
  const row = db.select().from(bookingsTable).where(eq(bookingsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such booking')
  return row
}

export function findBookingOfEvent({ db }: Reader, eventId: string): BookingRow | undefined {
  return db.select().from(bookingsTable).where(eq(bookingsTable.eventId, eventId)).get()
}

export function findPageBySecret({ db }: Reader, secret: string) {
  const isMeant = eq(bookingPagesTable.publicSecret, secret)
  const row = db.select().from(bookingPagesTable).where(isMeant).get()
  return row && !row.isArchived ? { ...row, publicUntil: null } : undefined
}

export function findBookingBySecret({ db }: Reader, secret: string) {
  const row = db.select().from(bookingsTable).where(eq(bookingsTable.publicSecret, secret)).get()
  return row && { ...row, publicUntil: null }
}

/** What a page says of itself, out of its columns. */
export function pageInput(row: PageRow): BookingPageInput {
  const calendarIds: unknown = JSON.parse(row.calendarIds)
  const hours: unknown = JSON.parse(row.hours)
  return BookingPageInput.parse({ ...row, calendarIds, hours })
}

export function toBookingPage(
  reader: Reader,
  { firmId, actor }: Pick<FirmContext, 'firmId' | 'actor'>,
  row: PageRow,
): BookingPage {
  const { id, isArchived, version, createdAt, updatedAt } = row
  const input = pageInput(row)
  const names = input.calendarIds.map((one) => calendarFacts(reader, one)?.name)
  return {
    ...input,
    id,
    path: isAllowed(actor, 'calendar:edit') ? pagePath(firmId, row) : null,
    calendarNames: names.filter((name) => name !== undefined),
    isArchived,
    version,
    createdAt,
    updatedAt,
  }
}

/** Where a page can be opened; nowhere once it is archived. */
export function pagePath(
  firmId: string,
  { isArchived, publicSecret }: Pick<PageRow, 'isArchived' | 'publicSecret'>,
): string | null {
  return isArchived ? null : `/b/${publicToken(firmId, publicSecret)}`
}

/** Where some booking pages can be opened, by their ids; those that are archived or gone are left out. */
export function publicBookingPaths(
  { db }: Reader,
  firmId: string,
  ids: readonly string[],
): Map<string, string> {
  const isMeant = inArray(bookingPagesTable.id, [...ids])
  const rows = ids.length === 0 ? [] : db.select().from(bookingPagesTable).where(isMeant).all()
  return new Map(
    rows.flatMap((row) => {
      const path = pagePath(firmId, row)
      return path === null ? [] : [[row.id, path] as const]
    }),
  )
}

/** Where whoever booked moves and cancels an appointment. */
export function bookingPath(firmId: string, { publicSecret }: Pick<BookingRow, 'publicSecret'>) {
  return `/appointments/${publicToken(firmId, publicSecret)}`
}

/** Appointments of a page that are not over. */
export function countAhead({ db }: Reader, pageId: string, now: Date, calendarId?: string): number {
  const { state, endsAt } = bookingsTable
  const isAhead = and(
    eq(bookingsTable.pageId, pageId),
    eq(state, 'booked'),
    gt(endsAt, now.toISOString()),
    calendarId === undefined ? undefined : eq(bookingsTable.calendarId, calendarId),
  )
  return db.select({ count: count() }).from(bookingsTable).where(isAhead).get()?.count ?? 0
}

/** Appointments that are not over under an address of mail, of one page or whatever the page. */
export function countOfGuest({ db }: Reader, email: string, now: Date, pageId?: string): number {
  const { state, endsAt } = bookingsTable
  const isOfPage = pageId === undefined ? undefined : eq(bookingsTable.pageId, pageId)
  const isTheirs = and(eq(bookingsTable.email, email), isOfPage)
  const isAhead = and(isTheirs, eq(state, 'booked'), gt(endsAt, now.toISOString()))
  return db.select({ count: count() }).from(bookingsTable).where(isAhead).get()?.count ?? 0
}

/** Appointments that were booked from one place in the network since an instant, as above. */
export function countFrom({ db }: Reader, address: string, since: string, pageId?: string): number {
  const { createdAt } = bookingsTable
  const isOfPage = pageId === undefined ? undefined : eq(bookingsTable.pageId, pageId)
  const isMeant = and(eq(bookingsTable.address, address), gte(createdAt, since), isOfPage)
  return db.select({ count: count() }).from(bookingsTable).where(isMeant).get()?.count ?? 0
}

/**
 * Appointments that were asked for since an instant and wait, of a page, under an address of mail or
 * from a network, by the beginning of its addresses; an empty one is those of nowhere.
 */
export function countAsked(
  { db }: Reader,
  { pageId, email, network }: { pageId?: string; email?: string; network?: string },
  since: string,
): number {
  const { state, createdAt, address } = bookingsTable
  const isMeant = and(
    eq(state, 'asked'),
    gte(createdAt, since),
    pageId === undefined ? undefined : eq(bookingsTable.pageId, pageId),
    email === undefined ? undefined : eq(bookingsTable.email, email),
    network === '' ? eq(address, '') : undefined,
    network ? sql`substr(${address}, 1, ${network.length}) = ${network}` : undefined,
  )
  return db.select({ count: count() }).from(bookingsTable).where(isMeant).get()?.count ?? 0
}

/** Within these minutes the same form from the same place is one that was sent twice. */
const repeatMinutes = 10

/** What the same form made a moment ago. */
export function findJustBooked(
  { db }: Reader,
  pageId: string,
  { email, name, startsAt }: Pick<BookingRow, 'email' | 'name' | 'startsAt'>,
  { actor, now }: FirmContext,
): BookingRow | undefined {
  const since = new Date(now.getTime() - repeatMinutes * 60_000).toISOString()
  const { address, createdAt, state } = bookingsTable
  const isSame = and(
    eq(address, actor.address ?? ''),
    gte(createdAt, since),
    ne(state, 'cancelled'),
    eq(bookingsTable.pageId, pageId),
    eq(bookingsTable.email, email),
    eq(bookingsTable.name, name),
    eq(bookingsTable.startsAt, new Date(startsAt).toISOString()),
  )
  return actor.address ? db.select().from(bookingsTable).where(isSame).get() : undefined
}

/** When appointments were booked under some addresses of mail since an instant; not those cancelled. */
export function bookedSince({ sql }: Reader, emails: readonly string[], since: string): string[] {
  return sql
    .exec<{ at: string }>(
      `select updated_at as at from bookings where state = 'booked' and updated_at >= ?1
         and lower(email) in (select value from json_each(?2))`,
      ...[since, JSON.stringify(emails)],
    )
    .toArray()
    .map(({ at }) => at)
}

const maxShown = 100

/** The next appointments of a page, soonest first, and those over or cancelled, newest first. */
export function bookingsOf({ db }: Reader, pageId: string, now: Date) {
  const { state, endsAt, startsAt } = bookingsTable
  const isOfPage = eq(bookingsTable.pageId, pageId)
  const at = now.toISOString()
  const ahead = db
    .select()
    .from(bookingsTable)
    .where(and(isOfPage, eq(state, 'booked'), gt(endsAt, at)))
    .orderBy(asc(startsAt))
    .limit(maxShown)
    .all()
  const past = db
    .select()
    .from(bookingsTable)
    .where(and(isOfPage, ne(state, 'asked'), or(ne(state, 'booked'), lte(endsAt, at))))
    .orderBy(desc(startsAt))
    .limit(maxShown)
    .all()
  return { ahead, past }
}

/** Appointments ahead under an address of mail, soonest first, with where they are changed. */
export function appointmentsOf(
  { db }: Reader,
  { firmId, now }: Pick<FirmContext, 'firmId' | 'now'>,
  email: string,
): { page: string; startsAt: string; path: string }[] {
  const { state, endsAt, startsAt } = bookingsTable
  const isAhead = and(
    eq(bookingsTable.email, email),
    eq(state, 'booked'),
    gt(endsAt, now.toISOString()),
  )
  return db
    .select({ page: bookingPagesTable.name, startsAt, publicSecret: bookingsTable.publicSecret })
    .from(bookingsTable)
    .innerJoin(bookingPagesTable, eq(bookingPagesTable.id, bookingsTable.pageId))
    .where(isAhead)
    .orderBy(asc(startsAt))
    .limit(maxShown)
    .all()
    .map(({ publicSecret, ...row }) => ({ ...row, path: bookingPath(firmId, { publicSecret }) }))
}
