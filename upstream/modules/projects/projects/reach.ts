import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { followsParty } from '../../firm/parties/views.ts'

type Person = Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>

/** Projects are as far away as their customer; those of no customer are everybody's. */
export const projectReach = followsParty('projects', 'customer_id')

/**
 * How far away the records of a table are that belong to a project, for `reach` of their kind.
 * @param column with the id of the project
 */
export function followsProject(table: string, column: string) {
  return {
    includes: (reader: Reader, person: Person, id: string): boolean => {
      const query = `select ${column} as projectId from ${table} where id = ?`
      const [row] = reader.sql.exec<{ projectId: string }>(query, id).toArray()
      return row !== undefined && projectReach.includes(reader, person, row.projectId)
    },
    within: (person: Person, idColumn = 'record_id') => {
      const within = projectReach.within(person, column)
      if (!within) return undefined
      return { ...within, sql: `${idColumn} in (select id from ${table} where ${within.sql})` }
    },
  }
}
