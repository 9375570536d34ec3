import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import { EventId } from './calendar.ts'

/** As large a file may be, and as many events it may have: more would hold the firm's database up. */
export const maxIcsBytes = 1_000_000
export const maxIcsEvents = 1_000

/** Why an event of a file is not taken. */
export const icsProblems = [
  'noUid',
  'noStart',
  'unknownTimeZone',
  'endBeforeStart',
  'endTooLate',
  'tooLong',
  'tooMuchText',
  'invalidRule',
  'neverHappens',
  'looseDates',
  'noSeries',
  'invalid',
] as const
export const IcsProblem = z.enum(icsProblems)
export type IcsProblem = z.infer<typeof IcsProblem>

/** A file of events, before and after they were taken. */
export const CalendarImport = z.object({
  id: Id,
  calendarId: Id,
  fileName: z.string(),
  state: z.enum(['open', 'done', 'undone']),
  /** Events that are new, that change one of the same UID, and that are there already as they are. */
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  createdAt: Instant,
  createdByName: z.string(),
  /** What is not taken; the first 100. Told while the file is open. */
  refused: z.array(z.object({ title: z.string(), uid: z.string(), problem: IcsProblem })),
  refusedCount: z.int(),
  /** The first events that would be taken. */
  sample: z.array(
    z.object({ title: z.string(), start: z.string(), isNew: z.boolean(), repeats: z.boolean() }),
  ),
})
export type CalendarImport = z.infer<typeof CalendarImport>

/** What a calendar's secret address tells: everything, or only when somebody is busy. */
export const FeedDetails = z.enum(['all', 'busy'])
export type FeedDetails = z.infer<typeof FeedDetails>

/** The secret address of a calendar, below the product's own; null where there is none. */
export const CalendarFeed = z.object({
  calendarId: Id,
  path: z.string().nullable(),
  details: FeedDetails,
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const tags = ['Calendar']
const inFirm = z.object({ firmId: Id })
const calendar = '/firms/{firmId}/calendars/{calendarId}' as const
const oneCalendar = inFirm.extend({ calendarId: Id })
const imports = '/firms/{firmId}/calendar-imports' as const
const oneImport = inFirm.extend({ calendarImportId: Id })

export const calendarFilesContract = {
  /** A calendar as a file of iCalendar (RFC 5545). Of what is hidden from the caller: that it is taken. */
  exportCalendar: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: `${calendar}/file`, tags })
    .input(oneCalendar)
    .output(z.file()),
  /** One event with all its times, as such a file. */
  exportEvent: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/events/{eventId}/file', tags })
    .input(inFirm.extend({ eventId: EventId }))
    .output(z.file()),
  /** Reads such a file and says what it would bring. Nothing is taken yet. */
  upload: endpoint
    .meta({ needs: 'calendar:edit', isHeavy: true })
    .route({ method: 'POST', path: `${calendar}/imports`, tags, successStatus: 201 })
    .input(oneCalendar.extend({ file: z.file() }))
    .output(CalendarImport),
  getImport: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'GET', path: `${imports}/{calendarImportId}`, tags })
    .input(oneImport)
    .output(CalendarImport),
  /** The caller's last files. */
  listImports: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'GET', path: imports, tags })
    .input(inFirm)
    .output(z.array(CalendarImport.omit({ refused: true, refusedCount: true, sample: true }))),
  /** Takes the events: new ones are added, those of a known UID changed. */
  commit: endpoint
    .meta({ needs: 'calendar:edit', isHeavy: true })
    .route({ method: 'POST', path: `${imports}/{calendarImportId}/commit`, tags })
    .input(oneImport)
    .output(CalendarImport),
  /** Takes the new events away and brings the changed ones back; what somebody touched since stays. */
  undo: endpoint
    .meta({ needs: 'calendar:delete' })
    .route({ method: 'POST', path: `${imports}/{calendarImportId}/undo`, tags })
    .input(oneImport)
    .output(z.object({ removed: z.int(), restored: z.int(), kept: z.int() })),
  /** Forgets a file whose events were not taken. */
  discard: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'DELETE', path: `${imports}/{calendarImportId}`, tags })
    .input(oneImport)
    .output(z.object({ id: Id })),
}

export const calendarFeedsContract = {
  /** The secret addresses of the calendars that the caller manages. */
  list: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'GET', path: '/firms/{firmId}/calendar-feeds', tags })
    .input(inFirm)
    .output(z.array(CalendarFeed)),
  /** Makes the secret address of a calendar; one that there was is dead from then on. */
  renew: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'POST', path: `${calendar}/feed`, tags })
    .input(oneCalendar.extend({ details: FeedDetails }))
    .output(CalendarFeed),
  revoke: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'DELETE', path: `${calendar}/feed`, tags })
    .input(oneCalendar)
    .output(CalendarFeed),
}

export const publicCalendarsContract = {
  /** A calendar by its secret address, for programs that subscribe to it. */
  open: endpoint
    .meta({ needs: 'public', isHeavy: true })
    .route({ method: 'GET', path: '/public/calendars/{token}/file', tags: ['Public'] })
    .input(z.object({ token: z.string().max(100) }))
    .output(z.file()),
}
