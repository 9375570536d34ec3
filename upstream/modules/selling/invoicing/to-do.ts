import type { ModuleParts } from '../../../core/hooks.ts'
import { reachCondition } from '../../../firm/reach.ts'

const ofKind = (kind: 'invoice' | 'creditNote'): ModuleParts['toDo'][number] => ({
  kind: 'draft',
  what: kind,
  needs: 'invoice:edit',
  from: 'invoices',
  where({ actor }) {
    const within = reachCondition(actor, 'invoice', 'created_by')
    const sql = `kind = '${kind}' and state = 'draft' ${within ? `and ${within.sql}` : ''}`
    return { sql, bound: within?.bound ?? [] }
  },
  columns: {
    ...{ id: 'id', title: 'customer_name', path: `'invoices/' || id` },
    ...{ date: 'issue_date', amount: 'total', currency: 'currency' },
  },
})

/** Drafts that wait to be finalized. */
export const toDo: ModuleParts['toDo'] = [ofKind('invoice'), ofKind('creditNote')]
