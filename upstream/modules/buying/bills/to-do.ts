import type { ModuleParts } from '../../../core/hooks.ts'
import { partyInReachOrNone } from '../../firm/parties/views.ts'

type Where = ModuleParts['toDo'][number]['where']

const within = (actor: Parameters<Where>[0]['actor'], sql: string, ...bound: string[]) => {
  const reach = partyInReachOrNone(actor, 'supplier_id')
  return {
    sql: reach ? `${sql} and ${reach.sql}` : sql,
    bound: [...bound, ...(reach?.bound ?? [])],
  }
}

const title = `case supplier_number when '' then supplier_name
  else supplier_name || ', ' || supplier_number end`
const path = `'bills/' || id`

/** Bills that are not in the books yet, and those that are to be paid; nobody pays what is collected. */
export const toDo: ModuleParts['toDo'] = [
  {
    kind: 'draft',
    what: 'bill',
    needs: 'bill:edit',
    from: 'bills',
    where: ({ actor }) => within(actor, `stage = 'draft' and state = 'draft'`),
    columns: { id: 'id', title, path, date: 'date', amount: 'total_amount', currency: 'currency' },
  },
  {
    kind: 'payment',
    what: 'bill',
    needs: 'payment:edit',
    from: 'bills',
    where: ({ actor }, { until }) =>
      within(
        actor,
        `stage = 'open' and kind = 'bill' and due > 0 and is_collected = 0 and due_date <= ?`,
        until,
      ),
    columns: { id: 'id', title, path, date: 'due_date', amount: 'due', currency: 'currency' },
    isDue: true,
  },
]
