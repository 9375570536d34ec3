import { sequenceSubjects } from '#contract/customers/sequences.ts'
import type { Actor } from '../../../firm/actor.ts'
import { idsInReach, reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'

type Person = Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>

/** Whoever is in a sequence is as far away as the lead, deal or customer that they are in it as. */
export const memberReach = {
  includes: (reader: Reader, person: Person, id: string): boolean => {
    const [row] = reader.sql
      .exec<{ kind: string; subjectId: string }>(
        'select subject_kind as kind, subject_id as subjectId from sequence_members where id = ?',
        id,
      )
      .toArray()
    return row !== undefined && reachesRecord(reader, person, row.kind, row.subjectId)
  },
  within: (person: Person, idColumn = 'record_id') => {
    const parts = sequenceSubjects.map((kind) => {
      const ids = idsInReach(person, kind)
      const sql = `subject_kind = '${kind}'${ids ? ` and subject_id in (${ids.sql})` : ''}`
      return { sql, bound: ids?.bound ?? [], isKept: ids !== undefined }
    })
    if (!parts.some(({ isKept }) => isKept)) return undefined
    return {
      sql: `${idColumn} in (select id from sequence_members
        where ${parts.map(({ sql }) => `(${sql})`).join(' or ')})`,
      bound: parts.flatMap(({ bound }) => bound),
    }
  },
}
