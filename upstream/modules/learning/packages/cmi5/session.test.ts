import { expect, test } from 'vitest'
import type { XapiRequest } from '../xapi/http.ts'
import type { Cmi5Course, MoveOn } from './course-structure.ts'
import {
  activityId,
  actor,
  allowed,
  begin,
  judge,
  launched,
  live,
  now,
  registration,
  said,
  sessionId,
  unit,
} from './example-session.fixture.ts'
import { requestRefusal } from './judge-request.ts'
import { abandonSession, satisfiedParts, satisfiedStatement, waiveUnit } from './our-statements.ts'
import { fetchToken, isSatisfied, noProgress, stateOf, type UnitProgress } from './session.ts'

test('a launch: five parameters, the launch data, a statement', () => {
  const { url, launchData, statement } = launched()
  const query = new URL(url).searchParams
  expect([...query.keys()]).toEqual([
    'a',
    'endpoint',
    'fetch',
    'actor',
    'registration',
    'activityId',
  ])
  expect(JSON.parse(query.get('actor') ?? '')).toEqual(actor)
  expect(url).not.toContain('+')
  expect(launchData).toMatchObject({
    contextTemplate: {
      contextActivities: { grouping: [{ id: 'urn:u1' }] },
      extensions: { [sessionId]: 's1' },
    },
    launchMode: 'Normal',
    launchMethod: 'AnyWindow',
    moveOn: 'CompletedAndPassed',
    masteryScore: 0.8,
    launchParameters: 'lang=de',
    returnURL: 'https://firm.example/course',
  })
  expect(statement).toMatchObject({
    verb: { id: 'http://adlnet.gov/expapi/verbs/launched' },
    object: { id: activityId },
  })
  expect(activityId).not.toBe('urn:u1')
})

test('the token is given once, and to nobody once the session is over', () => {
  const first = fetchToken(launched().session, { now, token: 'secret' })
  expect(first.body).toEqual({ 'auth-token': 'secret' })
  const second = fetchToken(first.session, { now, token: 'other' })
  expect(second.body).toMatchObject({ 'error-code': '1' })
  const over = abandonSession(launched().session, { now, statementId: 'a' })
  expect(over && fetchToken(over.session, { now, token: 'other' }).body).toMatchObject({
    'error-code': '2',
  })
})

test('initialized, completed, passed, terminated: and both are met', () => {
  const all = judge([
    begin,
    said('completed'),
    said('passed', { score: { scaled: 0.8 } }),
    said('experienced', {}, allowed),
    said('terminated', { duration: 'PT5M' }),
  ])
  if (typeof all === 'string') throw new Error(all)
  expect(stateOf(all.session)).toBe('terminated')
  expect(all.session.duration).toBe('PT5M')
  expect(all.progress).toEqual({
    isCompleted: true,
    isPassed: true,
    isFailed: false,
    isWaived: false,
    scaled: 0.8,
  })
  expect(judge([said('experienced', {}, allowed)], all.session, all.progress)).toBe('9.3.0.0-5')
})

test('before the token is fetched, and after the session was abandoned, nothing is taken', () => {
  const { session } = launched()
  expect(judge([begin], session)).toBe('8.1.2.0-2')
  const used = judge([begin], live())
  if (typeof used === 'string') throw new Error(used)
  const later = { ...used.session, lastStatementAt: '2026-03-02T09:02:03.500Z' }
  const over = abandonSession(later, { now: '2026-03-02T12:00:00.000Z', statementId: 'a' })
  expect(over?.statement).toMatchObject({
    verb: { id: 'https://w3id.org/xapi/adl/verbs/abandoned' },
    result: { duration: 'PT2M3.5S' },
  })
  if (!over) throw new Error('not abandoned')
  expect(judge([said('completed')], over.session)).toBe('9.3.6.0-2')
  expect(abandonSession(over.session, { now, statementId: 'b' })).toBe(undefined)
})

