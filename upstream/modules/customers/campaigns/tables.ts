import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { languages } from '#contract/core/fields.ts'
import { campaignStates, type LeftOutReason } from '#contract/customers/campaigns.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'

export const campaignsTable = sqliteTable(
  'campaigns',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    segmentId: text('segment_id').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    notes: text('notes').notNull(),
    needsConsent: integer('needs_consent', { mode: 'boolean' }).notNull(),
    countsLinks: integer('counts_links', { mode: 'boolean' }).notNull(),
    state: text('state', { enum: campaignStates }).notNull(),
    segmentVersion: integer('segment_version'),
    scheduledAt: text('scheduled_at'),
    startedAt: text('started_at'),
    finishedAt: text('finished_at'),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('campaigns_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('campaigns_by_change').on(table.isArchived, table.updatedAt, table.id),
    index('campaigns_by_segment').on(table.segmentId),
  ],
)

export type CampaignStored = typeof campaignsTable.$inferSelect

export const campaignsSearch = fullText('campaigns_search', ['name', 'subject'])

/** Who gets a campaign, fixed when it begins: an address once. */
export const campaignRecipientsTable = sqliteTable(
  'campaign_recipients',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    /** The campaign's id and the address. */
    key: text('key').notNull().unique(),
    campaignId: text('campaign_id').notNull(),
    partyId: text('party_id').notNull(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'leftOut'] }).notNull(),
    reason: text('reason').$type<LeftOutReason>(),
    /** Of the mail that was queued. */
    messageId: text('message_id'),
    sentAt: text('sent_at'),
    /** The secret part of the address at which they unsubscribe. */
    secret: text('secret').notNull().unique(),
    unsubscribedAt: text('unsubscribed_at'),
  },
  (table) => [
    index('campaign_recipients_by_state').on(table.campaignId, table.state, table.rowNumber),
    index('campaign_recipients_by_party').on(table.partyId),
    index('campaign_recipients_sent').on(table.sentAt).where(sql`sent_at is not null`),
  ],
)

export type RecipientStored = typeof campaignRecipientsTable.$inferSelect

/** Addresses that want no campaigns any more. */
export const campaignOptOutsTable = sqliteTable('campaign_opt_outs', {
  /** As the keys of leads have it: in lower case. */
  address: text('address').primaryKey(),
  at: text('at').notNull(),
  campaignId: text('campaign_id').notNull(),
})

/** That links of a campaign's mails were asked for, by whomever. */
export const campaignHitsTable = sqliteTable(
  'campaign_hits',
  {
    id: text('id').primaryKey(),
    campaignId: text('campaign_id').notNull(),
    /** The key of the recipient. */
    recipientId: text('recipient_id').notNull(),
    /** The link's place among those of the text, from 1. */
    link: integer('link').notNull(),
    at: text('at').notNull(),
    method: text('method').notNull(),
    userAgent: text('user_agent').notNull(),
    purpose: text('purpose').notNull(),
    /** The network it came from, as a number that changes daily: no address is kept. */
    network: text('network').notNull(),
    /** Whoever opened it sent a form of the firm afterwards. */
    isConfirmed: integer('is_confirmed', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('campaign_hits_by_campaign').on(table.campaignId, table.at),
    index('campaign_hits_by_recipient').on(table.recipientId),
  ],
)
