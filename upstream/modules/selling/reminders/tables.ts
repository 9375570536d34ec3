import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { reminderTones } from '#contract/selling/reminders.ts'

/** One row: how the firm reminds. */
export const reminderSettingsTable = sqliteTable('reminder_settings', {
  id: integer('id').primaryKey(),
  isOn: integer('is_on', { mode: 'boolean' }).notNull(),
  /** The contract's ReminderStep[] as JSON, by their days. */
  steps: text('steps').notNull(),
  ownRate: text('own_rate').notNull(),
  postsCharges: integer('posts_charges', { mode: 'boolean' }).notNull().default(false),
  version: integer('version').notNull(),
})

/** What was sent, once for each step of an open item; an invoice has several where it is in parts. */
export const remindersTable = sqliteTable(
  'reminders',
  {
    id: text('id').primaryKey(),
    itemId: text('item_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    number: text('number').notNull(),
    partyId: text('party_id').notNull(),
    days: integer('days').notNull(),
    tone: text('tone', { enum: reminderTones }).notNull(),
    date: text('date').notNull(),
    currency: text('currency').notNull(),
    /** In minor units of `currency`: what was open, and what was claimed on top. */
    balance: integer('balance').notNull(),
    fee: integer('fee').notNull(),
    interest: integer('interest').notNull(),
    sentAt: text('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('reminders_once').on(table.itemId, table.days),
    index('reminders_by_sent').on(table.sentAt),
    index('reminders_by_invoice').on(table.invoiceId, table.sentAt),
    index('reminders_by_party').on(table.partyId),
  ],
)

/** What was posted for reminders; each is an open item of the customer. */
export const reminderChargesTable = sqliteTable(
  'reminder_charges',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    /** The open part of the invoice that is late. */
    itemId: text('item_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    partyId: text('party_id').notNull(),
    date: text('date').notNull(),
    currency: text('currency').notNull(),
    fee: integer('fee').notNull(),
    interest: integer('interest').notNull(),
    reversedDate: text('reversed_date'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reminder_charges_by_number').on(table.number),
    index('reminder_charges_by_item').on(table.itemId),
    index('reminder_charges_by_invoice').on(table.invoiceId),
    index('reminder_charges_by_party').on(table.partyId),
    index('reminder_charges_newest').on(table.createdAt),
  ],
)

/** Customers and invoices that are left alone. */
export const reminderStopsTable = sqliteTable(
  'reminder_stops',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['party', 'invoice'] }).notNull(),
    recordId: text('record_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [uniqueIndex('reminder_stops_once').on(table.kind, table.recordId)],
)