test.each<[MoveOn, boolean[]]>([
  ['NotApplicable', [true, true, true, true]],
  ['Completed', [false, true, false, true]],
  ['Passed', [false, false, true, true]],
  ['CompletedOrPassed', [false, true, true, true]],
  ['CompletedAndPassed', [false, false, false, true]],
])('the rule %s: nothing, completed, passed, both', (rule, met) => {
  const states = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const
  expect(
    states.map(([isCompleted, isPassed]) =>
      isSatisfied(rule, { ...noProgress, isCompleted, isPassed }),
    ),
  ).toEqual(met)
})

test('blocks and the course are met by their units, and a waived unit is met', () => {
  const course: Cmi5Course = {
    courseId: 'urn:course',
    title: [{ language: 'en', text: 'Course' }],
    description: [],
    objectives: [],
    children: [
      {
        kind: 'block',
        blockId: 'urn:b1',
        title: [],
        description: [],
        objectiveIds: [],
        children: [unit('urn:u1'), unit('urn:u2', 'NotApplicable')],
      },
      {
        kind: 'block',
        blockId: 'urn:b2',
        title: [],
        description: [],
        objectiveIds: [],
        children: [unit('urn:u3', 'NotApplicable')],
      },
    ],
  }
  const met = (progress: UnitProgress) =>
    satisfiedParts(course, (id) => (id === 'urn:u1' ? progress : undefined)).map(
      ({ publisherId }) => publisherId,
    )
  expect(met(noProgress)).toEqual(['urn:b2'])
  const given = { actor, registration, activityId, publisherId: 'urn:u1' }
  const waived = waiveUnit(noProgress, given, {
    now,
    statementId: 'w',
    sessionId: 's9',
    reason: 'Tested Out',
  })
  expect(waived?.statement).toMatchObject({ result: { success: true, completion: true } })
  expect(waived && met(waived.progress)).toEqual(['urn:b1', 'urn:b2', 'urn:course'])
  expect(
    waived &&
      waiveUnit(waived.progress, given, {
        now,
        statementId: 'w',
        sessionId: 's9',
        reason: 'Tested Out',
      }),
  ).toBe(undefined)
  const [block] = satisfiedParts(course, () => undefined)
  expect(
    block &&
      satisfiedStatement(block, {
        ...given,
        now,
        statementId: 'x',
        sessionId: 's1',
        activityId: 'urn:ours',
      }),
  ).toMatchObject({
    object: {
      id: 'urn:ours',
      definition: { type: 'https://w3id.org/xapi/cmi5/activitytype/block' },
    },
  })
})

test('a unit reaches its own learner and registration alone', () => {
  const own = JSON.stringify(actor)
  const eve = JSON.stringify({ account: { homePage: 'https://firm.example', name: 'eve' } })
  const ask = (method: string, resource: string, query: Record<string, string>) => {
    const request: XapiRequest = {
      method,
      resource,
      query: Object.entries(query),
      headers: {},
      body: new Uint8Array(),
    }
    return requestRefusal(live(), request)
  }
  const state = { activityId, agent: own, registration, stateId: 'bookmark' }
  expect(ask('PUT', 'activities/state', state)).toBe(undefined)
  expect(ask('GET', 'activities/state', { ...state, stateId: 'LMS.LaunchData' })).toBe(undefined)
  expect(ask('PUT', 'activities/state', { ...state, stateId: 'LMS.LaunchData' })).toBe('10.2.1.0-5')
  expect(ask('DELETE', 'activities/state', { activityId, agent: own, registration })).toBe(
    '10.2.1.0-5',
  )
  expect(ask('GET', 'activities/state', { ...state, agent: eve })).toBe('8.1.3.0-3')
  expect(
    ask('GET', 'activities/state', {
      ...state,
      registration: '1f0c2a3b-0000-4000-8000-000000000002',
    }),
  ).toBe('8.1.4.0-3')
  expect(ask('GET', 'statements', {})).toBe('8.1.4.0-3')
  expect(ask('POST', 'statements', { method: 'GET' })).toBe('8.1.2.0-5')
  expect(ask('GET', 'agents/profile', { agent: own, profileId: 'cmi5LearnerPreferences' })).toBe(
    undefined,
  )
  expect(
    requestRefusal(launched().session, {
      method: 'GET',
      resource: 'about',
      query: [],
      headers: {},
      body: new Uint8Array(),
    }),
  ).toBe('8.1.2.0-2')
})
