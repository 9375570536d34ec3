import { type ScopedEntity, scopedEntities } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachOf } from '../../../firm/reach.ts'
import { ownerOf } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'

/** Who wants to see something: the caller, or another member. */
export type Person = Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>

/** A condition on the ids of records, with what is bound in it. */
export type IdCondition = { sql: string; bound: string[] }

/** Records that are as far away as others, such as the customer of a mandate. */
export type Followed = {
  /** Whether somebody reaches a record; false where there is none of the id. */
  includes: (reader: Reader, person: Person, id: string) => boolean
  /**
   * The same as a condition on a column with the id of a record: for the search, whose column is
   * `record_id`, and for lists. Undefined where somebody reaches them all. Without it a role of
   * narrower reach finds none of them.
   */
  within?: (person: Person, idColumn?: string) => IdCondition | undefined
  /** An entity that a role must reach altogether before it sees any, as their page asks it. */
  needsAll?: ScopedEntity
}

/** Which records of a kind a role of narrower reach sees, beyond the permission to read the kind. */
export type Reach =
  /** All of them: they are the firm's, whoever made them. */
  | 'whole'
  /** Those that the people in reach made: the module's `record-owners.ts` says who did. */
  | { made: ScopedEntity }
  | Followed

/** Whether somebody's reach includes a record; not where nobody knows whose it is. */
export function isInReach(reader: Reader, person: Person, reach: Reach, id: string): boolean {
  if (reach === 'whole') return true
  if ('made' in reach) {
    const people = reachOf(person, reach.made)
    if (!people) return true
    const owner = ownerOf(reader, reach.made, id)
    return owner !== undefined && people.includes(owner.madeBy)
  }
  if (reach.needsAll && reachOf(person, reach.needsAll)) return false
  return !isNarrow(person) || reach.includes(reader, person, id)
}

/** Whether somebody's role is kept to a part of anything. */
export function isNarrow(person: Person): boolean {
  return scopedEntities.some((entity) => reachOf(person, entity) !== undefined)
}

/** Who made the records of an entity that somebody reaches, or those that are gone: undefined for all. */
export function peopleInReach(person: Person, reach: Reach): readonly string[] | undefined {
  if (reach === 'whole' || !isNarrow(person)) return undefined
  return 'made' in reach ? reachOf(person, reach.made) : [person.userId]
}

/** The condition that keeps the list of a register to what somebody reaches; its column is `id`. */
export function listedWithin(person: Person, reach: Reach): IdCondition | undefined {
  if (reach === 'whole' || 'made' in reach || !isNarrow(person)) return undefined
  const isKeptOut = reach.needsAll !== undefined && reachOf(person, reach.needsAll) !== undefined
  if (isKeptOut || !reach.within) return { sql: 'false', bound: [] }
  return reach.within(person, 'id')
}
