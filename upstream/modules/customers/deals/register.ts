import { currencyDigits } from '#contract/core/currencies.ts'
import { invalidField } from '#contract/core/errors.ts'
import { parseAmount } from '#contract/core/money.ts'
import {
  type Deal,
  DealInput,
  type DealListQuery,
  type DealRow,
  dealsContract,
} from '#contract/customers/deals.ts'
import type { PipelineChoice, Stage } from '#contract/customers/pipelines.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { changeRow, type Raw, rowOf } from '../../../register/stored-rows.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { findCustomer, findPartyName } from '../../firm/parties/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { namesOfPeople } from '../../firm/records/index.ts'
import { dealFlags } from './attention.ts'
import { ensurePipeline, listPipelines, pipelines } from './pipelines.ts'
import { planSnapshot } from './plan-snapshot.ts'
import { type DealStored, dealsSearch, dealsTable } from './tables.ts'
import { lastKey, noteVisit, visitsOf } from './visits.ts'

/** Comes after every day that somebody names. */
const noDate = '9999-12-31'

/** The list of deals, as far as somebody's role reaches. */
export function dealList(
  actor: Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>,
): RegisterSource<DealListQuery> {
  return {
    from: 'deals',
    search: dealsSearch.name,
    tabs: {
      open: "place = 'open'",
      won: "place = 'won'",
      lost: "place = 'lost'",
      archived: "place = 'archived'",
    },
    sorts: {
      updatedAt: 'updated_at',
      title: 'title collate nocase',
      expectedDate: 'expected_order',
    },
    filters: {
      pipeline: equals('pipeline_id'),
      stage: equals('stage_id'),
      owner: equals('owner_id'),
      party: equals('party_id'),
      expectedFrom: atLeast('expected_order'),
      expectedTo: atMost('expected_order'),
      closedFrom: atLeast("closing ->> '$.date'"),
      closedTo: atMost("closing ->> '$.date'"),
      currency: equals('currency'),
    },
    within: reachCondition(actor, 'deal', 'held_by'),
    totals: { currency: 'currency', sums: { amount: 'amount' } },
  }
}

const stored = rowOf(dealsTable)

export const deals = defineRegister({
  kind: 'deal',
  contract: dealsContract,
  table: dealsTable,
  list: (_, { actor }) => dealList(actor),
  row: toRow,
  fillRows: withNames,
  record: toDeal,
  labelOf: ({ title }) => title,
  found: (deal, reader) => ({
    words: { title: deal.title, customer: customerOf(reader, deal), notes: deal.notes },
    subtitle: customerOf(reader, deal),
    text: deal.notes,
  }),
  reach: { made: 'deal' },
  prepare,
  archived: (writer, firm, deal) => {
    changeRow(writer, dealsTable, firm, deal.id, { place: placeOf(deal) })
  },
  removed: ({ sql }, { id }) => {
    sql.exec('delete from deal_visits where deal_id = ?', id)
  },
  history: (_, deal) => ({
    ...DealInput.parse(deal),
    ...{ state: deal.state, stageName: deal.stageName },
  }),
})

/** A deal as the API shows it, before the contract strips it. */
export type ShownDeal = ReturnType<typeof deals.show>

/** In which tab of the list a deal stands. */
export function placeOf({
  isArchived,
  state,
}: Pick<DealStored, 'isArchived' | 'state'>): DealStored['place'] {
  return isArchived ? 'archived' : state
}

/** The stage of a pipeline, or its first. @throws AppError invalid for one that it has not */
export function stageOf(stages: readonly Stage[], stageId: string): Stage {
  const found = stageId === '' ? stages[0] : stages.find(({ id }) => id === stageId)
  if (!found) throw invalidField('stageId', 'unknownStage')
  return found
}

function prepare(
  writer: Writer,
  firm: FirmContext,
  { customerName, ...input }: DealInput,
  before?: DealStored,
): Prepared {
  const pipeline = pipelineOf(writer, firm, input, before)
  const stays = before?.pipelineId === pipeline.id && input.stageId === ''
  const stage = stageOf(pipeline.stages, stays ? before.stageId : input.stageId)
  const isMoved = stage.id !== before?.stageId
  const now = firm.now.toISOString()
  return {
    columns: {
      ...input,
      pipelineId: pipeline.id,
      partyId: partyOf(writer, firm, customerName, before),
      stageId: stage.id,
      amount: amountOf(input),
      expectedOrder: input.expectedDate ?? noDate,
      heldBy: input.ownerId || (before?.createdBy ?? firm.actor.userId),
      ...(isMoved && {
        stageEnteredAt: now,
        orderKey: lastKey(writer, pipeline.id, stage.id),
      }),
    },
    follow: (id) => {
      if (isMoved) noteVisit(writer, firm, id, stage)
      if (!before) planSnapshot(writer, firm)
    },
  }
}

