import { activitiesOf, agentKey, agentsIn, facetOf } from './facets.ts'
import {
  canonicalText,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  textAt,
} from './json.ts'
import { statementFault, voidedVerb } from './statement-rules.ts'
import type { Facet, XapiStore } from './xapi-store.ts'

/** What the surroundings of a request give: nothing of it is made here. */
export type StoreContext = {
  /** Instant in UTC. */
  now: string
  newId: () => string
  /** Who vouches for the statement: the agent of our own that stands for the caller. */
  authority: JsonObject
}

export type StoreRefusal =
  | { refusal: 'invalid'; why: string }
  | { refusal: 'idsTwice' }
  /** Another statement has the id. */
  | { refusal: 'conflict'; statementId: string }
  | { refusal: 'voidsVoiding' }

/**
 * Stores statements, all or none, and gives their ids. One that is already there is taken for the
 * same, and changes nothing; another one of its id is refused. `judgeAll` sees the new
 * ones as they came, and may refuse by throwing.
 */
export function storeStatements(
  store: XapiStore,
  given: readonly Json[],
  context: StoreContext,
  judgeAll: (statements: readonly JsonObject[]) => void = () => {},
): { ids: string[] } | StoreRefusal {
  const fault = given.map(statementFault).find((one) => one !== undefined)
  if (fault) return { refusal: 'invalid', why: `${fault.path}: ${fault.why}` }
  const came = given.filter(isObject)
  const ready = came.map((one) => completed(one, context))
  const ids = ready.map((one) => textAt(one, 'id') ?? '')
  if (new Set(ids).size !== ids.length) return { refusal: 'idsTwice' }
  for (const one of ready) {
    const refusal = judge(store, one)
    if (refusal) return refusal
  }
  judgeAll(came.filter((one) => !store.find(textAt(one, 'id')?.toLowerCase() ?? '')))
  for (const one of ready) {
    if (!store.find(textAt(one, 'id') ?? '')) insert(store, one)
  }
  return { ids }
}

function judge(store: XapiStore, statement: JsonObject): StoreRefusal | undefined {
  const statementId = textAt(statement, 'id') ?? ''
  const there = store.find(statementId)
  if (there && !isSame(there.statement, statement)) return { refusal: 'conflict', statementId }
  if (!isVoiding(statement)) return undefined
  const target = store.find(textAt(statement.object, 'id')?.toLowerCase() ?? '')
  return target && isVoiding(target.statement) ? { refusal: 'voidsVoiding' } : undefined
}

/** The statement as it is kept: with an id, times, and lists of context activities. */
function completed(given: JsonObject, { now, newId, authority }: StoreContext): JsonObject {
  const id = textAt(given, 'id')?.toLowerCase() ?? newId()
  const object = isObject(given.object) ? given.object : {}
  const isSub = object.objectType === 'SubStatement'
  return {
    ...withLists(given),
    id,
    object: isSub ? withLists(object) : object,
    timestamp: given.timestamp ?? now,
    stored: now,
    authority,
    version: given.version ?? '1.0.0',
  }
}

function withLists(statement: JsonObject): JsonObject {
  const context = objectAt(statement, 'context')
  const activities = objectAt(context, 'contextActivities')
  if (!context || !activities) return statement
  const lists = Object.fromEntries(
    Object.keys(activities).map((key) => [key, listAt(activities, key)]),
  )
  return { ...statement, context: { ...context, contextActivities: lists } }
}

function insert(store: XapiStore, statement: JsonObject): void {
  const statementId = textAt(statement, 'id') ?? ''
  const isRef = textAt(statement.object, 'objectType') === 'StatementRef'
  const refersTo = isRef ? (textAt(statement.object, 'id')?.toLowerCase() ?? null) : null
  const referrers = store.referrers(statementId)
  const isVoided = referrers.some((one) => isVoiding(one.statement)) && !isVoiding(statement)
  const facets = [facetOf(statement), ...(refersTo === null ? [] : store.facets(refersTo))]
  const storedAt = textAt(statement, 'stored') ?? ''
  store.insert({ statementId, statement, storedAt, isVoided, refersTo }, facets)
  pass(store, statementId, facets, new Set([statementId]))
  if (isVoiding(statement) && refersTo !== null) store.setVoided(refersTo)
  remember(store, statement)
}

/** Statements that came before the one they refer to are found by it from now on. */
function pass(store: XapiStore, statementId: string, facets: readonly Facet[], seen: Set<string>) {
  for (const { statementId: referrer } of store.referrers(statementId)) {
    if (seen.has(referrer)) continue
    seen.add(referrer)
    store.addFacets(referrer, facets)
    pass(store, referrer, facets, seen)
  }
}

/** Keeps what a statement says of activities and agents; what was said before is added to. */
function remember(store: XapiStore, statement: JsonObject): void {
  for (const activity of activitiesOf(statement)) {
    const id = textAt(activity, 'id') ?? ''
    const before = store.findActivity(id)
    const definition = objectAt(activity, 'definition') ?? {}
    const merged = mergedDefinition(before ?? {}, definition)
    if (before === undefined || canonicalText(before) !== canonicalText(merged)) {
      store.saveActivity(id, merged)
    }
  }
  for (const agent of agentsIn(statement)) {
    const key = agentKey(agent)
    if (key === undefined) continue
    const { member: _, ...bare } = agent
    const isKnown = store.agentsOf(key).some((one) => canonicalText(one) === canonicalText(bare))
    if (!isKnown) store.saveAgent(key, bare)
  }
}

function mergedDefinition(before: JsonObject, now: JsonObject): JsonObject {
  const maps = ['name', 'description', 'extensions'].flatMap((key) => {
    const both = { ...objectAt(before, key), ...objectAt(now, key) }
    return Object.keys(both).length > 0 ? [[key, both]] : []
  })
  return { ...before, ...now, ...Object.fromEntries(maps) }
}

export function isVoiding(statement: JsonObject): boolean {
  return textAt(statement.verb, 'id') === voidedVerb
}

/** Whether a statement that comes again is the stored one: what the store adds does not count. */
function isSame(stored: JsonObject, again: JsonObject): boolean {
  const bare = ({ stored: _, authority, version, timestamp, ...rest }: JsonObject) =>
    canonicalText(rest)
  return bare(stored) === bare(again)
}
