import { expect, test } from 'vitest'
import { type JsonObject, objectAt } from '../xapi/json.ts'
import {
  allowed,
  begin,
  cmi5,
  judge,
  live,
  moveOn,
  said,
  sessionId,
} from './example-session.fixture.ts'
import { noProgress } from './session.ts'

/** A context as cmi5 wants it, but for some of it. */
function context(change: JsonObject): { context: JsonObject } {
  return { context: { ...objectAt(said('completed'), 'context'), ...change } }
}

test.each<[string, JsonObject[]]>([
  ['9.3.0.0-4', [said('completed')]],
  ['9.3.0.0-4', [said('experienced', {}, allowed)]],
  ['9.3.0.0-2', [begin, said('initialized')]],
  ['9.3.0.0-2', [begin, said('completed'), said('completed')]],
  ['9.3.0.0-2', [begin, said('passed'), said('passed')]],
  ['9.3.0.0-3', [begin, said('passed'), said('failed')]],
  ['9.3.0.0-3', [begin, said('failed'), said('passed')]],
  ['9.3.0.0-5', [begin, said('terminated'), said('completed')]],
  ['9.3.0.0-1', [begin, said('launched')]],
  ['9.3.0.0-1', [begin, said('x', {}, { verb: { id: 'https://w3id.org/xapi/adl/verbs/waived' } })]],
  ['6.3.0.0-1', [begin, said('voided')]],
  ['9.1.0.0-1', [said('initialized', {}, { id: null })]],
  ['9.7.0.0-1', [said('initialized', {}, { timestamp: null })]],
  ['9.7.0.0-2', [said('initialized', {}, { timestamp: '2026-03-02T10:00:00+01:00' })]],
  [
    '8.1.3.0-3',
    [
      said(
        'initialized',
        {},
        { actor: { account: { homePage: 'https://firm.example', name: 'eve' } } },
      ),
    ],
  ],
  ['8.1.5.0-6', [said('initialized', {}, { object: { id: 'urn:u1' } })]],
  [
    '9.6.1.0-1',
    [
      begin,
      said('completed', {}, context({ registration: '1f0c2a3b-0000-4000-8000-000000000002' })),
    ],
  ],
  ['9.6.3.1-4', [begin, said('completed', {}, context({ extensions: { [sessionId]: 's2' } }))]],
  [
    '10.2.1.0-6',
    [begin, said('completed', {}, context({ contextActivities: { category: [cmi5, moveOn] } }))],
  ],
  [
    '9.6.2.2-1',
    [
      begin,
      said(
        'completed',
        {},
        context({ contextActivities: { category: [cmi5], grouping: [{ id: 'urn:u1' }] } }),
      ),
    ],
  ],
  [
    '9.6.2.2-2',
    [
      said(
        'initialized',
        {},
        context({ contextActivities: { category: [cmi5, moveOn], grouping: [{ id: 'urn:u1' }] } }),
      ),
    ],
  ],
  ['9.5.3.0-1', [begin, said('completed', { completion: false })]],
  ['9.5.3.0-2', [begin, said('passed', { completion: true })]],
  ['9.5.2.0-1', [begin, said('passed', { success: false })]],
  ['9.5.2.0-2', [begin, said('failed', { success: true })]],
  ['9.5.2.0-3', [begin, said('completed', { success: true })]],
  ['9.5.1.0-2', [begin, said('completed', { score: { scaled: 1 } })]],
  ['9.5.1.0-3', [begin, said('passed', { score: { scaled: 1, raw: 5, max: 5 } })]],
  ['9.3.4.0-2', [begin, said('passed', { score: { scaled: 0.79 } })]],
  ['9.3.5.0-2', [begin, said('failed', { score: { scaled: 0.8 } })]],
  [
    '9.6.3.2-2',
    [
      begin,
      said('passed', { score: { scaled: 1 } }, context({ extensions: { [sessionId]: 's1' } })),
    ],
  ],
  ['9.5.4.1-1', [begin, said('terminated', {}, { result: {} })]],
])('requirement %s is held', (requirement, statements) => {
  const bare = statements.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)),
  )
  expect(judge(bare)).toBe(requirement)
})

test('what a registration reached, a later session does not say again', () => {
  const reached = { ...noProgress, isCompleted: true, isPassed: true }
  expect(judge([begin, said('completed')], live(), reached)).toBe('9.3.0.0-6')
  expect(judge([begin, said('passed')], live(), reached)).toBe('9.3.0.0-7')
  expect(judge([begin, said('failed')], live(), reached)).toBe('9.3.0.0-8')
  const failedFirst = judge([begin, said('passed')], live(), { ...noProgress, isFailed: true })
  expect(typeof failedFirst === 'string' ? failedFirst : failedFirst.progress.isPassed).toBe(true)
})

test('browsing and reviewing judge nothing', () => {
  expect(judge([begin, said('completed')], live('Browse'))).toBe('10.2.2.0-2')
  expect(judge([begin, said('passed')], live('Review'))).toBe('10.2.2.0-3')
  expect(typeof judge([begin, said('terminated')], live('Review'))).toBe('object')
})
