import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'
import { partyParts } from '../firm/party-parts.ts'
import { Stage } from './pipelines.ts'

export const dealStates = ['open', 'won', 'lost'] as const
export const DealState = z.enum(dealStates)
export type DealState = z.infer<typeof DealState>

/** Something that somebody may buy. */
export const DealInput = z.object({
  title: field.requiredText(160),
  /** The customer's name as it stands in the list of customers; empty for none yet. */
  customerName: field.optionalText(160),
  /** Empty for the pipeline of the stage, or the firm's first. */
  pipelineId: z.union([z.literal(''), field.Id]).default(''),
  /** Where it stands; empty for the first stage of the pipeline. */
  stageId: z.union([z.literal(''), field.Id]).default(''),
  /** What it will bring, in units of its currency. */
  value: z.union([z.literal(''), field.decimalText(3)]).default(''),
  currency: field.CurrencyCode,
  /** When it is expected to be won. */
  expectedDate: field.DateOnly.nullable().default(null),
  ownerId: partyParts.ownerId,
  nextStep: field.optionalText(200),
  nextDate: field.DateOnly.nullable().default(null),
  source: field.optionalText(100),
  tags: partyParts.tags,
  notes: field.optionalText(4000),
})
export type DealInput = z.infer<typeof DealInput>

/** Why an open deal should be looked at; `days` is how long already. */
const DealFlag = z.object({
  flag: z.enum(['tooLongInStage', 'expectedDateOver', 'noExpectedDate', 'stepOver', 'noNextStep']),
  days: z.int().nullable(),
})
export type DealFlag = z.infer<typeof DealFlag>

/** A deal came into a stage, and by whom. */
const StageVisit = z.object({ stageName: z.string(), at: field.Instant, by: z.string() })

export const Deal = recordOf(DealInput).extend({
  state: DealState,
  amount: field.MinorUnits,
  partyId: field.Id.nullable(),
  leadId: field.Id.nullable(),
  ownerName: z.string(),
  pipelineName: z.string(),
  stageName: z.string(),
  /** In percent: the stage's; 100 of a won deal, 0 of a lost one. */
  probability: z.string(),
  closedDate: field.DateOnly.nullable(),
  lostReason: z.string(),
  /** The quote that was accepted; null where a person closed it. */
  quoteId: field.Id.nullable(),
  flags: z.array(DealFlag),
  visits: z.array(StageVisit),
})
export type Deal = z.infer<typeof Deal>

export const DealRow = Deal.pick({
  id: true,
  title: true,
  customerName: true,
  partyId: true,
  pipelineId: true,
  stageId: true,
  stageName: true,
  state: true,
  amount: true,
  currency: true,
  value: true,
  expectedDate: true,
  closedDate: true,
  ownerId: true,
  nextStep: true,
  nextDate: true,
  source: true,
  tags: true,
  notes: true,
  updatedAt: true,
})
export type DealRow = z.infer<typeof DealRow>

export const DealListQuery = listQuery({
  tabs: ['open', 'won', 'lost', 'archived'],
  sorts: ['updatedAt', 'title', 'expectedDate'],
  direction: 'descending',
  filters: {
    pipeline: field.Id.optional(),
    stage: field.Id.optional(),
    owner: field.Id.optional(),
    party: field.Id.optional(),
    expectedFrom: field.DateOnly.optional(),
    expectedTo: field.DateOnly.optional(),
    /** When it was won or lost. */
    closedFrom: field.DateOnly.optional(),
    closedTo: field.DateOnly.optional(),
    currency: field.CurrencyCode.optional(),
  },
})
export type DealListQuery = z.infer<typeof DealListQuery>

/** Puts a deal into a stage, behind another card or first; without `afterId` last. */
export const DealMove = z.object({
  stageId: field.Id,
  afterId: z.union([z.literal(''), z.literal('first'), field.Id]).default(''),
})
export type DealMove = z.infer<typeof DealMove>

/** How a deal ends. */
export const DealEnd = z.object({
  state: z.enum(['won', 'lost']),
  reason: field.optionalText(300),
  version: field.Version,
})
export type DealEnd = z.infer<typeof DealEnd>

/** A deal on the board. */
export const BoardCard = Deal.pick({
  id: true,
  title: true,
  customerName: true,
  amount: true,
  currency: true,
  expectedDate: true,
  ownerId: true,
  nextDate: true,
  flags: true,
})
export type BoardCard = z.infer<typeof BoardCard>

