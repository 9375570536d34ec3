import type { Actor } from '../../../firm/actor.ts'
import { reachCondition } from '../../../firm/reach.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'

type Person = Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>

/**
 * As `reachCondition`, for rows that name a party: keeps them to the parties somebody reaches.
 * @param column with the id of the party
 */
export function partyInReach(
  actor: Person,
  column: string,
): { sql: string; bound: string[] } | undefined {
  const within = reachCondition(actor, 'party', 'parties.created_by')
  if (!within) return undefined
  return { sql: `${column} in (select id from parties where ${within.sql})`, bound: within.bound }
}

/** As `partyInReach`, where rows that name no party are everybody's. */
export function partyInReachOrNone(
  actor: Person,
  column: string,
): { sql: string; bound: string[] } | undefined {
  const within = partyInReach(actor, column)
  if (!within) return undefined
  return { ...within, sql: `(coalesce(${column}, '') = '' or ${within.sql})` }
}

/**
 * How far away the records of a table are that belong to a party, for `reach` of their kind: as far
 * as the party. One that names none is everybody's.
 * @param column with the id of the party
 */
export function followsParty(table: string, column: string) {
  return {
    includes: (reader: Reader, person: Person, id: string): boolean => {
      const query = `select ${column} as partyId from ${table} where id = ?`
      const [row] = reader.sql.exec<{ partyId: string | null }>(query, id).toArray()
      if (!row) return false
      return !row.partyId || reachesRecord(reader, person, 'party', row.partyId)
    },
    within: (
      person: Person,
      idColumn = 'record_id',
    ): { sql: string; bound: string[] } | undefined => {
      const within = partyInReach(person, column)
      if (!within) return undefined
      const found = `select id from ${table} where ${column} is null or ${column} = ''`
      const ids = `${found} or ${within.sql}`
      return { sql: `${idColumn} in (${ids})`, bound: within.bound }
    },
  }
}
