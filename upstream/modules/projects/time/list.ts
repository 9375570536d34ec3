import type { TimeEntryQuery } from '#contract/projects/time-entries.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { type Condition, equals, type RegisterSource } from '../../../register/describe.ts'
import { projectReach } from '../projects/views.ts'
import { beganBefore, beganFrom } from './began.ts'
import { managesTime } from './stored.ts'
import { timeEntriesSearch } from './tables.ts'

/**
 * The list of entries, as far as the caller sees them: their own, or everybody's for who approves time, on projects
 * that they reach.
 */
export function timeEntryList(firm: FirmContext): RegisterSource<TimeEntryQuery> {
  return {
    from: 'time_entries',
    search: timeEntriesSearch.name,
    tabs: {
      all: '',
      unbilled: 'invoice_id is null and is_billable = 1 and ended_at is not null',
      invoiced: 'invoice_id is not null',
    },
    sorts: { startedAt: 'started_at' },
    filters: {
      projectId: equals('project_id'),
      personId: equals('person_id'),
      from: since,
      to: until,
    },
    within: within(firm),
  }
}

function since(date: SqlStorageValue): Condition {
  return { sql: 'date >= ? and started_at >= ?', bound: [date, beganFrom(String(date))] }
}

function until(date: SqlStorageValue): Condition {
  return { sql: 'date <= ? and started_at < ?', bound: [date, beganBefore(String(date))] }
}

function within(firm: FirmContext): Condition | undefined {
  const { actor } = firm
  const own = { sql: 'person_id = ?', bound: [actor.userId] }
  if (!managesTime(firm)) return own
  const reached = projectReach.within(actor, 'project_id')
  return reached && { sql: `${own.sql} or ${reached.sql}`, bound: [...own.bound, ...reached.bound] }
}
