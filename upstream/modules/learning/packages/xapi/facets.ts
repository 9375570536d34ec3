import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from './json.ts'
import type { Facet } from './xapi-store.ts'

/** What an agent or identified group is known by: kind and value of its identifier. */
export function agentKey(agent: Json | undefined): string | undefined {
  if (!isObject(agent)) return undefined
  const account = objectAt(agent, 'account')
  if (account) return `account ${textAt(account, 'homePage')} ${textAt(account, 'name')}`
  for (const key of ['mbox', 'mbox_sha1sum', 'openid']) {
    const value = textAt(agent, key)
    if (value !== undefined) return `${key} ${key === 'mbox' ? value : value.toLowerCase()}`
  }
  return undefined
}

/** What a statement is found by, without those that it refers to. */
export function facetOf(statement: JsonObject): Facet {
  const registration = textAt(objectAt(statement, 'context'), 'registration')
  return {
    verb: textAt(statement.verb, 'id') ?? '',
    activity: isActivity(statement.object) ? (textAt(statement.object, 'id') ?? null) : null,
    agents: keysOf([statement.actor, isActor(statement.object) ? statement.object : undefined]),
    registration: registration?.toLowerCase() ?? null,
    relatedActivities: activitiesOf(statement).map((one) => textAt(one, 'id') ?? ''),
    relatedAgents: keysOf(agentsIn(statement)),
  }
}

/** Every activity that a statement names, those of its sub-statement included. */
export function activitiesOf(statement: JsonObject): JsonObject[] {
  const context = objectAt(objectAt(statement, 'context'), 'contextActivities')
  const named = ['parent', 'grouping', 'category', 'other'].flatMap((key) => listAt(context, key))
  const { object } = statement
  return [
    ...(isActivity(object) && isObject(object) ? [object] : []),
    ...named.filter(isObject),
    ...(isSubStatement(object) ? activitiesOf(object) : []),
  ]
}

/** Every agent and group that a statement names, members and those of its sub-statement included. */
export function agentsIn(statement: JsonObject): JsonObject[] {
  const { actor, object, authority } = statement
  const context = objectAt(statement, 'context')
  const named = [
    actor,
    authority,
    context?.instructor,
    context?.team,
    isActor(object) ? object : undefined,
  ]
  return [
    ...named.filter(isObject).flatMap((one) => [one, ...listAt(one, 'member').filter(isObject)]),
    ...(isSubStatement(object) ? agentsIn(object) : []),
  ]
}

/** Keys of agents and groups, with those of a group's members. */
function keysOf(agents: readonly (Json | undefined)[]): string[] {
  const keys = agents.flatMap((one) => [agentKey(one), ...listAt(one, 'member').map(agentKey)])
  return [...new Set(keys.filter((key) => key !== undefined))]
}

function isActivity(object: Json | undefined): boolean {
  return isObject(object) && (object.objectType ?? 'Activity') === 'Activity'
}

export function isActor(object: Json | undefined): boolean {
  return isObject(object) && (object.objectType === 'Agent' || object.objectType === 'Group')
}

function isSubStatement(object: Json | undefined): object is JsonObject {
  return isObject(object) && object.objectType === 'SubStatement'
}
