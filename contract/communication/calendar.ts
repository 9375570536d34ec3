import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, optionalText, requiredText } from '../core/fields.ts'
import { isTimeZone } from '../core/zoned-time.ts'
import { CalendarLayerId, calendarLayers } from './calendar-layers.ts'
import { eventTimes } from './event-times.ts'

/** The colours that calendars and categories are shown in; each look has its own shade. */
export const calendarColors = ['blue', 'sky', 'green', 'gold', 'clay', 'red', 'grey'] as const
export const CalendarColor = z.enum(calendarColors)
export type CalendarColor = z.infer<typeof CalendarColor>

/** As long the texts of an event are at most; programs write longer ones than people type. */
export const maxTitle = 500
export const maxPlace = 1000
export const maxDescription = 20_000
export const maxRule = 1000

/** A time as the clock on the wall shows it, `YYYY-MM-DDTHH:mm`, or a day of an event without time. */
const LocalTime = z.string().refine(isLocalTime, 'invalidDate')

/** Of an event: its id; of one time of an event that repeats: that id and the time in the rule. */
export const EventId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}(_\d{8}(T\d{4})?)?$/, 'invalid')

/** What is meant of an event that repeats. */
export const RepeatScope = z.enum(['one', 'following', 'all'])
export type RepeatScope = z.infer<typeof RepeatScope>

export const EventVisibility = z.enum(['calendar', 'private'])

export const CalendarEventInput = z.object({
  title: requiredText(maxTitle),
  /** Of an event that lasts all day, its first day. */
  start: LocalTime,
  /** Of an event that lasts all day, its last day; else after `start`. */
  end: LocalTime,
  allDay: z.boolean().default(false),
  /** Whose clocks `start` and `end` are of; the firm's where it is left out. */
  timeZone: z.string().refine(isTimeZone, 'unknownTimeZone').optional(),
  place: optionalText(maxPlace),
  description: optionalText(maxDescription),
  /** The firm's calendar where it is left out. */
  calendarId: Id.optional(),
  categoryId: Id.nullable().default(null),
  /** An RRULE of RFC 5545, without its name: `FREQ=WEEKLY;BYDAY=MO`. Empty for none. */
  repeats: optionalText(maxRule),
  /** Minutes before the start at which people are reminded. */
  reminders: z.array(z.int().min(0).max(40_320)).max(5).default([]),
  visibility: EventVisibility.default('calendar'),
  /** Whether whoever it is of can't be had meanwhile. */
  isBusy: z.boolean().default(true),
})
export type CalendarEventInput = z.infer<typeof CalendarEventInput>

