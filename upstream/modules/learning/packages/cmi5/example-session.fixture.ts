import type { JsonObject } from '../xapi/json.ts'
import type { Cmi5Unit, MoveOn } from './course-structure.ts'
import { judgeStatements } from './judge-statements.ts'
import { launchUnit } from './launch.ts'
import {
  type Cmi5Session,
  fetchToken,
  type LaunchMode,
  noProgress,
  type UnitProgress,
} from './session.ts'

/** A unit, its sessions and statements for tests. */

export const now = '2026-03-02T09:00:00.000Z'
export const actor = {
  objectType: 'Agent',
  account: { homePage: 'https://firm.example', name: 'ada' },
}
export const registration = '1f0c2a3b-0000-4000-8000-000000000001'
export const activityId = 'https://firm.example/activities/1'

export function unit(publisherId: string, moveOn: MoveOn = 'CompletedAndPassed'): Cmi5Unit {
  return {
    kind: 'unit',
    publisherId,
    title: [],
    description: [],
    objectiveIds: [],
    launchMethod: 'AnyWindow',
    launch: { kind: 'file', path: 'index.html', query: '' },
    launchParameters: 'lang=de',
    entitlementKey: '',
    moveOn,
    masteryScore: '0.8',
    activityType: '',
  }
}

export function launched(launchMode: LaunchMode = 'Normal') {
  return launchUnit({
    unit: unit('urn:u1'),
    unitUrl: 'https://files.example/p/index.html?a=b c',
    endpoint: 'https://firm.example/xapi/',
    fetchUrl: 'https://firm.example/fetch/1',
    returnUrl: 'https://firm.example/course',
    actor,
    registration,
    activityId,
    sessionId: 's1',
    statementId: 'x',
    launchMode,
    now,
  })
}

export function live(launchMode: LaunchMode = 'Normal'): Cmi5Session {
  return fetchToken(launched(launchMode).session, { now, token: 't' }).session
}

export const cmi5 = { id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' }
export const moveOn = { id: 'https://w3id.org/xapi/cmi5/context/categories/moveon' }
export const sessionId = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid'
const mastery = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore'
let count = 0

/** A statement of a unit as cmi5 wants it. */
export function said(verb: string, result: JsonObject = {}, over: JsonObject = {}): JsonObject {
  count += 1
  const isJudgement = ['completed', 'passed', 'failed'].includes(verb)
  const results: Record<string, JsonObject> = {
    completed: { completion: true, duration: 'PT1S' },
    passed: { success: true, duration: 'PT1S' },
    failed: { success: false, duration: 'PT1S' },
    terminated: { duration: 'PT1S' },
  }
  return {
    id: `statement-${count}`,
    timestamp: now,
    actor,
    verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
    object: { id: activityId },
    result: { ...results[verb], ...result },
    context: {
      registration,
      contextActivities: {
        grouping: [{ id: 'urn:u1' }],
        category: isJudgement ? [cmi5, moveOn] : [cmi5],
      },
      extensions: { [sessionId]: 's1', [mastery]: 0.8 },
    },
    ...over,
  }
}

/** The refusal, or what was reached. */
export function judge(
  statements: JsonObject[],
  session = live(),
  progress: UnitProgress = noProgress,
) {
  const judged = judgeStatements(session, progress, statements, now)
  return 'requirement' in judged ? judged.requirement : judged
}

/** The first statement of a session. */
export const begin = said('initialized')

/** A statement that cmi5 allows and does not define. */
export const allowed = {
  verb: { id: 'http://adlnet.gov/expapi/verbs/experienced' },
  object: { id: 'urn:page' },
  result: {},
  context: {
    registration,
    contextActivities: { grouping: [{ id: 'urn:u1' }] },
    extensions: { [sessionId]: 's1' },
  },
}
