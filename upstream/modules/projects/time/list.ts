import type { TimeEntryQuery } from '#contract/projects/time-entries.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { managesTime } from './stored.ts'
import { timeEntriesSearch } from './tables.ts'

/** The list of entries, as far as the caller sees them: their own, or everybody's for who approves time. */
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
      from: atLeast('date'),
      to: atMost('date'),
    },
    within: managesTime(firm) ? undefined : { sql: 'person_id = ?', bound: [firm.actor.userId] },
  }
}
