import type { JsonObject } from '../xapi/json.ts'
import type { Cmi5Unit } from './course-structure.ts'
import type { Cmi5Session, LaunchMode } from './session.ts'
import { cmi5Category, extensions, verbs } from './vocabulary.ts'

export type LaunchRequest = {
  unit: Cmi5Unit
  /** Where the unit is served from, without the launch parameters; absolute. */
  unitUrl: string
  /** The xAPI endpoint, with a slash at its end. */
  endpoint: string
  fetchUrl: string
  returnUrl: string
  /** An agent with an account, as a JSON object. */
  actor: JsonObject
  registration: string
  activityId: string
  sessionId: string
  statementId: string
  launchMode: LaunchMode
  /** Instant in UTC. */
  now: string
}

export type Launch = {
  session: Cmi5Session
  /** With the five parameters of cmi5 8.1. */
  url: string
  /** To be stored as the state `LMS.LaunchData` of the activity, agent and registration. */
  launchData: JsonObject
  /** To be stored before the unit is opened. */
  statement: JsonObject
}

/** Everything that opens a unit for a learner (cmi5 8.1, 9.3.1, 10). */
export function launchUnit(request: LaunchRequest): Launch {
  const { unit, actor, registration, activityId, sessionId, launchMode, now } = request
  const masteryScore = unit.masteryScore === null ? null : Number(unit.masteryScore)
  const score: JsonObject = masteryScore === null ? {} : { masteryScore }
  return {
    session: {
      sessionId,
      registration,
      activityId,
      publisherId: unit.publisherId,
      actor,
      launchMode,
      masteryScore,
      moveOn: unit.moveOn,
      launchedAt: now,
      fetchedAt: null,
      initializedAt: null,
      lastStatementAt: null,
      terminatedAt: null,
      abandonedAt: null,
      said: { completed: false, passed: false, failed: false },
      duration: null,
    },
    url: launchUrl(request),
    launchData: {
      contextTemplate: contextTemplate({ sessionId, publisherId: unit.publisherId }),
      launchMode,
      launchMethod: unit.launchMethod,
      returnURL: request.returnUrl,
      moveOn: unit.moveOn,
      ...score,
      ...(unit.launchParameters === '' ? {} : { launchParameters: unit.launchParameters }),
      ...(unit.entitlementKey === ''
        ? {}
        : { entitlementKey: { courseStructure: unit.entitlementKey } }),
    },
    statement: launchedStatement(request, masteryScore),
  }
}

/** What every statement of a session has in its context. */
export function contextTemplate({
  sessionId,
  publisherId,
}: Pick<Cmi5Session, 'sessionId' | 'publisherId'>): JsonObject {
  return {
    contextActivities: { grouping: [{ id: publisherId }] },
    extensions: { [extensions.sessionId]: sessionId },
  }
}

function launchedStatement(request: LaunchRequest, masteryScore: number | null): JsonObject {
  const { unit, statementId, actor, registration, activityId, sessionId, launchMode, now } = request
  return {
    id: statementId,
    timestamp: now,
    actor,
    verb: { id: verbs.launched, display: { en: 'launched' } },
    object: { objectType: 'Activity', id: activityId },
    context: {
      registration,
      contextActivities: { category: [{ id: cmi5Category }], grouping: [{ id: unit.publisherId }] },
      extensions: {
        [extensions.sessionId]: sessionId,
        [extensions.launchMode]: launchMode,
        [extensions.launchUrl]: request.unitUrl,
        [extensions.moveOn]: unit.moveOn,
        ...(masteryScore === null ? {} : { [extensions.masteryScore]: masteryScore }),
        ...(unit.launchParameters === ''
          ? {}
          : { [extensions.launchParameters]: unit.launchParameters }),
      },
    },
  }
}

function launchUrl(request: LaunchRequest): string {
  const url = new URL(request.unitUrl)
  const parameters = {
    endpoint: request.endpoint,
    fetch: request.fetchUrl,
    actor: JSON.stringify(request.actor),
    registration: request.registration,
    activityId: request.activityId,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value)
  // A blank as %20: not every unit reads the plus of forms.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}
