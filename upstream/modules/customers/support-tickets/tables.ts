import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { ticketPriorities } from '#contract/customers/support-settings.ts'
import { ticketChannels, ticketStates } from '#contract/customers/support-tickets.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Where a ticket stands in the list: with the firm, with the customer, or over. */
export const ticketPlaces = ['open', 'waiting', 'done'] as const

export const supportTicketsTable = sqliteTable(
  'support_tickets',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull().unique(),
    subject: text('subject').notNull(),
    description: text('description').notNull(),
    state: text('state', { enum: ticketStates }).notNull(),
    /** Follows from the state. */
    place: text('place', { enum: ticketPlaces }).notNull(),
    priority: text('priority', { enum: ticketPriorities }).notNull(),
    channel: text('channel', { enum: ticketChannels }).notNull(),
    /** Empty for nobody whom the firm knows. */
    customerId: text('customer_id').notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    ownerId: text('owner_id'),
    ownerName: text('owner_name').notNull(),
    /** When the next promised time is over; `noDueAt` while none runs. */
    dueAt: text('due_at').notNull(),
    /** Of what was last written. */
    lastAt: text('last_at').notNull(),
    /** Since when it is solved; null while it is not. */
    doneAt: text('done_at'),
    rating: text('rating', { enum: ['good', 'bad'] }),
    ratingNote: text('rating_note').notNull(),
    /** The ticket that it goes on from. */
    linkedId: text('linked_id'),
    /** The secret part of the address at which the customer reads and answers it. */
    publicSecret: text('public_secret').notNull().unique(),
    /** Of the same address as only mails tell it: whoever comes by it has the mailbox. */
    proofSecret: text('proof_secret').notNull().unique(),
    /** Where the request came from, for a day: it bounds how many one sender can make. */
    address: text('address').notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => {
    const tab = [table.isArchived, table.place] as const
    return [
      index('support_tickets_by_due').on(...tab, table.dueAt, table.id),
      index('support_tickets_by_last').on(...tab, table.lastAt, table.id),
      index('support_tickets_by_number').on(...tab, table.rowNumber, table.id),
      index('support_tickets_archived_due').on(table.isArchived, table.dueAt, table.id),
      index('support_tickets_archived_last').on(table.isArchived, table.lastAt, table.id),
      index('support_tickets_archived_number').on(table.isArchived, table.rowNumber, table.id),
      index('support_tickets_by_customer').on(table.customerId, table.createdAt, table.id),
      index('support_tickets_by_email').on(sql`contact_email collate nocase`, table.createdAt),
      index('support_tickets_by_address').on(table.address, table.createdAt),
      index('support_tickets_by_day').on(table.createdAt),
    ]
  },
)

/** What was written to and fro; internal ones are a program's words that only the firm sees. */
export const supportMessagesTable = sqliteTable(
  'support_messages',
  {
    id: text('id').primaryKey(),
    ticketId: text('ticket_id').notNull(),
    author: text('author', { enum: ['customer', 'member', 'automatic'] }).notNull(),
    by: text('by_name').notNull(),
    isInternal: integer('is_internal', { mode: 'boolean' }).notNull(),
    text: text('text').notNull(),
    hidden: text('hidden').notNull(),
    threadId: text('thread_id'),
    at: text('at').notNull(),
  },
  (table) => [index('support_messages_by_ticket').on(table.ticketId, table.at, table.id)],
)

/** Every state that a ticket came into, and when: both clocks are counted from it. */
export const supportStatesTable = sqliteTable(
  'support_states',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    ticketId: text('ticket_id').notNull(),
    state: text('state', { enum: ticketStates }).notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('support_states_by_ticket').on(table.ticketId, table.rowNumber)],
)

/** One row: how the firm does support. */
export const supportSettingsTable = sqliteTable('support_settings', {
  id: integer('id').primaryKey(),
  /** The contract's OpenHours[] as JSON. */
  hours: text('hours').notNull(),
  isClosedOnHolidays: integer('is_closed_on_holidays', { mode: 'boolean' }).notNull(),
  /** The contract's ServicePromise[] as JSON. */
  promises: text('promises').notNull(),
  pausesWaiting: integer('pauses_waiting', { mode: 'boolean' }).notNull(),
  pausesOnHold: integer('pauses_on_hold', { mode: 'boolean' }).notNull(),
  reopenDays: integer('reopen_days').notNull(),
  asksRating: integer('asks_rating', { mode: 'boolean' }).notNull(),
  isFormOpen: integer('is_form_open', { mode: 'boolean' }).notNull(),
  takesMails: integer('takes_mails', { mode: 'boolean' }).notNull().default(false),
  formWords: text('form_words').notNull(),
  formSecret: text('form_secret').notNull(),
  version: integer('version').notNull(),
})

export const supportTicketsSearch = fullText('support_tickets_search', [
  'number',
  'subject',
  'contact',
  'text',
])