/** As many cards a column shows; the rest stand in the list. */
export const maxCards = 50

export const DealBoard = z.object({
  pipelineId: field.Id,
  pipelineName: z.string(),
  columns: z.array(
    Stage.extend({
      cards: z.array(BoardCard),
      count: z.int(),
      /** What all deals of the column come to, by currency. */
      sums: z.array(z.object({ currency: z.string(), amount: field.MinorUnits })),
    }),
  ),
})
export type DealBoard = z.infer<typeof DealBoard>

/** Minor units of the base currency; best has every open deal, worst those that are counted on. */
const ForecastMonth = z.object({
  /** `2026-05`; `overdue` for days that are over, `undated` for none. */
  month: z.string(),
  won: field.MinorUnits,
  best: field.MinorUnits,
  expected: field.MinorUnits,
  worst: field.MinorUnits,
  openCount: z.int(),
  wonCount: z.int(),
  /** Deals in currencies without a rate: they are in no sum. */
  unpricedCount: z.int(),
})

/** How deals went through a stage, each counted at the furthest one it came to. */
const StageFunnel = z.object({
  stageId: field.Id,
  name: z.string(),
  reached: z.int(),
  advanced: z.int(),
  lostHere: z.int(),
  openHere: z.int(),
  medianDays: z.int().nullable(),
})

export const DealForecast = z.object({
  asOfDate: field.DateOnly,
  currency: z.string(),
  months: z.array(ForecastMonth),
  unpriced: z.array(z.object({ currency: z.string(), amount: field.MinorUnits, count: z.int() })),
  /** The oldest of the rates that were used; null where none was needed. */
  oldestRate: z.object({ currency: z.string(), date: field.DateOnly }).nullable(),
  funnel: z.array(StageFunnel),
  /** Why deals were lost, the most frequent first. */
  lostReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** Months that are over, the latest first: what was forecast when they began, and what they brought. */
  truth: z.array(
    z.object({
      month: z.string(),
      asOfDate: field.DateOnly,
      best: field.MinorUnits,
      expected: field.MinorUnits,
      worst: field.MinorUnits,
      won: field.MinorUnits,
      difference: field.MinorUnits,
      /** Whether worst ≤ won ≤ best. */
      isWithin: z.boolean(),
    }),
  ),
})
export type DealForecast = z.infer<typeof DealForecast>

const one = z.object({ firmId: field.Id, dealId: field.Id })
const at = '/firms/{firmId}/deals/{dealId}' as const
const tags = ['Deals']

export const dealsContract = {
  ...registerContract({
    path: 'deals',
    tag: 'Deals',
    view: 'deal:view',
    edit: 'deal:edit',
    one,
    onePath: '{dealId}',
    input: DealInput,
    query: DealListQuery,
    row: DealRow,
    record: Deal,
    bulk: ['archive', 'restore'],
    summaries: {
      list: 'Lists deals: sales that are being made, with stage, amount in minor units and expected day.',
      get: 'Reads a deal, with the stages it went through and what to look at.',
      create: 'Adds a deal to a pipeline.',
    },
  }),
  board: endpoint
    .meta({ needs: 'deal:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/deal-board', tags })
    .input(
      z.object({ firmId: field.Id, pipelineId: field.Id.optional(), owner: field.Id.optional() }),
    )
    .output(DealBoard),
  move: endpoint
    .meta({ needs: 'deal:edit' })
    .route({ method: 'POST', path: `${at}/move`, tags })
    .input(one.extend(DealMove.shape))
    .output(Deal),
  /** Ends a deal as won, or as lost with a reason. */
  end: endpoint
    .meta({ needs: 'deal:edit' })
    .route({ method: 'POST', path: `${at}/end`, tags })
    .input(one.extend(DealEnd.shape))
    .output(Deal),
  /** Opens a deal again that had ended. */
  reopen: endpoint
    .meta({ needs: 'deal:edit' })
    .route({ method: 'POST', path: `${at}/reopen`, tags })
    .input(one)
    .output(Deal),
  /** Makes the draft of a quote for the deal's customer; the deal is won when it is accepted. */
  quote: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/quote`, tags })
    .input(one)
    .output(z.object({ quoteId: field.Id })),
  forecast: endpoint
    .meta({ needs: 'deal:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/deal-forecast', tags })
    .input(z.object({ firmId: field.Id, pipelineId: field.Id.optional() }))
    .output(DealForecast),
}
