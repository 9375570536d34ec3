import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

/** Who may come into the portal, for which customer, and to what. */
export const portalContactsTable = sqliteTable(
  'portal_contacts',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** The contract's PortalRight[] as JSON. */
    rights: text('rights').notNull(),
    lastAt: text('last_at'),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('portal_contacts_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('portal_contacts_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('portal_contacts_by_email').on(table.email),
    index('portal_contacts_by_customer').on(table.customerId),
  ],
)

/** Links that were mailed to an address; of their secrets only the hash is kept. */
export const portalLinksTable = sqliteTable(
  'portal_links',
  {
    id: text('id').primaryKey(),
    hash: text('hash').notNull().unique(),
    email: text('email').notNull(),
    createdAt: text('created_at').notNull(),
    usedAt: text('used_at'),
    revokedAt: text('revoked_at'),
  },
  (table) => [index('portal_links_by_email').on(table.email, table.createdAt)],
)

/** Who is signed in: an address that was proven, in one customer at a time. */
export const portalSessionsTable = sqliteTable(
  'portal_sessions',
  {
    id: text('id').primaryKey(),
    hash: text('hash').notNull().unique(),
    email: text('email').notNull(),
    contactId: text('contact_id'),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('portal_sessions_by_email').on(table.email)],
)

/** How often one place of the network asked for links today. */
export const portalAsksTable = sqliteTable(
  'portal_asks',
  {
    id: text('id').primaryKey(),
    address: text('address').notNull(),
    language: text('language', { enum: languages }).notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('portal_asks_by_address').on(table.address, table.at)],
)

/** One row: whether the portal is open, and where. */
export const portalSettingsTable = sqliteTable('portal_settings', {
  id: integer('id').primaryKey(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  words: text('words').notNull(),
  secret: text('secret').notNull(),
  version: integer('version').notNull(),
})

export const portalContactsSearch = fullText('portal_contacts_search', ['name', 'email'])
