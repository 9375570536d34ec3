import type { ModuleParts } from '../../../core/hooks.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { Reader } from '../../../firm/store.ts'

const closedOn = `closing ->> '$.date'`
const daysOpen = `julianday(${closedOn}) - julianday(substr(created_at, 1, 10))`
const isWon = `state = 'won'`
const isClosed = `state <> 'open'`

/** Deals, whose values stay in their own currencies. */
export const dealsView: ModuleParts['analysisViews'][number] = {
  name: 'deals',
  needs: 'deal:view',
  reach: ({ actor }) => reachCondition(actor, 'deal', 'held_by'),
  from: 'deals',
  where: 'is_archived = 0',
  dates: {
    created: { sql: 'created_at', isInstant: true },
    expected: { sql: 'expected_date' },
    closed: { sql: closedOn },
  },
  fields: {
    dealState: { sql: 'state', kind: 'choice' },
    stage: { sql: 'stage_id', kind: 'named', names: namesOfStages },
    pipeline: { sql: 'pipeline_id', kind: 'named', names: namesOfPipelines },
    owner: { sql: 'owner_id', kind: 'person' },
    customer: { sql: 'party_id', kind: 'party' },
    source: { sql: 'source', kind: 'text' },
    lostReason: { sql: `closing ->> '$.lostReason'`, kind: 'text' },
    currency: { sql: 'currency', kind: 'currency' },
  },
  money: { currency: 'currency' },
  measures: {
    deals: { sum: '1', unit: 'count' },
    value: { sum: 'amount', unit: 'ownAmount' },
    openValue: { sum: `case state when 'open' then amount else 0 end`, unit: 'ownAmount' },
    wonValue: { sum: `case when ${isWon} then amount else 0 end`, unit: 'ownAmount' },
    won: { sum: isWon, unit: 'count' },
    lost: { sum: `state = 'lost'`, unit: 'count' },
    closedDeals: { sum: isClosed, unit: 'count' },
    winRate: { over: 'won', under: 'closedDeals', unit: 'percent' },
    daysOpen: { sum: `case when ${isClosed} then ${daysOpen} else 0 end`, unit: 'count' },
    daysToClose: { over: 'daysOpen', under: 'closedDeals', unit: 'number' },
    meanDeal: { over: 'wonValue', under: 'won', unit: 'amount' },
  },
  path: `'deals/' || id`,
}

function namesOfStages({ sql }: Reader): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>(
    `select stage.value ->> 'id' as id, stage.value ->> 'name' as name
     from pipelines, json_each(stages) as stage`,
  )
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
}

function namesOfPipelines({ sql }: Reader): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>('select id, name from pipelines')
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
}