/** The pipeline that is named, or the stage's, or the one it is in, or the firm's first. */
function pipelineOf(
  writer: Writer,
  firm: FirmContext,
  { pipelineId, stageId }: Pick<DealInput, 'pipelineId' | 'stageId'>,
  before: DealStored | undefined,
): PipelineChoice {
  const ofStage = listPipelines(writer).find(({ stages }) =>
    stages.some(({ id }) => id === stageId),
  )
  const named = pipelineId || ofStage?.id || before?.pipelineId
  if (!named) return ensurePipeline(writer, firm)
  const found = pipelines.find(writer, named)
  if (!found) throw invalidField('pipelineId', 'unknownStage')
  return found
}

/** @throws AppError invalid for a name that no customer has */
function partyOf(
  reader: Reader,
  firm: FirmContext,
  customerName: string,
  before: DealStored | undefined,
): string | null {
  if (customerName === '') return null
  if (before?.partyId && customerOf(reader, before) === customerName) return before.partyId
  const found = findCustomer(reader, firm, customerName)
  if (found === undefined) throw invalidField('customerName', 'unknownCustomer')
  return found
}

/** @throws AppError invalid for more decimals than the currency has */
function amountOf({ value, currency }: Pick<DealInput, 'value' | 'currency'>): number {
  const amount = value === '' ? 0 : parseAmount(value, currency)
  if (amount !== undefined) return amount
  const maximum = currencyDigits(currency)
  throw invalidField('value', 'tooManyDecimals', { maximum })
}

function customerOf(reader: Reader, { partyId }: Pick<DealStored, 'partyId'>): string {
  return partyId === null ? '' : (findPartyName(reader, partyId) ?? '')
}

/** A row without names that stand elsewhere; `withNames` adds those of a whole page. */
function toRow(raw: Raw): DealRow {
  const deal = stored(raw)
  return { ...deal, customerName: '', stageName: '', closedDate: deal.closing?.date ?? null }
}

function withNames(rows: DealRow[], reader: Reader): DealRow[] {
  const customers = namesOfParties(
    reader,
    rows.flatMap(({ partyId }) => partyId ?? []),
  )
  const stages = new Map(
    [...new Set(rows.map(({ pipelineId }) => pipelineId))].flatMap((id) =>
      (pipelines.find(reader, id)?.stages ?? []).map((stage) => [stage.id, stage.name] as const),
    ),
  )
  return rows.map((row) => ({
    ...row,
    customerName: customers.get(row.partyId ?? '') ?? '',
    stageName: stages.get(row.stageId) ?? '',
  }))
}

/** The day of the firm, and the zone that its days are of. */
export function daysOf(reader: Reader, firm: Pick<FirmContext, 'now'>) {
  return { today: firmDate(reader, firm), timeZone: getFirmProfile(reader).timeZone }
}

/** What an open deal should be looked at for. */
export function flagsOn(
  days: ReturnType<typeof daysOf>,
  deal: DealStored,
  stage: Stage | undefined,
): Deal['flags'] {
  if (deal.state !== 'open' || !stage) return []
  const watched = {
    stageEnteredAt: deal.stageEnteredAt,
    expectedDate: deal.expectedDate,
    nextStepDate: deal.nextDate,
  }
  return dealFlags(watched, stage, days).map((one) => ({
    flag: one.flag,
    days: 'days' in one ? one.days : null,
  }))
}

function toDeal(reader: Reader, firm: FirmContext, deal: DealStored): Deal {
  const pipeline = pipelines.find(reader, deal.pipelineId)
  const stage = pipeline?.stages.find(({ id }) => id === deal.stageId)
  const { closing, ownerId, state } = deal
  const sure = state === 'won' ? '100' : '0'
  return {
    ...deal,
    customerName: customerOf(reader, deal),
    ownerName: ownerId ? (namesOfPeople(reader, [ownerId]).get(ownerId) ?? '') : '',
    pipelineName: pipeline?.name ?? '',
    stageName: stage?.name ?? '',
    probability: state === 'open' ? (stage?.probability ?? '0') : sure,
    closedDate: closing?.date ?? null,
    lostReason: closing?.lostReason ?? '',
    quoteId: closing?.quoteId ?? null,
    flags: flagsOn(daysOf(reader, firm), deal, stage),
    visits: visitsOf(reader, deal.id),
  }
}
