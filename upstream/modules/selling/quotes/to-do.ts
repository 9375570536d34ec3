import type { ModuleParts } from '../../../core/hooks.ts'
import { reachCondition } from '../../../firm/reach.ts'

/** Drafts that wait to be sent. */
export const toDo: ModuleParts['toDo'] = [
  {
    kind: 'draft',
    what: 'quote',
    needs: 'quote:edit',
    from: 'quotes',
    where({ actor }) {
      const within = reachCondition(actor, 'quote', 'created_by')
      const sql = `state = 'draft' ${within ? `and ${within.sql}` : ''}`
      return { sql, bound: within?.bound ?? [] }
    },
    columns: {
      ...{ id: 'id', title: 'customer_name', path: `'quotes/' || id` },
      ...{ date: 'issue_date', amount: 'total', currency: 'currency' },
    },
  },
]
