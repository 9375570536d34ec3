import type { ModuleParts } from '../../../core/hooks.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { partyInReachOrNone } from '../../firm/parties/views.ts'

/** What was sold over the counter today, and which tills are open. */
export const dashboardTiles: ModuleParts['dashboardTiles'] = [
  {
    name: 'today',
    needs: 'till:view',
    read(reader, { actor }, today) {
      if (!hasTills(reader)) return null
      const { total, tickets } = soldOn(reader, actor, today)
      const open = countOpen(reader)
      return {
        amount: total,
        notes: [
          { key: 'tickets', count: tickets },
          { key: 'open', count: open },
        ],
      }
    },
  },
]

function hasTills({ sql }: Reader): boolean {
  return sql.exec('select 1 from till_sessions limit 1').toArray().length > 0
}

function countOpen({ sql }: Reader): number {
  return sql
    .exec<{ count: number }>("select count(*) as count from till_sessions where stage = 'open'")
    .one().count
}

/** Sales less what came back, with tax, to the customers whom somebody reaches. */
function soldOn({ sql }: Reader, actor: Actor, date: string): { total: number; tickets: number } {
  const within = partyInReachOrNone(actor, 'customer_id')
  return sql
    .exec<{ total: number; tickets: number }>(
      `select coalesce(sum(total), 0) as total, count(*) as tickets from till_tickets
       where date = ? and ${within?.sql ?? 'true'}`,
      date,
      ...(within?.bound ?? []),
    )
    .one()
}
