import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, wholeNumber } from '../core/fields.ts'
import { expectedTag, StoredText, stored, TextName, textToStore } from '../core/stored-texts.ts'
import { CalendarSharing } from './calendar.ts'

/** As many objects are read at once, and as long one may be. */
export const maxObjectsAtOnce = 50
export const maxObjectLength = 200_000

/** An event with all its times, as programs that keep a copy of a calendar know it (RFC 4791). */
export const CalendarObject = StoredText
export type CalendarObject = z.infer<typeof CalendarObject>

const Span = z.object({ from: Instant, to: Instant })

/** As far apart two instants may be between which each time of a series is written out. */
export const maxExpandedDays = 1_100
const ShortSpan = Span.refine(
  ({ from, to }) => Date.parse(to) - Date.parse(from) <= maxExpandedDays * 86_400_000,
  'tooLong',
)

const tags = ['Calendar']
const objects = '/firms/{firmId}/calendars/{calendarId}/objects' as const
const inCalendar = z.object({ firmId: Id, calendarId: Id })
const oneObject = inCalendar.extend({ objectName: TextName })

export const calendarObjectsContract = {
  /** What is in a calendar, or what has changed in it since a number that was given before. */
  list: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: objects, tags })
    .input(
      inCalendar.extend({
        since: wholeNumber({ minimum: 0 }).optional(),
        /** Only what has a time between these two. */
        from: Instant.optional(),
        to: Instant.optional(),
      }),
    )
    .output(
      z.object({
        /** The last change of the calendar. */
        changeNumber: z.int(),
        /** How much of it the caller sees and may do: with another, a copy is to be made anew. */
        access: CalendarSharing,
        objects: z.array(CalendarObject),
        /** Names of what was deleted, or hidden from the caller, since then. */
        removed: z.array(z.string()),
      }),
    ),
  /** When the time of a calendar is taken between two instants, joined and in order; at most 400 days. */
  busy: endpoint
    .meta({ needs: 'calendar:view' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/calendars/{calendarId}/busy',
      tags,
      summary: 'Lists when a calendar is taken between two instants.',
    })
    .input(inCalendar.extend(Span.shape))
    .output(z.array(Span)),
  /** Objects as texts of iCalendar (RFC 5545); names that there are none of are left out. */
  read: endpoint
    .meta({ needs: 'calendar:view', isReading: true })
    .route({ method: 'POST', path: `${objects}/read`, tags })
    .input(
      inCalendar.extend({
        names: z.array(TextName).max(maxObjectsAtOnce),
        /** Each time between these two as an event of its own, in UTC (RFC 4791, 9.6.5). */
        expand: ShortSpan.optional(),
        /** Of times that were changed alone, those between these two (9.6.6). */
        limit: Span.optional(),
      }),
    )
    .output(z.array(CalendarObject.extend({ text: z.string() }))),
  /**
   * Keeps an event as a text of iCalendar says it, with all its times: a new one, or the one of that
   * name. What the calendar has no place for, such as colours of a program, is kept with it and comes back.
   */
  put: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'PUT', path: `${objects}/{objectName}`, tags })
    .input(oneObject.extend(textToStore(maxObjectLength)))
    .output(CalendarObject.extend(stored)),
  remove: endpoint
    .meta({ needs: 'calendar:delete' })
    .route({ method: 'DELETE', path: `${objects}/{objectName}`, tags })
    .input(oneObject.extend(expectedTag))
    .output(z.object({ name: z.string() })),
}
