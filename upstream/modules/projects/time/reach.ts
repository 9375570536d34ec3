import { isAllowed } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'
import { projectReach } from '../projects/views.ts'

/** Whose time somebody sees: their own, or everybody's for who approves time, on projects they reach. */
export function timeReach(actor: Actor): { sql: string; bound: string[] } | undefined {
  const own = { sql: 'person_id = ?', bound: [actor.userId] }
  if (!isAllowed(actor, 'time:approve')) return own
  const reached = projectReach.within(actor, 'project_id')
  return (
    reached && {
      sql: `(${own.sql} or project_id = '' or ${reached.sql})`,
      bound: [...own.bound, ...reached.bound],
    }
  )
}
