import { stateColumn } from '#app/shell/register/usual-columns.ts'
import type { StatusKind } from '#app/ui/index.ts'
import type { RecurrenceState } from '#contract/core/recurrence.ts'

/** The disc of each state of what recurs. */
export const recurrenceDiscs: Record<RecurrenceState, StatusKind> = {
  active: 'sent',
  paused: 'draft',
  ended: 'closed',
}

type RecurrenceRow = { state: RecurrenceState; failures: number }

/** When the next one comes, how it is made, where it stands, and how many there were. */
export const recurrenceColumns = [
  {
    name: 'nextDate',
    kind: 'date',
    label: 'list.nextDate',
    sort: 'nextDate',
    place: 'secondDetail',
  },
  { name: 'mode', kind: 'choice', choices: 'shortMode', label: 'list.mode', tone: 'soft' },
  stateColumn<RecurrenceRow>(({ state, failures }) => ({
    kind: failures > 0 ? 'overdue' : recurrenceDiscs[state],
  })),
  { name: 'madeCount', kind: 'number', label: 'list.made', isFileOnly: true },
] as const
