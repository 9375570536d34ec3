import { agentKey } from './facets.ts'
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from './json.ts'
import type { XapiStore } from './xapi-store.ts'

export type StatementFormat = 'ids' | 'exact' | 'canonical'

/**
 * A statement as a client asks for it (Communication 2.1.3): as it came, with ids alone, or with
 * the store's own definitions in the languages that the client prefers, the first of them first.
 */
export function formatStatement(
  store: XapiStore,
  statement: JsonObject,
  format: StatementFormat,
  languages: readonly string[],
): JsonObject {
  if (format === 'exact') return statement
  const isIds = format === 'ids'
  const formatActor = (actor: Json | undefined) =>
    isIds && isObject(actor) ? bareActor(actor) : actor
  const formatActivity = (activity: Json): Json => {
    if (!isObject(activity)) return activity
    return isIds ? bareActivity(activity) : canonicalActivity(store, activity, languages)
  }
  const formatPart = (part: JsonObject): JsonObject => {
    const context = objectAt(part, 'context')
    const activities = objectAt(context, 'contextActivities')
    const display = objectAt(part.verb, 'display')
    const verb = isObject(part.verb) ? part.verb : {}
    return withoutUndefined({
      ...part,
      actor: formatActor(part.actor),
      verb: isIds
        ? { id: verb.id ?? '' }
        : { ...verb, ...(display ? { display: oneLanguage(display, languages) } : {}) },
      object: formatObject(part.object),
      context: context && {
        ...context,
        ...(activities
          ? {
              contextActivities: Object.fromEntries(
                Object.keys(activities).map((key) => [
                  key,
                  listAt(activities, key).map(formatActivity),
                ]),
              ),
            }
          : {}),
      },
    })
  }
  const formatObject = (object: Json | undefined): Json | undefined => {
    if (!isObject(object)) return object
    const kind = object.objectType ?? 'Activity'
    if (kind === 'Activity') return formatActivity(object)
    if (kind === 'SubStatement') return formatPart(object)
    return kind === 'StatementRef' ? object : formatActor(object)
  }
  return formatPart(statement)
}

/** The identifier of an agent or group; of an anonymous group its members', which nothing else tells. */
function bareActor(actor: JsonObject): JsonObject {
  const key = ['mbox', 'mbox_sha1sum', 'openid', 'account'].find((one) => Object.hasOwn(actor, one))
  const kind: JsonObject = actor.objectType ? { objectType: actor.objectType } : {}
  if (agentKey(actor) !== undefined && key) return { ...kind, [key]: actor[key] ?? '' }
  return { ...kind, member: listAt(actor, 'member').filter(isObject).map(bareActor) }
}

function bareActivity({ id }: JsonObject): JsonObject {
  return withoutUndefined({ id })
}

function canonicalActivity(
  store: XapiStore,
  activity: JsonObject,
  languages: readonly string[],
): JsonObject {
  const definition =
    store.findActivity(textAt(activity, 'id') ?? '') ?? objectAt(activity, 'definition')
  if (!definition || Object.keys(definition).length === 0) return activity
  const told = Object.entries(definition).map(([key, value]): [string, Json] => {
    if (isObject(value) && (key === 'name' || key === 'description'))
      return [key, oneLanguage(value, languages)]
    if (!Array.isArray(value) || key === 'correctResponsesPattern') return [key, value]
    const parts = value.map((part) => {
      const description = objectAt(part, 'description')
      return isObject(part) && description
        ? { ...part, description: oneLanguage(description, languages) }
        : part
    })
    return [key, parts]
  })
  return { ...activity, definition: Object.fromEntries(told) }
}

/** The one entry of a language map that suits best; its first where none does. */
function oneLanguage(map: JsonObject, languages: readonly string[]): JsonObject {
  const tags = Object.keys(map)
  const best =
    languages.flatMap((wanted) => [
      ...tags.filter((tag) => tag.toLowerCase() === wanted.toLowerCase()),
      ...tags.filter((tag) => primary(tag) === primary(wanted)),
    ])[0] ?? tags[0]
  return best === undefined ? map : { [best]: map[best] ?? '' }
}

function primary(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? ''
}

/** The languages of an Accept-Language header, the preferred first. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: Number(quality ?? 1) }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

function withoutUndefined(value: Record<string, Json | undefined>): JsonObject {
  const entries = Object.entries(value).flatMap(([key, one]) =>
    one === undefined ? [] : [[key, one] as const],
  )
  return Object.fromEntries(entries)
}
