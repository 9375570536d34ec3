import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { isTimeZone } from '../core/zoned-time.ts'

/** As many spans of working hours a page can have. */
export const maxBookingHours = 21

/** Hours of a day on the clocks of the page's zone. */
export const BookingHours = z
  .object({ day: field.Weekday, from: field.ClockTime, to: field.ClockTime })
  .refine(({ from, to }) => from < to, { error: 'endBeforeStart', path: ['to'] })
export type BookingHours = z.infer<typeof BookingHours>

/** A page on which anybody with its address can book an appointment. */
export const BookingPageInput = z.object({
  name: field.requiredText(120),
  description: field.optionalText(2000),
  place: field.optionalText(300),
  /** What the page speaks until its visitor chooses another language. */
  language: field.Language,
  timeZone: z.string().refine(isTimeZone, 'unknownTimeZone'),
  /**
   * Calendars that appointments go into. Of several, each goes into the one that is free and has the
   * fewest appointments of the page ahead.
   */
  calendarIds: z.array(field.Id).min(1, 'required').max(20),
  durationMinutes: field.wholeNumber({ minimum: 5, maximum: 720 }),
  /** Minutes from one start that is offered to the next. */
  stepMinutes: field.wholeNumber({ minimum: 5, maximum: 720 }),
  /** Minutes kept free before and after each appointment. */
  bufferMinutes: field.wholeNumber({ minimum: 0, maximum: 240 }),
  /** Hours between booking and start, at least; appointments are moved and cancelled as long as that. */
  noticeHours: field.wholeNumber({ minimum: 0, maximum: 720 }),
  /** Days ahead that are offered. */
  daysAhead: field.wholeNumber({ minimum: 1, maximum: 365 }),
  hours: z.array(BookingHours).min(1, 'required').max(maxBookingHours),
})
export type BookingPageInput = z.infer<typeof BookingPageInput>

export const BookingPage = BookingPageInput.extend({
  id: field.Id,
  /**
   * Below the product's own address; null of an archived page, which nobody can open, and for who
   * changes none.
   */
  path: z.string().nullable(),
  /** Names of its calendars, in their order. */
  calendarNames: z.array(z.string()),
  isArchived: z.boolean(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type BookingPage = z.infer<typeof BookingPage>

export const BookingPageRow = BookingPage.pick({
  id: true,
  name: true,
  durationMinutes: true,
  path: true,
  updatedAt: true,
}).extend({
  /** Appointments ahead. */
  ahead: z.int(),
})
export type BookingPageRow = z.infer<typeof BookingPageRow>

export const BookingPageListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: {},
})
export type BookingPageListQuery = z.infer<typeof BookingPageListQuery>

/** `asked` takes no time yet: it waits for the word of its address, and members do not see it. */
export const bookingStates = ['asked', 'booked', 'cancelled'] as const
export const BookingState = z.enum(bookingStates)
export type BookingState = z.infer<typeof BookingState>

/** An appointment, as members see it who see its calendar whole. */
export const Booking = z.object({
  id: field.Id,
  pageId: field.Id,
  pageName: z.string(),
  calendarName: z.string(),
  /** Of the event in the calendar; null where it was cancelled. */
  eventId: field.Id.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  startsAt: field.Instant,
  endsAt: field.Instant,
  state: BookingState,
  /** What whoever cancelled gave as a reason. */
  reason: z.string(),
  createdAt: field.Instant,
})
export type Booking = z.infer<typeof Booking>

/** The calendars that the caller may put appointments into. */
export const BookingChoices = z.object({
  calendars: z.array(z.object({ id: field.Id, name: z.string() })),
  timeZone: z.string(),
  language: field.Language,
})
export type BookingChoices = z.infer<typeof BookingChoices>

const tags = ['Booking pages']
const base = '/firms/{firmId}/booking-pages' as const
const onePage = z.object({ firmId: field.Id, bookingPageId: field.Id })

export const bookingPagesContract = {
  ...registerContract({
    path: 'booking-pages',
    tag: 'Booking pages',
    view: 'calendar:view',
    edit: 'calendar:edit',
    one: onePage,
    onePath: '{bookingPageId}',
    input: BookingPageInput,
    query: BookingPageListQuery,
    row: BookingPageRow,
    record: BookingPage,
    bulk: ['archive', 'restore'],
  }),
  choices: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/booking-choices', tags })
    .input(z.object({ firmId: field.Id }))
    .output(BookingChoices),
  /** Gives the page another address; the one before is dead from then on. */
  renewLink: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'POST', path: `${base}/{bookingPageId}/link`, tags })
    .input(onePage)
    .output(BookingPage),
  /** The next appointments of a page and its last ones, as far as the caller sees their calendars. */
  listBookings: endpoint
    .meta({ needs: 'calendar:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: `${base}/{bookingPageId}/bookings`,
      tags,
      summary: 'Lists the appointments booked on a booking page.',
    })
    .input(onePage)
    .output(z.object({ ahead: z.array(Booking), past: z.array(Booking) })),
  getBooking: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/bookings/{bookingId}', tags })
    .input(z.object({ firmId: field.Id, bookingId: field.Id }))
    .output(Booking),
  /** Takes the appointment out of the calendar and tells whoever booked it, by mail. */
  cancelBooking: endpoint
    .meta({ needs: 'calendar:delete' })
    .route({ method: 'POST', path: '/firms/{firmId}/bookings/{bookingId}/cancel', tags })
    .input(z.object({ firmId: field.Id, bookingId: field.Id, reason: field.optionalText(1000) }))
    .output(Booking),
}
