import type { ModuleParts } from '../../../core/hooks.ts'
import { reachCondition } from '../../../firm/reach.ts'

/** Leads, those that were merged into another left out. */
export const leadsView: ModuleParts['analysisViews'][number] = {
  name: 'leads',
  needs: 'lead:view',
  reach: ({ actor }) => reachCondition(actor, 'lead', 'held_by'),
  from: 'leads',
  where: 'merged_into_id is null',
  dates: {
    created: { sql: 'created_at', isInstant: true },
    convertedOn: { sql: 'converted_at', isInstant: true },
    nextDate: { sql: 'next_date' },
  },
  fields: {
    source: { sql: 'source', kind: 'text' },
    campaign: { sql: 'campaign', kind: 'text' },
    leadState: { sql: 'state', kind: 'choice' },
    owner: { sql: 'owner_id', kind: 'person' },
    country: { sql: 'country', kind: 'country' },
    lostReason: { sql: 'lost_reason', kind: 'text' },
  },
  measures: {
    leads: { sum: '1', unit: 'count' },
    contacted: { sum: `state <> 'new'`, unit: 'count' },
    qualified: { sum: `state in ('qualified', 'converted')`, unit: 'count' },
    converted: { sum: `state = 'converted'`, unit: 'count' },
    lost: { sum: `state = 'lost'`, unit: 'count' },
    conversion: { over: 'converted', under: 'leads', unit: 'percent' },
    scoreSum: { sum: 'score', unit: 'count' },
    meanScore: { over: 'scoreSum', under: 'leads', unit: 'number' },
  },
  path: `'leads/' || id`,
}
