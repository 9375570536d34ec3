import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { guestAnswers } from '#contract/communication/event-guests.ts'
import { languages } from '#contract/core/fields.ts'

/** People who are invited to events of the calendar. */
export const eventGuestsTable = sqliteTable(
  'event_guests',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** False once the invitation was taken back or the event deleted. */
    isInvited: integer('is_invited', { mode: 'boolean' }).notNull(),
    answer: text('answer', { enum: guestAnswers }).notNull(),
    comment: text('comment').notNull(),
    answeredAt: text('answered_at'),
    /** The event as the last mail told it, with its changed times, as JSON: it outlives the event. */
    told: text('told').notNull(),
    /** The secret part of the address at which it is answered. */
    publicSecret: text('public_secret').notNull().unique(),
    /** The member who invited them, and is notified of answers. */
    createdBy: text('created_by').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('event_guests_by_event').on(table.eventId, table.isInvited)],
)
