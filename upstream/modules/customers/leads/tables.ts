import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type LeadInput, leadStates, type Touch } from '#contract/customers/leads.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'
import { keyKinds } from './duplicates.ts'
import type { Joined } from './join-records.ts'

/** Which tab of the list a lead stands in. */
export const leadPlaces = ['open', 'converted', 'lost', 'archived'] as const

export const leadsTable = sqliteTable(
  'leads',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    /** The person's name, or the company's. */
    label: text('label').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    position: text('position').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    moreMails: text('more_mails', { mode: 'json' }).$type<string[]>().notNull(),
    morePhones: text('more_phones', { mode: 'json' }).$type<string[]>().notNull(),
    website: text('website').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    region: text('region').notNull(),
    country: text('country').notNull(),
    source: text('source').notNull(),
    campaign: text('campaign').notNull(),
    ownerId: text('owner_id').notNull(),
    /** Whose it is for roles of narrower reach: the owner, else who made it. */
    heldBy: text('held_by').notNull(),
    nextStep: text('next_step').notNull(),
    nextDate: text('next_date'),
    /** The next date for the order of the list; none comes last. */
    nextOrder: text('next_order').notNull(),
    tags: text('tags', { mode: 'json' }).$type<LeadInput['tags']>().notNull(),
    consents: text('consents', { mode: 'json' }).$type<LeadInput['consents']>().notNull(),
    notes: text('notes').notNull(),
    state: text('state', { enum: leadStates }).notNull().default('new'),
    lostReason: text('lost_reason').notNull().default(''),
    place: text('place', { enum: leadPlaces }).notNull().default('open'),
    score: integer('score').notNull().default(0),
    partyId: text('party_id'),
    dealId: text('deal_id'),
    convertedAt: text('converted_at'),
    firstTouch: text('first_touch', { mode: 'json' }).$type<Touch>(),
    lastTouch: text('last_touch', { mode: 'json' }).$type<Touch>(),
    mergedIntoId: text('merged_into_id'),
    /** What the other gained, and both versions right after: a merge is undone while they stand. */
    merge: text('merge', { mode: 'json' }).$type<KeptMerge>(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('leads_by_change').on(table.place, table.updatedAt, table.id),
    index('leads_by_name').on(table.place, sql`label collate nocase`, table.id),
    index('leads_by_score').on(table.place, table.score, table.id),
    index('leads_by_next').on(table.place, table.nextOrder, table.id),
    index('leads_by_owner').on(table.ownerId),
    index('leads_by_source').on(table.source),
    index('leads_by_campaign').on(table.campaign),
    index('leads_by_party').on(table.partyId).where(sql`party_id is not null`),
  ],
)

/** What leads are known by: equal keys propose that two are the same. */
export const leadKeysTable = sqliteTable(
  'lead_keys',
  {
    kind: text('kind', { enum: keyKinds }).notNull(),
    value: text('value').notNull(),
    leadId: text('lead_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.value, table.leadId] }),
    index('lead_keys_by_lead').on(table.leadId),
  ],
)

export type KeptMerge = { joined: Joined; ownVersion: number; intoVersion: number }
export type LeadStored = typeof leadsTable.$inferSelect

export const leadsSearch = fullText(
  'leads_search',
  ['name', 'company', 'email', 'phone', 'city', 'notes'],
  'column',
)
