import type { EndpointMeta } from '#contract/core/endpoint.ts'
import { AppError, invariant } from '#contract/core/errors.ts'
import { type ScopedEntity, scopedEntities } from '#contract/core/roles.ts'
import { hooks, onceComposed } from '../core/hooks.ts'
import type { Actor } from './actor.ts'
import { reachCondition, reachesAll, reachOf, requireWithinReach } from './reach.ts'
import type { Reader } from './store.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** A role may reach its own or its team’s records alone. */
    recordOwners: RecordOwners
  }
}

/** Whose the records of an entity are: given as `recordOwners` in a module's manifest. */
export type RecordOwners = {
  entity: ScopedEntity
  /** Names that ids of its records have in paths and inputs. */
  params: readonly string[]
  /** Id of who made a record; undefined where there is none of the id. */
  madeBy: (reader: Reader, id: string) => string | undefined
  /** The table and its column with who made them, for lists of what is about such records. */
  heldIn?: { table: string; column: string }
}

const byParam = onceComposed(
  () =>
    new Map(
      hooks('recordOwners').flatMap((owners) => owners.params.map((param) => [param, owners])),
    ),
)
const byEntity = onceComposed(() => {
  const all = Map.groupBy(hooks('recordOwners'), ({ entity }) => entity)
  return new Map([...all].map(([entity, owners]) => [entity, joined(entity, owners)]))
})

/** Records of several modules may be of one entity, as quotes and the orders they become. */
function joined(entity: ScopedEntity, owners: readonly RecordOwners[]): RecordOwners {
  const heldIn = owners.find((one) => one.heldIn)?.heldIn
  return {
    entity,
    params: owners.flatMap(({ params }) => params),
    // Ids are of one record alone, so one module at most knows it.
    madeBy: (reader, id) => {
      for (const one of owners) {
        const madeBy = one.madeBy(reader, id)
        if (madeBy !== undefined) return madeBy
      }
      return undefined
    },
    ...(heldIn && { heldIn }),
  }
}

/**
 * Whether somebody's role reaches a record: whose it is matters only for entities that are scoped.
 * @param actor also a member who is not here, by role and id
 */
export function reachesRecord(
  reader: Reader,
  actor: Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>,
  entity: string,
  id: string,
): boolean {
  const scoped = scopedEntities.find((one) => one === entity)
  const people = scoped && reachOf(actor, scoped)
  if (!scoped || !people) return true
  const owners = byEntity().get(scoped)
  invariant(owners, `No record-owners.ts says whose a record of ${scoped} is`)
  const madeBy = owners.madeBy(reader, id)
  return madeBy === undefined || people.includes(madeBy)
}

/** A query of the ids of an entity's records that somebody reaches; undefined for all of them. */
export function idsInReach(
  actor: Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>,
  entity: ScopedEntity,
): { sql: string; bound: string[] } | undefined {
  const heldIn = byEntity().get(entity)?.heldIn
  invariant(heldIn, `No recordOwners say where whose a ${entity} is stands`)
  const within = reachCondition(actor, entity, heldIn.column)
  return within && { ...within, sql: `select id from ${heldIn.table} where ${within.sql}` }
}

/** Whose a record is, for who is told of it; undefined where there is none of the id. */
export function ownerOf(
  reader: Reader,
  entity: ScopedEntity,
  id: string,
): { entity: ScopedEntity; madeBy: string } | undefined {
  const owners = byEntity().get(entity)
  invariant(owners, `No record-owners.ts says whose a record of ${entity} is`)
  const madeBy = owners.madeBy(reader, id)
  return madeBy === undefined ? undefined : { entity, madeBy }
}

type Endpoint = { meta: Partial<EndpointMeta>; path: string; input: unknown }

/**
 * Keeps whoever has a role of narrower reach to the records they reach, whatever the endpoint: each
 * record that the input names must be within it. An endpoint that names none, such as a list or a
 * report, refuses them unless it says `isScoped`: then it keeps to their reach by itself.
 * @throws AppError not_found, forbidden
 */
export function requireRecordsInReach(
  reader: Reader,
  actor: Actor,
  { meta, path, input }: Endpoint,
): void {
  if (reachesAll(actor)) return
  if (meta.isOfAll) throw new AppError('forbidden', 'Your role sees only part of this')
  const [named = ''] = meta.needs?.split(':') ?? []
  const whole = wholeEntities().get(named)
  if (whole && reachOf(actor, whole)) {
    throw new AppError('forbidden', 'Your role sees only part of this')
  }
  const entity = scopedEntities.find((one) => one === named)
  const own = entity && byEntity().get(entity)
  if (entity && reachOf(actor, entity) && !meta.isScoped) {
    const namesRecord = own?.params.some((param) => path.includes(`{${param}}`))
    if (!namesRecord) throw new AppError('forbidden', 'Your role sees only part of this')
  }
  for (const { owners, id } of namedRecords(input, own)) {
    requireWithinReach(actor, owners.entity, owners.madeBy(reader, id))
  }
  for (const { reach, id } of followingRecords(input)) {
    if (!reach.includes(reader, actor, id)) throw new AppError('not_found', 'No such record')
  }
}

type Following = {
  includes: (reader: Reader, actor: Actor, id: string) => boolean
}

/** How far away records are that follow others, by the name that their ids have in inputs. */
const followers = onceComposed(
  () =>
    new Map(
      hooks('recordKinds').flatMap((kinds) =>
        Object.entries(kinds).flatMap(([kind, { reach, idName = `${kind}Id` }]) =>
          typeof reach === 'object' && 'includes' in reach ? [[idName, reach] as const] : [],
        ),
      ),
    ),
)

/** Entities that a role sees if it reaches all of another one, by their name in permissions. */
const wholeEntities = onceComposed(
  () =>
    new Map(
      hooks('recordKinds').flatMap((kinds) =>
        Object.values(kinds).flatMap(({ read, reach }) => {
          const [entity = ''] = read.split(':')
          const isScoped = scopedEntities.some((one) => one === entity)
          return typeof reach === 'object' && 'needsAll' in reach && reach.needsAll && !isScoped
            ? [[entity, reach.needsAll] as const]
            : []
        }),
      ),
    ),
)

/** Every record that an input names and that is as far away as another one, however deep. */
function followingRecords(input: unknown): { reach: Following; id: string }[] {
  if (Array.isArray(input)) return input.flatMap(followingRecords)
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => {
    const reach = followers().get(name)
    if (!reach) return followingRecords(value)
    return typeof value === 'string' && value !== '' ? [{ reach, id: value }] : []
  })
}

/** Every record that an input names, however deep; `ids` are those of the endpoint's own entity. */
function namedRecords(
  input: unknown,
  own: RecordOwners | undefined,
): { owners: RecordOwners; id: string }[] {
  if (Array.isArray(input)) return input.flatMap((one) => namedRecords(one, own))
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => {
    const owners = name === 'ids' ? own : byParam().get(name)
    if (!owners) return namedRecords(value, own)
    return [value].flat().flatMap((id) => (typeof id === 'string' ? [{ owners, id }] : []))
  })
}
