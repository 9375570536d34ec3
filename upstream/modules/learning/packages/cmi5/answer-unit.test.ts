import { expect, test } from 'vitest'
import { type JsonObject, parseJson } from '../xapi/json.ts'
import { memoryStore } from '../xapi/memory-store.fixture.ts'
import { fold } from '../xapi/page-token.ts'
import { answerUnit } from './answer-unit.ts'
import { actor, begin, live, now, registration, said } from './example-session.fixture.ts'
import type { Judged } from './judge-statements.ts'
import { noProgress, stateOf } from './session.ts'

test('a unit turns the pages of its own registration, and of no other', () => {
  const store = memoryStore()
  const authority = { account: { homePage: 'https://firm.example', name: 'firm' } }
  const context = {
    now,
    newId: () => '30000000-0000-4000-8000-000000000001',
    authority,
    endpointPath: '/xapi',
  }
  const ask = (query: [string, string][]) =>
    answerUnit(
      store,
      { session: live(), progress: noProgress },
      {
        method: 'GET',
        resource: 'statements',
        query,
        headers: { 'x-experience-api-version': '1.0.3' },
        body: new Uint8Array(),
      },
      context,
    ).response.status
  const more = (of: string) => fold([['registration', of]], 5)
  expect(ask([['more', more(registration)]])).toBe(200)
  expect(ask([['more', more('1f0c2a3b-0000-4000-8000-000000000009')]])).toBe(403)
  expect(ask([['more', fold([], 5)]])).toBe(403)
  expect(ask([['more', 'nothing']])).toBe(403)
})

test('a unit’s statements go through cmi5 into the store, all of a request or none', () => {
  const store = memoryStore()
  const authority = { account: { homePage: 'https://firm.example', name: 'firm' } }
  let judged: Judged = { session: live(), progress: noProgress }
  let ids = 0
  const ask = (method: string, query: [string, string][], body: JsonObject[] = []) => {
    const answer = answerUnit(
      store,
      judged,
      {
        method,
        resource: 'statements',
        query,
        headers: { 'content-type': 'application/json', 'x-experience-api-version': '1.0.3' },
        body: new TextEncoder().encode(JSON.stringify(body)),
      },
      {
        now,
        newId: () => `00000000-0000-4000-8000-00000000000${ids++}`,
        authority,
        endpointPath: '/xapi',
      },
    )
    judged = answer.judged
    return {
      status: answer.response.status,
      text: new TextDecoder().decode(answer.response.body ?? undefined),
    }
  }
  const uuid = (number: number) => `20000000-0000-4000-8000-00000000000${number}`
  const first = { ...begin, id: uuid(1), result: { duration: 'PT0S' } }
  const completed = { ...said('completed'), id: uuid(2) }
  const wrong = { ...said('passed', { score: { scaled: 0.1 } }), id: uuid(3) }
  expect(ask('POST', [], [completed]).text).toContain('9.3.0.0-4')
  expect(ask('POST', [], [first]).status).toBe(200)
  expect(ask('POST', [], [completed, wrong])).toMatchObject({
    status: 403,
    text: expect.stringContaining('9.3.4.0-2'),
  })
  expect(judged.progress.isCompleted).toBe(false)
  expect(ask('POST', [], [completed]).status).toBe(200)
  // Its receipt was lost, and it comes again: nothing is judged or stored twice.
  expect(ask('POST', [], [completed]).status).toBe(200)
  expect(ask('POST', [], [{ ...said('terminated'), id: uuid(4) }]).status).toBe(200)
  expect([stateOf(judged.session), judged.progress.isCompleted]).toEqual(['terminated', true])
  expect(ask('GET', [['registration', registration]]).status).toBe(403)
  expect(
    store
      .list({
        isRelatedActivity: false,
        isRelatedAgent: false,
        isAscending: true,
        after: null,
        limit: 10,
      })
      .map(({ statementId }) => statementId),
  ).toEqual([uuid(1), uuid(2), uuid(4)])
  expect(parseJson(JSON.stringify(actor))).toEqual(store.find(uuid(1))?.statement.actor)
})
