import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import type { LeadFormInput } from '#contract/customers/lead-forms.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const leadFormsTable = sqliteTable(
  'lead_forms',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    intro: text('intro').notNull(),
    thanks: text('thanks').notNull(),
    language: text('language', { enum: languages }).notNull(),
    asks: text('asks', { mode: 'json' }).$type<LeadFormInput['asks']>().notNull(),
    asksNewsletter: integer('asks_newsletter', { mode: 'boolean' }).notNull(),
    source: text('source').notNull(),
    campaign: text('campaign').notNull(),
    ownerIds: text('owner_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** The secret part of its address. */
    publicSecret: text('public_secret').notNull().unique(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('lead_forms_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('lead_forms_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export type LeadFormStored = typeof leadFormsTable.$inferSelect

/** What visitors sent; `address` is where from, for a day: it bounds how much one place can send. */
export const leadAnswersTable = sqliteTable(
  'lead_answers',
  {
    id: text('id').primaryKey(),
    formId: text('form_id').notNull(),
    formName: text('form_name').notNull(),
    leadId: text('lead_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    address: text('address').notNull(),
    /** What the page was read in. */
    language: text('language', { enum: languages }).notNull(),
    /** The secret part of the address at which news by email are confirmed; null where nobody asked for them. */
    newsSecret: text('news_secret').unique(),
    newsConfirmedAt: text('news_confirmed_at'),
    /** When the mail with that address was written, and its id; null while none could be. */
    newsMailedAt: text('news_mailed_at'),
    newsMailId: text('news_mail_id'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('lead_answers_by_lead').on(table.leadId, table.createdAt),
    index('lead_answers_by_address').on(table.address, table.createdAt),
    index('lead_answers_by_form').on(table.formId, table.createdAt),
    index('lead_answers_by_mail').on(sql`email collate nocase`, table.createdAt),
  ],
)

/** Who took a lead when: the number of their last turn. */
export const leadTurnsTable = sqliteTable('lead_turns', {
  userId: text('user_id').primaryKey(),
  lastTurn: integer('last_turn').notNull(),
})

export const leadFormsSearch = fullText('lead_forms_search', ['name', 'intro'])
