import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { isTimeZone } from '../core/zoned-time.ts'
import { BookingState } from './booking-pages.ts'

const TimeZone = z.string().refine(isTimeZone, 'unknownTimeZone')

/** What a booking page says of itself. */
const About = z.object({
  name: z.string(),
  description: z.string(),
  place: z.string(),
  firmName: z.string(),
  language: field.Language,
  timeZone: z.string(),
  durationMinutes: z.int(),
})

/** Seven days of a booking page, and where free times are before and after them. */
export const FreeTimes = About.extend({
  /** The first of the days, by the clocks of the visitor's zone. */
  from: field.DateOnly,
  days: z.array(z.object({ date: field.DateOnly, starts: z.array(field.Instant) })),
  /** The first day of the weeks before and after that are offered; null at either end. */
  previous: field.DateOnly.nullable(),
  next: field.DateOnly.nullable(),
  /** The first day after these that has a free time; null where there is none. */
  nextFree: field.DateOnly.nullable(),
})
export type FreeTimes = z.infer<typeof FreeTimes>

export const BookingInput = z.object({
  startsAt: field.Instant,
  name: field.givenName(120),
  email: field.Email,
  phone: field.optionalText(40),
  note: field.optionalText(2000),
  language: field.Language,
  /** Of the visitor: mails tell the time in it. */
  timeZone: TimeZone,
  /** That the firm may keep what was typed, to prepare the appointment. */
  consent: z.literal(true, 'consentNeeded'),
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
})
export type BookingInput = z.infer<typeof BookingInput>

/** An appointment, as whoever booked it sees it by the link in the mail. */
export const PublicBooking = About.extend({
  startsAt: field.Instant,
  endsAt: field.Instant,
  state: BookingState,
  guestName: z.string(),
  guestTimeZone: z.string(),
  /** Whether it can still be moved or cancelled; later only by word with the firm. */
  isOpen: z.boolean(),
  /** Nobody confirmed it in time: it takes no place, and who asked is forgotten. */
  isOver: z.boolean(),
  /** Below the product's own address; null where the page is gone. */
  pagePath: z.string().nullable(),
})
export type PublicBooking = z.infer<typeof PublicBooking>

const Window = z.object({ from: field.DateOnly.optional(), timeZone: TimeZone.optional() })
const link = z.object({ token: z.string().max(100) })
const page = '/public/booking-pages/{token}' as const
const booking = '/public/bookings/{token}' as const
const tags = ['Public']

export const publicBookingsContract = {
  freeTimes: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: page, tags })
    .input(link.extend(Window.shape))
    .output(FreeTimes),
  /**
   * Asks for a free time: a mail to the address has the link at which it is confirmed, and only that
   * takes it. Gives the path of a page that says so.
   */
  book: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: page, tags, successStatus: 201 })
    .input(BookingInput.extend(link.shape))
    .output(z.object({ path: z.string() })),
  get: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: booking, tags })
    .input(link)
    .output(PublicBooking),
  /**
   * Takes the time that was asked for, by whoever has the mail; conflict `timeTaken` where somebody
   * else was sooner.
   */
  confirm: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${booking}/confirm`, tags })
    .input(link)
    .output(PublicBooking),
  /** Free times that the appointment can be moved to. */
  otherTimes: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: `${booking}/free-times`, tags })
    .input(link.extend(Window.shape))
    .output(FreeTimes),
  move: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${booking}/move`, tags })
    .input(link.extend({ startsAt: field.Instant }))
    .output(PublicBooking),
  cancel: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${booking}/cancel`, tags })
    .input(link.extend({ reason: field.optionalText(1000) }))
    .output(PublicBooking),
  /** The appointment as a file of iCalendar (RFC 5545). */
  file: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: `${booking}/file`, tags })
    .input(link)
    .output(z.file()),
}
