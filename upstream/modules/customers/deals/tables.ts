import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type DealInput, dealStates } from '#contract/customers/deals.ts'
import type { Stage } from '#contract/customers/pipelines.ts'
import { fullText } from '../../../register/full-text.ts'
import { stamps } from '../../../register/stamps.ts'
import type { Closing } from './close-deal.ts'

export const pipelinesTable = sqliteTable(
  'pipelines',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    notes: text('notes').notNull(),
    stages: text('stages', { mode: 'json' }).$type<Stage[]>().notNull(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('pipelines_by_name').on(table.isArchived, sql`name collate nocase`, table.id),
    index('pipelines_by_change').on(table.isArchived, table.updatedAt, table.id),
  ],
)

export const pipelinesSearch = fullText('pipelines_search', ['name', 'notes'])

/** Which tab of the list a deal stands in. */
export const dealPlaces = ['open', 'won', 'lost', 'archived'] as const

export const dealsTable = sqliteTable(
  'deals',
  {
    rowNumber: integer('row_number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    title: text('title').notNull(),
    partyId: text('party_id'),
    /** The lead that it came with; null for none. */
    leadId: text('lead_id'),
    pipelineId: text('pipeline_id').notNull(),
    stageId: text('stage_id').notNull(),
    /** When it came into its stage. */
    stageEnteredAt: text('stage_entered_at').notNull(),
    /** Its place in the column of the board: compared as bytes. */
    orderKey: text('order_key').notNull(),
    state: text('state', { enum: dealStates }).notNull().default('open'),
    place: text('place', { enum: dealPlaces }).notNull().default('open'),
    value: text('value').notNull(),
    /** The same in minor units of its currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    expectedDate: text('expected_date'),
    /** The expected day for the order of the list; none comes last. */
    expectedOrder: text('expected_order').notNull(),
    ownerId: text('owner_id').notNull(),
    /** Whose it is for roles of narrower reach: the owner, else who made it. */
    heldBy: text('held_by').notNull(),
    nextStep: text('next_step').notNull(),
    nextDate: text('next_date'),
    source: text('source').notNull(),
    tags: text('tags', { mode: 'json' }).$type<DealInput['tags']>().notNull(),
    notes: text('notes').notNull(),
    closing: text('closing', { mode: 'json' }).$type<Closing>(),
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...stamps(),
  },
  (table) => [
    index('deals_by_change').on(table.place, table.updatedAt, table.id),
    index('deals_by_title').on(table.place, sql`title collate nocase`, table.id),
    index('deals_by_expected').on(table.place, table.expectedOrder, table.id),
    index('deals_by_column').on(table.place, table.pipelineId, table.stageId, table.orderKey),
    // What the columns of the board come to, without the deals themselves.
    index('deals_by_sum').on(
      ...[table.place, table.pipelineId, table.stageId, table.currency, table.amount],
    ),
    index('deals_by_party').on(table.partyId).where(sql`party_id is not null`),
  ],
)

export type DealStored = typeof dealsTable.$inferSelect
export type PipelineStored = typeof pipelinesTable.$inferSelect

export const dealsSearch = fullText('deals_search', ['title', 'customer', 'notes'])

/** The stages that deals came into, in order of time. */
export const dealVisitsTable = sqliteTable(
  'deal_visits',
  {
    id: text('id').primaryKey(),
    dealId: text('deal_id').notNull(),
    stageId: text('stage_id').notNull(),
    stageName: text('stage_name').notNull(),
    at: text('at').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [index('deal_visits_by_deal').on(table.dealId, table.at)],
)

/** What the forecast of a night said of a month, in minor units of the base currency. */
export const dealForecastsTable = sqliteTable(
  'deal_forecasts',
  {
    asOfDate: text('as_of_date').notNull(),
    /** `2026-05` */
    month: text('month').notNull(),
    best: integer('best').notNull(),
    expected: integer('expected').notNull(),
    worst: integer('worst').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.asOfDate] })],
)
