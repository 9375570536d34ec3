import { followUpSubjects } from '#contract/customers/follow-ups.ts'
import type { Actor } from '../../../firm/actor.ts'
import { idsInReach, reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'

type Person = Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>

/**
 * Tasks and calls are as far away as what they are about; those about nothing, and one's own, are
 * always there.
 */
export const followUpReach = {
  includes: (reader: Reader, person: Person, id: string): boolean => {
    const [row] = reader.sql
      .exec<{ kind: string; subjectId: string; ownerId: string }>(
        `select subject_kind as kind, subject_id as subjectId, owner_id as ownerId
         from follow_ups where id = ?`,
        id,
      )
      .toArray()
    if (!row) return false
    if (row.subjectId === '' || row.ownerId === person.userId) return true
    return reachesRecord(reader, person, row.kind, row.subjectId)
  },
  within: (person: Person, idColumn = 'record_id') => {
    const about = followUpSubjects.map((kind) => {
      const ids = idsInReach(person, kind)
      const sql = `subject_kind = '${kind}'${ids ? ` and subject_id in (${ids.sql})` : ''}`
      return { sql, bound: ids?.bound ?? [], isKept: ids !== undefined }
    })
    if (!about.some(({ isKept }) => isKept)) return undefined
    const parts = ["subject_id = ''", 'owner_id = ?', ...about.map(({ sql }) => `(${sql})`)]
    return {
      sql: `${idColumn} in (select id from follow_ups where ${parts.join(' or ')})`,
      bound: [person.userId, ...about.flatMap(({ bound }) => bound)],
    }
  },
}
