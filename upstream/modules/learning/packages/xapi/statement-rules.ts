import { activity } from './activity-rules.ts'
import { actor, agent, authority, group } from './actor-rules.ts'
import { isObject, type Json, textAt } from './json.ts'
import {
  duration,
  extensions,
  fail,
  flag,
  InvalidXapi,
  iri,
  languageMap,
  languageTag,
  listOf,
  number,
  oneOf,
  type Rule,
  shape,
  text,
  timestamp,
  uuid,
  wholeNumber,
} from './shape.ts'

/** The verb with which a statement voids another. */
export const voidedVerb = 'http://adlnet.gov/expapi/verbs/voided'

const verb = shape({ id: iri }, { display: languageMap })
export const statementRef = shape({ objectType: oneOf('StatementRef'), id: uuid })

const scoreShape = shape({}, { scaled: number, raw: number, min: number, max: number })

/** Data 2.4.5.1. */
const score: Rule = (value, path) => {
  scoreShape(value, path)
  if (!isObject(value)) return
  const { scaled = 0, raw, min, max } = value
  if (Number(scaled) < -1 || Number(scaled) > 1) fail(`${path}.scaled`, 'not from -1 to 1')
  if (min !== undefined && max !== undefined && Number(min) >= Number(max))
    fail(path, 'min is not below max')
  if (raw !== undefined && min !== undefined && Number(raw) < Number(min))
    fail(`${path}.raw`, 'below min')
  if (raw !== undefined && max !== undefined && Number(raw) > Number(max))
    fail(`${path}.raw`, 'above max')
}

const result = shape(
  {},
  { score, success: flag, completion: flag, response: text, duration, extensions },
)

/** One activity or a list of them; a single one becomes a list when it is stored. */
const activities: Rule = (value, path) => {
  if (Array.isArray(value)) listOf(activity)(value, path)
  else activity(value, path)
}

const contextShape = shape(
  {},
  {
    registration: uuid,
    instructor: actor,
    team: group,
    contextActivities: shape(
      {},
      { parent: activities, grouping: activities, category: activities, other: activities },
    ),
    revision: text,
    platform: text,
    language: languageTag,
    statement: statementRef,
    extensions,
  },
)

const mediaType: Rule = (value, path) => {
  if (typeof value !== 'string' || !/^[\w.+*-]+\/[\w.+*-]+(\s*;.*)?$/.test(value))
    fail(path, 'not a media type')
}
const sha2: Rule = (value, path) => {
  if (
    typeof value !== 'string' ||
    !/^([0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i.test(value)
  ) {
    fail(path, 'not a SHA-2')
  }
}
const attachment = shape(
  { usageType: iri, display: languageMap, contentType: mediaType, length: wholeNumber, sha2 },
  { description: languageMap, fileUrl: iri },
)

const version: Rule = (value, path) => {
  if (typeof value !== 'string' || !/^1\.0(\.\d+)?$/.test(value)) fail(path, 'not 1.0')
}

const common = {
  required: { actor, verb },
  optional: { result, context: contextShape, timestamp, attachments: listOf(attachment) },
}

const subStatement: Rule = (value, path) => {
  shape(
    { objectType: oneOf('SubStatement'), ...common.required, object: objectOf(false) },
    common.optional,
  )(value, path)
  judgeWhole(value, path)
}

const statement: Rule = (value, path) => {
  shape(
    { ...common.required, object: objectOf(true) },
    { ...common.optional, id: uuid, stored: timestamp, authority, version },
  )(value, path)
  judgeWhole(value, path)
}

/** What is told by `objectType`: an activity where it is left out. */
function objectOf(isOutermost: boolean): Rule {
  return (value, path) => {
    switch (textAt(value, 'objectType') ?? 'Activity') {
      case 'Activity':
        return activity(value, path)
      case 'Agent':
        return agent(value, path)
      case 'Group':
        return group(value, path)
      case 'StatementRef':
        return statementRef(value, path)
      case 'SubStatement':
        return isOutermost ? subStatement(value, path) : fail(path, 'a sub-statement in another')
      default:
        return fail(`${path}.objectType`, 'unknown')
    }
  }
}

/** What concerns several properties at once. */
function judgeWhole(value: Json, path: string): void {
  if (!isObject(value)) return
  const kind = textAt(value.object, 'objectType') ?? 'Activity'
  if (textAt(value.verb, 'id') === voidedVerb && kind !== 'StatementRef') {
    fail(`${path}.object`, 'what is voided is named by a reference')
  }
  const context = isObject(value.context) ? value.context : {}
  for (const key of ['revision', 'platform']) {
    if (Object.hasOwn(context, key) && kind !== 'Activity') {
      fail(`${path}.context.${key}`, 'only of an activity')
    }
  }
}

/** Why a value is no statement of xAPI 1.0.3 (Data 2); undefined where it is one. */
export function statementFault(value: Json): { path: string; why: string } | undefined {
  return faultOf(statement, value, 'statement')
}

/** Why a value is no agent or group; undefined where it is one. */
export function actorFault(value: Json): { path: string; why: string } | undefined {
  return faultOf(actor, value, 'agent')
}

/** Why a value is no UUID, IRI or timestamp; undefined where it is one. */
export function valueFault(kind: 'uuid' | 'iri' | 'timestamp', value: string) {
  return faultOf({ uuid, iri, timestamp }[kind], value, kind)
}

function faultOf(rule: Rule, value: Json, path: string) {
  try {
    rule(value, path)
    return undefined
  } catch (error) {
    if (error instanceof InvalidXapi) return { path: error.path, why: error.why }
    throw error
  }
}
