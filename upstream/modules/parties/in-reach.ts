import type { Actor } from '../../firm/actor.ts'
import { reachCondition } from '../../firm/reach.ts'

/**
 * As `reachCondition`, for rows that name a party: keeps them to the parties somebody reaches.
 * @param column with the id of the party
 */
export function partyInReach(
  actor: Actor,
  column: string,
): { sql: string; bound: string[] } | undefined {
  const within = reachCondition(actor, 'party', 'parties.created_by')
  if (!within) return undefined
  return { sql: `${column} in (select id from parties where ${within.sql})`, bound: within.bound }
}
