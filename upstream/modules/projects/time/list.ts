import { addDays } from '#contract/core/days.ts'
import type { TimeEntryQuery } from '#contract/projects/time-entries.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { type Condition, equals, type RegisterSource } from '../../../register/describe.ts'
import { projectReach } from '../projects/views.ts'
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

// An entry of a day began, wherever the firm is, within a day of it: so an index finds where days begin.
function since(date: SqlStorageValue): Condition {
  return { sql: 'date >= ? and started_at >= ?', bound: [date, addDays(String(date), -1)] }
}

function until(date: SqlStorageValue): Condition {
  const day = String(date)
  // No day comes after the last one there is.
  const beyond = day > '9999-12-01' ? '9999-12-32' : addDays(day, 2)
  return { sql: 'date <= ? and started_at < ?', bound: [date, beyond] }
}

function within(firm: FirmContext): Condition | undefined {
  const { actor } = firm
  const own = { sql: 'person_id = ?', bound: [actor.userId] }
  if (!managesTime(firm)) return own
  const reached = projectReach.within(actor, 'project_id')
  return reached && { sql: `${own.sql} or ${reached.sql}`, bound: [...own.bound, ...reached.bound] }
}
