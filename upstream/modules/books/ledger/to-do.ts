import type { ModuleParts } from '../../../core/hooks.ts'
import { reachesAll } from '../../../firm/reach.ts'

/** Entries by hand that are drafts. */
export const toDo: ModuleParts['toDo'] = [
  {
    kind: 'draft',
    what: 'manualEntry',
    needs: 'ledger:edit',
    from: 'manual_entries',
    where: ({ actor }) => (reachesAll(actor) ? { sql: `state = 'draft'`, bound: [] } : null),
    columns: { id: 'id', title: 'memo', path: `'ledger/entries/' || id`, date: 'date' },
  },
]
