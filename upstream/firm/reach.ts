import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { AppError } from '#contract/core/errors.ts'
import { type ScopedEntity, scopedEntities, scopeOf } from '#contract/core/roles.ts'
import type { Actor } from './actor.ts'
import { isAmong } from './is-among.ts'

/** Ids of the people whose records of an entity somebody reaches; undefined for everybody's. */
export function reachOf(
  actor: Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>,
  entity: ScopedEntity,
): readonly string[] | undefined {
  const scope = scopeOf(actor, entity)
  if (scope === 'all') return undefined
  return scope === 'own' ? [actor.userId] : [...new Set([actor.userId, ...(actor.team ?? [])])]
}

/** Whether somebody reaches everybody's records of every entity. */
export function reachesAll(actor: Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>): boolean {
  return scopedEntities.every((entity) => reachOf(actor, entity) === undefined)
}

/**
 * The condition that keeps a query to the records somebody reaches; undefined where that is all.
 * @param madeBy the column with the id of who made the record
 */
export function withinReach(
  actor: Actor,
  entity: ScopedEntity,
  madeBy: SQLiteColumn,
): SQL | undefined {
  const people = reachOf(actor, entity)
  if (!people) return undefined
  return isAmong(madeBy, people)
}

/** As `withinReach`, for SQL that is written by hand: `madeBy` is the column's name. */
export function reachCondition(
  actor: Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>,
  entity: ScopedEntity,
  madeBy: string,
): { sql: string; bound: string[] } | undefined {
  const people = reachOf(actor, entity)
  if (!people) return undefined
  const text = `${madeBy} in (select value from json_each(?))`
  return { sql: text, bound: [JSON.stringify(people)] }
}

/**
 * Refuses a record that somebody does not reach as if it were not there.
 * @param madeBy id of who made it; undefined for a record that there is none of, which is refused later
 * @throws AppError not_found
 */
export function requireWithinReach(
  actor: Actor,
  entity: ScopedEntity,
  madeBy: string | undefined,
): void {
  const people = reachOf(actor, entity)
  if (!people || madeBy === undefined || people.includes(madeBy)) return
  throw new AppError('not_found', 'No such record')
}
