import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { bookingStates } from '#contract/communication/booking-pages.ts'
import { languages } from '#contract/core/fields.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Pages on which anybody with the address can book an appointment. */
export const bookingPagesTable = sqliteTable(
  'booking_pages',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** A ULID: sorts by time. */
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    place: text('place').notNull(),
    language: text('language', { enum: languages }).notNull(),
    timeZone: text('time_zone').notNull(),
    /** Ids of calendars, as JSON. */
    calendarIds: text('calendar_ids').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    stepMinutes: integer('step_minutes').notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    noticeHours: integer('notice_hours').notNull(),
    daysAhead: integer('days_ahead').notNull(),
    /** `BookingHours` of the contract, as JSON. */
    hours: text('hours').notNull(),
    /** The secret part of its address. */
    publicSecret: text('public_secret').notNull().unique(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('booking_pages_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('booking_pages_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

/** Appointments that were booked on those pages. */
export const bookingsTable = sqliteTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    pageId: text('page_id').notNull(),
    calendarId: text('calendar_id').notNull(),
    /** The event in the calendar; null where it was cancelled. */
    eventId: text('event_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    note: text('note').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Of whoever booked. */
    timeZone: text('time_zone').notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    state: text('state', { enum: bookingStates }).notNull(),
    reason: text('reason').notNull(),
    /** When whoever booked was reminded of this time; null before. */
    remindedAt: text('reminded_at'),
    /** The secret part of the address at which it is moved and cancelled. */
    publicSecret: text('public_secret').notNull().unique(),
    /** Where the request came from, for a day: it bounds how many one sender can book. */
    address: text('address').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('bookings_by_page').on(table.pageId, table.state, table.endsAt),
    index('bookings_by_event').on(table.eventId),
    index('bookings_by_email').on(table.email, table.state, table.endsAt),
    index('bookings_by_address').on(table.address, table.createdAt),
  ],
)

export const bookingPagesSearch = fullText('booking_pages_search', ['name', 'description'])
