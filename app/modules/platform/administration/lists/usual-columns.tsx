import type { Column } from '#app/shell/register/describe.ts'
import { Seen } from '../components/seen.tsx'
import type { Plans } from './plans.ts'

/** When somebody was there last, of a firm or a person. */
export const seenColumn = {
  name: 'lastSeenAt',
  kind: 'instant',
  label: 'lastSeen',
  place: 'state',
  cell: ({ lastSeenAt }) => <Seen at={lastSeenAt} />,
} as const satisfies Column<{ lastSeenAt: string | null }, Plans>

/** Since when there is a firm or a person; the newest first where it is sorted by. */
export const sinceColumn = {
  name: 'createdAt',
  kind: 'instant',
  label: 'since',
  sort: 'newest',
  cell: ({ createdAt }, { format }) => format.date(createdAt, 'medium'),
} as const satisfies Column<{ createdAt: string }, Plans>