/** An event as its viewer may see it; one time of it where it repeats. */
export const CalendarEvent = z.object({
  id: EventId,
  /** Of the event that repeats, where this is one time of it. */
  seriesId: Id.nullable(),
  title: z.string(),
  ...eventTimes,
  place: z.string(),
  description: z.string(),
  calendarId: Id,
  categoryId: Id.nullable(),
  color: CalendarColor,
  repeats: z.string(),
  reminders: z.array(z.int()),
  visibility: EventVisibility,
  isBusy: z.boolean(),
  /** Called off by a program of calendars; it takes no time. */
  isCancelled: z.boolean(),
  /** Only that somebody is busy is shown. */
  isHidden: z.boolean(),
  canEdit: z.boolean(),
  createdBy: z.string(),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

const CategoryInput = z.object({ name: requiredText(60), color: CalendarColor })
export type CategoryInput = z.infer<typeof CategoryInput>
export const EventCategory = CategoryInput.extend({ id: Id })
export type EventCategory = z.infer<typeof EventCategory>

/** What colleagues see of a person's calendar: nothing, that it is taken, all, or all and may change it. */
export const CalendarSharing = z.enum(['none', 'busy', 'read', 'write'])
export type CalendarSharing = z.infer<typeof CalendarSharing>

export const CalendarInput = z.object({
  name: requiredText(60),
  color: CalendarColor,
  sharing: CalendarSharing.default('busy'),
  isPersonal: z.boolean().default(true),
})
export type CalendarInput = z.infer<typeof CalendarInput>

/** A calendar of the firm, or of a person in it. */
export const Calendar = z.object({
  id: Id,
  name: z.string(),
  color: CalendarColor,
  sharing: CalendarSharing,
  isPersonal: z.boolean(),
  /** Of a person's, whether it is the caller's own. */
  isOwn: z.boolean(),
  /** Of a person's, who they are. */
  ownerId: z.string().nullable(),
  ownerName: z.string(),
  canEdit: z.boolean(),
  /** How much of it the caller sees and may do. */
  access: CalendarSharing,
  /** Counts the changes of its events, for programs that keep a copy. */
  changeNumber: z.int(),
})
export type Calendar = z.infer<typeof Calendar>

/** What another module has on a day; it is changed where it belongs. */
export const LayerEntry = z.object({
  layer: CalendarLayerId,
  id: z.string(),
  number: z.string(),
  date: DateOnly,
  /** The record's address below the firm's: `invoices/01…`. */
  link: z.string(),
})
export type LayerEntry = z.infer<typeof LayerEntry>

/** A layer that the caller may see, and whether they have it switched on. */
export const LayerChoice = z.object({ layer: CalendarLayerId, isOn: z.boolean() })
export type LayerChoice = z.infer<typeof LayerChoice>

/** Days from and to, as the caller's clocks count them; at most 400. */
const Window = z.object({
  from: DateOnly.optional(),
  to: DateOnly.optional(),
  timeZone: z.string().refine(isTimeZone, 'unknownTimeZone').optional(),
  /** Words that title, place or description must hold. */
  q: z.string().trim().max(200).optional(),
})
const Scoped = z.object({ scope: RepeatScope.optional() })

const tags = ['Calendar']
const inFirm = z.object({ firmId: Id })
const events = '/firms/{firmId}/events' as const
const oneEvent = inFirm.extend({ eventId: EventId })
const calendars = '/firms/{firmId}/calendars' as const
const oneCalendar = inFirm.extend({ calendarId: Id })
const categories = '/firms/{firmId}/event-categories' as const
const oneCategory = inFirm.extend({ categoryId: Id })
const EventChange = CalendarEventInput.extend({ id: EventId, ...Scoped.shape })

export const calendarContract = {
  /** Events that touch the days, by start; without days, of the last month and the next year. */
  list: endpoint
    .meta({ needs: 'calendar:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: events,
      tags,
      summary: 'Lists events of the calendars between two days.',
    })
    .input(inFirm.extend(Window.shape))
    .output(z.array(CalendarEvent)),
  get: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: `${events}/{eventId}`, tags })
    .input(oneEvent)
    .output(CalendarEvent),
  add: endpoint
    .meta({ needs: 'calendar:edit', tool: 'drafts' })
    .route({
      method: 'POST',
      path: events,
      tags,
      successStatus: 201,
      summary: 'Adds an event to a calendar.',
    })
    .input(inFirm.extend(CalendarEventInput.shape))
    .output(CalendarEvent),
  update: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'PUT', path: events, tags })
    .input(inFirm.extend(EventChange.shape))
    .output(CalendarEvent),
  remove: endpoint
    .meta({ needs: 'calendar:delete' })
    .route({ method: 'DELETE', path: `${events}/{eventId}`, tags })
    .input(oneEvent)
    .output(z.object({ id: EventId })),
  /** Of an event that repeats: this time alone, this and what follows, or all. */
  removeTimes: endpoint
    .meta({ needs: 'calendar:delete' })
    .route({ method: 'DELETE', path: `${events}/{eventId}/{scope}`, tags })
    .input(oneEvent.extend({ scope: RepeatScope }))
    .output(z.object({ id: EventId })),
  /** What other modules show in the calendar, as far as the caller may see it. */
  listLayers: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/calendar-layers', tags })
    .input(inFirm.extend({ from: DateOnly, to: DateOnly }))
    .output(z.array(LayerEntry)),
  /** The layers that the caller may see, and which of them they have switched on. */
  listLayerChoices: endpoint
    .meta({ needs: 'calendar:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/calendar-layer-choices', tags })
    .input(inFirm)
    .output(z.array(LayerChoice)),
  /** Switches layers on and off for the caller alone; those that are left out are off. */
  chooseLayers: endpoint
    .meta({ needs: 'calendar:view', isScoped: true })
    .route({ method: 'PUT', path: '/firms/{firmId}/calendar-layer-choices', tags })
    .input(inFirm.extend({ layers: z.array(CalendarLayerId).max(calendarLayers.length) }))
    .output(z.array(LayerChoice)),
  listCalendars: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: calendars, tags })
    .input(inFirm)
    .output(z.array(Calendar)),
  addCalendar: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'POST', path: calendars, tags, successStatus: 201 })
    .input(inFirm.extend(CalendarInput.shape))
    .output(Calendar),
  updateCalendar: endpoint
    .meta({ needs: 'calendar:edit' })
    .route({ method: 'PUT', path: `${calendars}/{calendarId}`, tags })
    .input(oneCalendar.extend(CalendarInput.omit({ isPersonal: true }).shape))
    .output(Calendar),
  removeCalendar: endpoint
    .meta({ needs: 'calendar:delete' })
    .route({ method: 'DELETE', path: `${calendars}/{calendarId}`, tags })
    .input(oneCalendar)
    .output(z.object({ id: Id })),
  listCategories: endpoint
    .meta({ needs: 'calendar:view' })
    .route({ method: 'GET', path: categories, tags })
    .input(inFirm)
    .output(z.array(EventCategory)),
  addCategory: endpoint
    .meta({ needs: 'calendar:manage' })
    .route({ method: 'POST', path: categories, tags, successStatus: 201 })
    .input(inFirm.extend(CategoryInput.shape))
    .output(EventCategory),
  updateCategory: endpoint
    .meta({ needs: 'calendar:manage' })
    .route({ method: 'PUT', path: `${categories}/{categoryId}`, tags })
    .input(oneCategory.extend(CategoryInput.shape))
    .output(EventCategory),
  removeCategory: endpoint
    .meta({ needs: 'calendar:manage' })
    .route({ method: 'DELETE', path: `${categories}/{categoryId}`, tags })
    .input(oneCategory)
    .output(z.object({ id: Id })),
}

const named = ['Calendar of the current firm']

/**
 * The same calls under the product's own addresses. They are about the firm that a header `firm`
 * names, else the first of the caller's; the gateway hands them on to `calendarContract`.
 */
export const namedCalendarContract = {
  events: endpoint
    .route({ method: 'GET', path: '/events', tags: named })
    .input(Window)
    .output(z.array(CalendarEvent)),
  add: endpoint
    .route({ method: 'POST', path: '/add/event', tags: named, successStatus: 201 })
    .input(CalendarEventInput)
    .output(CalendarEvent),
  update: endpoint
    .route({ method: 'PUT', path: '/update/event', tags: named })
    .input(EventChange)
    .output(CalendarEvent),
  /** Which one stands in a header `event`, how much of it in a header `scope`. */
  remove: endpoint
    .route({ method: 'DELETE', path: '/delete/event', tags: named })
    .output(z.object({ id: EventId })),
  categories: endpoint
    .route({ method: 'GET', path: '/categories', tags: named })
    .output(z.array(EventCategory)),
}

function isLocalTime(text: string): boolean {
  const [date = '', time] = text.split('T')
  const isTime = time === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  return isTime && DateOnly.safeParse(date).success
}
