import type { ModuleParts } from '../../../core/hooks.ts'
import { timeReach } from './reach.ts'

/** Time entries that have ended: one's own, or everybody's for who approves time. */
export const hoursView: ModuleParts['analysisViews'][number] = {
  name: 'hours',
  needs: 'time:view',
  reach: ({ actor }) => timeReach(actor),
  from: 'time_entries',
  where: 'ended_at is not null',
  dates: { date: { sql: 'date' } },
  fields: {
    person: { sql: 'person_id', kind: 'person' },
    project: { sql: 'project_id', kind: 'project' },
    billable: {
      sql: `case is_billable when 1 then 'yes' else 'no' end`,
      kind: 'choice',
    },
    billing: {
      sql: `case when invoice_id is not null then 'billed' when is_billable = 1 then 'unbilled' else 'none' end`,
      kind: 'choice',
    },
  },
  measures: {
    hours: { sum: 'seconds', unit: 'hours' },
    billableHours: { sum: 'case is_billable when 1 then seconds else 0 end', unit: 'hours' },
    utilisation: { over: 'billableHours', under: 'hours', unit: 'percent' },
    billedHours: {
      sum: 'case when invoice_id is not null then coalesce(billed_seconds, seconds) else 0 end',
      unit: 'hours',
    },
    unbilledHours: {
      sum: 'case when invoice_id is null and is_billable = 1 then seconds else 0 end',
      unit: 'hours',
    },
    entries: { sum: '1', unit: 'count' },
    people: { distinct: 'person_id' },
  },
}
