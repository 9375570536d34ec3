import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { calendarColors } from '#contract/communication/calendar.ts'
import { calendarLayers } from '#contract/communication/calendar-layers.ts'
import { fullText } from '../../../register/full-text.ts'
import { madeStamps } from '../../../register/stamps.ts'

/** Calendars of the firm, and of people in it. */
export const calendarsTable = sqliteTable('calendars', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  color: text('color', { enum: calendarColors }).notNull(),
  sharing: text('sharing', { enum: ['none', 'busy', 'read', 'write'] }).notNull(),
  /** Null: of the firm. */
  ownerId: text('owner_id'),
  ownerName: text('owner_name').notNull(),
  /** The secret part of the address at which programs read it; null where it has none. */
  feedSecret: text('feed_secret').unique(),
  feedDetails: text('feed_details', { enum: ['all', 'busy'] })
    .notNull()
    .default('all'),
  createdAt: text('created_at').notNull(),
})

export const eventCategoriesTable = sqliteTable('event_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  color: text('color', { enum: calendarColors }).notNull(),
})

/**
 * Events. `start` and `end` are on the clocks of `time_zone`; what stands in instants serves the
 * search by time and is written anew with each change.
 */
export const calendarEventsTable = sqliteTable(
  'calendar_events',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    /** What files of iCalendar know it by; one changed time has that of its series. */
    uid: text('uid').notNull(),
    calendarId: text('calendar_id').notNull(),
    categoryId: text('category_id'),
    /** Names that programs gave it beside the firm's category, as JSON; shown by those programs alone. */
    otherCategories: text('other_categories').notNull().default('[]'),
    title: text('title').notNull(),
    start: text('start').notNull(),
    end: text('end').notNull(),
    allDay: integer('all_day', { mode: 'boolean' }).notNull(),
    timeZone: text('time_zone').notNull(),
    /** Instant of the first time. */
    startsAt: text('starts_at').notNull(),
    /** Instant when its last time is over; far ahead where it has none. */
    overAt: text('over_at').notNull(),
    repeats: text('repeats').notNull(),
    /** Times of the rule that are left out, as JSON: local starts. */
    skipped: text('skipped').notNull(),
    /** Times beside those of the rule, as JSON: local starts. */
    added: text('added').notNull().default('[]'),
    /** Minutes that each time lasts by the clock of the world, where the clocks on the wall do not say it. */
    lasts: integer('lasts'),
    /** What a program of calendars has called off; it is kept, and takes no time. */
    isCancelled: integer('is_cancelled', { mode: 'boolean' }).notNull().default(false),
    /** The event that repeats, of which this takes the place of one time. */
    seriesId: text('series_id'),
    /** The local start that the rule gives that time. */
    seriesStart: text('series_start'),
    place: text('place').notNull(),
    description: text('description').notNull(),
    /** Minutes before the start, as JSON. */
    reminders: text('reminders').notNull(),
    visibility: text('visibility', { enum: ['calendar', 'private'] }).notNull(),
    isBusy: integer('is_busy', { mode: 'boolean' }).notNull(),
    version: integer('version').notNull(),
    ...madeStamps(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [
    index('calendar_events_by_time').on(table.overAt, table.startsAt),
    index('calendar_events_by_series').on(table.seriesId, table.seriesStart),
    index('calendar_events_by_calendar').on(table.calendarId),
    index('calendar_events_by_uid').on(table.uid),
    index('calendar_events_by_category').on(table.categoryId),
  ],
)

/**
 * Events with all their times as programs know them that keep a copy of a calendar (CalDAV): each
 * change gives the event the next number of its calendar, and what is deleted is remembered.
 */
export const calendarObjectsTable = sqliteTable(
  'calendar_objects',
  {
    calendarId: text('calendar_id').notNull(),
    uid: text('uid').notNull(),
    /** The last part of its address. */
    name: text('name').notNull(),
    changeNumber: integer('change_number').notNull(),
    changedAt: text('changed_at').notNull().default(''),
    isDeleted: integer('is_deleted', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.calendarId, table.uid] }),
    index('calendar_objects_by_change').on(table.calendarId, table.changeNumber),
    index('calendar_objects_by_name').on(table.calendarId, table.name),
  ],
)

/**
 * Events as the program wrote them that sent them (CalDAV), so that what the calendar has no place for
 * comes back.
 */
export const calendarSourcesTable = sqliteTable('calendar_sources', {
  /** Of the event, and of its times that were changed alone. */
  eventId: text('event_id').primaryKey(),
  text: text('text').notNull(),
  /** What its events were when they were read of it, as JSON. */
  base: text('base').notNull(),
})

/** Layers that people have switched off. */
export const calendarLayersOffTable = sqliteTable(
  'calendar_layers_off',
  {
    userId: text('user_id').notNull(),
    layer: text('layer', { enum: calendarLayers }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.layer] })],
)

/**
 * Invitations of other calendars that people have answered: which version, and how. By it an older one
 * is known, and whoever cancels is known as the one who invited.
 */
export const receivedInvitationsTable = sqliteTable(
  'received_invitations',
  {
    userId: text('user_id').notNull(),
    uid: text('uid').notNull(),
    organizerEmail: text('organizer_email').notNull(),
    attendeeEmail: text('attendee_email').notNull(),
    sequence: integer('sequence').notNull(),
    /** DTSTAMP, as an instant; empty where the invitation had none. */
    madeAt: text('made_at').notNull(),
    answer: text('answer', { enum: ['accepted', 'tentative', 'declined'] }).notNull(),
    isCancelled: integer('is_cancelled', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.uid] })],
)

/** Files of events, and what became of them. */
export const calendarImportsTable = sqliteTable('calendar_imports', {
  id: text('id').primaryKey(),
  calendarId: text('calendar_id').notNull(),
  fileName: text('file_name').notNull(),
  /** The file while it is open; empty afterwards. */
  contents: text('contents').notNull(),
  state: text('state', { enum: ['open', 'done', 'undone'] }).notNull(),
  added: integer('added').notNull(),
  changed: integer('changed').notNull(),
  same: integer('same').notNull(),
  ...madeStamps(),
})

/** Events that a file made or changed. */
export const calendarImportEventsTable = sqliteTable(
  'calendar_import_events',
  {
    importId: text('import_id').notNull(),
    eventId: text('event_id').notNull(),
    /** What the event was, JSON; null where it is new. */
    before: text('before'),
    /** The version that the import left. */
    version: integer('version').notNull(),
  },
  (table) => [index('calendar_import_events_by_import').on(table.importId)],
)

export const calendarEventSearch = fullText('calendar_event_search', [
  'title',
  'place',
  'description',
])
