import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerXapi, type XapiContext } from './answer-xapi.ts'
import { type Json, type JsonObject, objectAt, parseJson, textAt } from './json.ts'
import { memoryStore } from './memory-store.fixture.ts'
import { statementFault } from './statement-rules.ts'

const ada = { mbox: 'mailto:ada@firm.example' }
const ben = { mbox: 'mailto:ben@firm.example' }
const authority = { account: { homePage: 'https://firm.example', name: 'firm' } }

type Ask = { method?: string; headers?: Record<string, string>; body?: Json | Uint8Array }

/** A store with a clock that goes on a second with each request. */
function open() {
  const store = memoryStore()
  let clock = Date.parse('2026-03-02T09:00:00.000Z')
  let ids = 0
  const newId = () => {
    ids += 1
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`
  }
  return (target: string, { method = 'GET', headers = {}, body }: Ask = {}) => {
    clock += 1_000
    const context: XapiContext = {
      now: new Date(clock).toISOString(),
      newId,
      authority,
      endpointPath: '/xapi',
    }
    const url = new URL(target, 'https://firm.example/')
    const bytes =
      body instanceof Uint8Array
        ? body
        : new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body))
    const response = answerXapi(
      store,
      {
        method,
        resource: url.pathname.slice(1).replace(/^xapi\//, ''),
        query: [...url.searchParams],
        headers: {
          'x-experience-api-version': '1.0.3',
          'content-type': 'application/json',
          ...headers,
        },
        body: bytes,
      },
      context,
    )
    const text = new TextDecoder().decode(response.body ?? new Uint8Array())
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: parseJson(text) ?? null,
    }
  }
}

const uuid = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function statement(number: number, over: JsonObject = {}): JsonObject {
  return {
    id: uuid(number),
    actor: ada,
    verb: { id: 'https://verbs.example/did' },
    object: { id: `https://firm.example/a${number}` },
    ...over,
  }
}

const refTo = (number: number): JsonObject => ({ objectType: 'StatementRef', id: uuid(number) })
const voids = (number: number, target: number) =>
  statement(number, {
    verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
    object: refTo(target),
  })

function idsOf(json: Json): number[] {
  const list = objectAt({ json }, 'json')?.statements
  return Array.isArray(list) ? list.map((one) => Number(textAt(one, 'id')?.slice(-12))) : []
}

test('a statement comes back complete; the same again is taken, another of its id is not', () => {
  const ask = open()
  const posted = ask('statements', {
    method: 'POST',
    body: [
      statement(1, { context: { contextActivities: { parent: { id: 'urn:p' } } } }),
      statement(2),
    ],
  })
  expect(posted.json).toEqual([uuid(1), uuid(2)])
  expect(ask(`statements?statementId=${uuid(1)}`).json).toMatchObject({
    id: uuid(1),
    stored: '2026-03-02T09:00:01.000Z',
    timestamp: '2026-03-02T09:00:01.000Z',
    authority,
    version: '1.0.0',
    context: { contextActivities: { parent: [{ id: 'urn:p' }] } },
  })
  expect(ask('statements', { method: 'POST', body: statement(2) }).status).toBe(200)
  expect(ask('statements', { method: 'POST', body: statement(2, { actor: ben }) }).status).toBe(409)
  expect(
    ask(`statements?statementId=${uuid(3)}`, { method: 'PUT', body: statement(4) }).status,
  ).toBe(400)
  // All or none: the second is no statement, so the first is not kept.
  expect(
    ask('statements', { method: 'POST', body: [statement(5), { ...statement(6), verb: null }] })
      .status,
  ).toBe(400)
  expect(ask(`statements?statementId=${uuid(5)}`).status).toBe(404)
})

test('voiding hides a statement, whichever of both comes first, and is not voided itself', () => {
  const ask = open()
  ask('statements', { method: 'POST', body: [statement(1), voids(2, 1), voids(3, 4)] })
  ask('statements', { method: 'POST', body: statement(4) })
  for (const number of [1, 4]) {
    expect(ask(`statements?statementId=${uuid(number)}`).status).toBe(404)
    expect(ask(`statements?voidedStatementId=${uuid(number)}`).status).toBe(200)
  }
  expect(ask('statements', { method: 'POST', body: voids(5, 2) }).status).toBe(400)
  expect(idsOf(ask('statements').json)).toEqual([3, 2])
})

test('a filter finds statements and what refers to them, through others and in any order', () => {
  const ask = open()
  const said = statement(2, { actor: ben, object: refTo(1) })
  ask('statements', {
    method: 'POST',
    body: [statement(3, { actor: ben, object: refTo(2) }), said],
  })
  ask('statements', { method: 'POST', body: [statement(1), statement(4, { actor: ben })] })
  const of = (query: string) => idsOf(ask(`statements?${query}`).json)
  expect(of('activity=https://firm.example/a1')).toEqual([1, 2, 3])
  expect(of(`agent=${encodeURIComponent(JSON.stringify(ada))}`)).toEqual([1, 2, 3])
  expect(of('activity=https://firm.example/a4')).toEqual([4])
  // Both must be met by one statement: nobody but Ada did a1, and Ben did not.
  expect(
    of(`activity=https://firm.example/a1&agent=${encodeURIComponent(JSON.stringify(ben))}`),
  ).toEqual([])
})

test('since is after, until is up to, and more leads through all pages once', () => {
  const ask = open()
  for (let number = 1; number <= 7; number += 1)
    ask('statements', { method: 'POST', body: statement(number) })
  const second = (at: number) => `2026-03-02T09:00:0${at}.000Z`
  expect(idsOf(ask(`statements?since=${second(5)}`).json)).toEqual([7, 6])
  expect(idsOf(ask(`statements?until=${second(2)}&ascending=true`).json)).toEqual([1, 2])
  expect(idsOf(ask('statements?since=2026-03-02T10:00:05%2B01:00').json)).toEqual([7, 6])
  const seen: number[] = []
  let next = 'statements?limit=3&ascending=true'
  for (let page = 0; page < 5 && next !== ''; page += 1) {
    const { json } = ask(next)
    seen.push(...idsOf(json))
    next = textAt(json, 'more') ?? ''
    // What is stored while somebody pages comes at the end, and nothing comes twice.
    if (page === 0) ask('statements', { method: 'POST', body: statement(8) })
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(ask('statements?more=bm90aGluZw').status).toBe(400)
  expect(ask('statements?Since=x').status).toBe(400)
})

test('a profile is overwritten only by who names its version', () => {
  const ask = open()
  const profile = 'activities/profile?activityId=urn:a&profileId=p'
  const put = (body: Json, headers: Record<string, string>) =>
    ask(profile, { method: 'PUT', body, headers }).status
  expect(put({ a: 1 }, {})).toBe(400)
  expect(put({ a: 1 }, { 'if-none-match': '*' })).toBe(204)
  expect(put({ a: 2 }, { 'if-none-match': '*' })).toBe(412)
  expect(put({ a: 2 }, {})).toBe(409)
  const { etag = '' } = ask(profile).headers
  expect(etag).toBe(`"${createHash('sha1').update('{"a":1}').digest('hex')}"`)
  expect(put({ a: 2 }, { 'if-match': etag })).toBe(204)
  expect(put({ a: 3 }, { 'if-match': etag })).toBe(412)
  expect(ask(profile, { method: 'POST', body: { b: { c: 1 } } }).status).toBe(204)
  expect(ask(profile, { method: 'POST', body: { b: { d: 1 } } }).status).toBe(204)
  expect(ask(profile).json).toEqual({ a: 2, b: { d: 1 } })
  expect(ask(profile, { method: 'POST', body: [1] }).status).toBe(400)
})

test('states are of an activity, an agent and a registration', () => {
  const ask = open()
  const at = (query: string, agent: JsonObject = ada) =>
    `activities/state?activityId=urn:a&agent=${encodeURIComponent(JSON.stringify(agent))}${query}`
  const text = new TextEncoder().encode('plain')
  const headers = { 'content-type': 'text/plain' }
  expect(
    ask(at(`&registration=${uuid(1)}&stateId=s`), { method: 'PUT', body: text, headers }).status,
  ).toBe(204)
  expect(ask(at('&stateId=t'), { method: 'PUT', body: text, headers }).status).toBe(204)
  expect(ask(at(`&registration=${uuid(1)}&stateId=s`)).headers['content-type']).toBe('text/plain')
  expect(ask(at(`&registration=${uuid(2)}&stateId=s`)).status).toBe(404)
  expect(ask(at('&stateId=t', ben)).status).toBe(404)
  expect(
    ask(at(`&registration=${uuid(1)}&stateId=s`), { method: 'POST', body: { a: 1 } }).status,
  ).toBe(400)
  expect(ask(at(`&registration=${uuid(1)}`)).json).toEqual(['s'])
  expect(ask(at('&since=2027-01-01T00:00:00Z')).json).toEqual([])
  expect(ask(at('')).status).toBe(200)
  expect(ask(at(''), { method: 'DELETE' }).status).toBe(204)
})

test('attachments are kept byte by byte, and nothing else comes in beside them', () => {
  const ask = open()
  const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 256)
  const sha2 = createHash('sha256').update(bytes).digest('hex')
  const attachment = {
    usageType: 'urn:u',
    display: { en: 'x' },
    contentType: 'image/png',
    length: 300,
    sha2,
  }
  const send = (hash: string, content: Uint8Array, attachments: Json[] = [attachment]) => {
    const head = `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(statement(1, { attachments }))}\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: binary\r\nX-Experience-API-Hash: ${hash}\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')])
    return ask('statements', {
      method: 'POST',
      headers: { 'content-type': 'multipart/mixed; boundary=b' },
      body: new Uint8Array(body),
    }).status
  }
  expect(send(sha2, bytes.slice(1))).toBe(400)
  expect(send(sha2, bytes, [])).toBe(400)
  expect(
    ask('statements', { method: 'POST', body: statement(1, { attachments: [attachment] }) }).status,
  ).toBe(400)
  expect(send(sha2, bytes)).toBe(200)
  const told = ask('statements?attachments=true')
  expect(told.headers['content-type']).toMatch(/^multipart\/mixed; boundary=/)
  expect(told.text).toContain(`X-Experience-API-Hash: ${sha2}`)
  expect(ask('statements?attachments=false').headers['content-type']).toBe('application/json')
})

test.each<[string, JsonObject]>([
  ['an unknown property', { mood: 'fine' }],
  ['a property in another case', { Actor: ada }],
  ['null', { result: null }],
  ['two identifiers', { actor: { ...ada, openid: 'https://ada.example' } }],
  ['an anonymous group of nobody', { actor: { objectType: 'Group', member: [] } }],
  ['a verb without a scheme', { verb: { id: 'verbs.example/did' } }],
  ['a score beyond 1', { result: { score: { scaled: 1.01 } } }],
  ['raw above max', { result: { score: { raw: 6, max: 5 } } }],
  ['no duration', { result: { duration: 'P1S' } }],
  ['a timestamp of -00:00', { timestamp: '2026-03-02T09:00:00-00:00' }],
  [
    'a platform without an activity',
    { object: { objectType: 'Agent', ...ben }, context: { platform: 'x' } },
  ],
  [
    'a sub-statement in another',
    {
      object: {
        objectType: 'SubStatement',
        actor: ada,
        verb: { id: 'urn:v' },
        object: { objectType: 'SubStatement' },
      },
    },
  ],
  ['voiding an activity', { verb: { id: 'http://adlnet.gov/expapi/verbs/voided' } }],
  [
    'choices of a number',
    { object: { id: 'urn:a', definition: { interactionType: 'numeric', choices: [] } } },
  ],
  ['an extension without a scheme', { context: { extensions: { x: 1 } } }],
  ['version 2', { version: '2.0.0' }],
])('a statement with %s is refused', (_, over) => {
  expect(statementFault(statement(1))).toBe(undefined)
  expect(statementFault(statement(1, over))).not.toBe(undefined)
})

test('HEAD says what GET says, without its body; another version of xAPI is refused', () => {
  const ask = open()
  ask('statements', { method: 'POST', body: statement(1) })
  const head = ask('statements', { method: 'HEAD' })
  expect([head.status, head.text, head.headers['x-experience-api-version']]).toEqual([
    200,
    '',
    '1.0.3',
  ])
  expect(ask('statements', { headers: { 'x-experience-api-version': '0.95' } }).status).toBe(400)
  expect(ask('about').json).toEqual({ version: ['1.0.0', '1.0.1', '1.0.2', '1.0.3'] })
  expect(ask('nothing').status).toBe(404)
  expect(ask('statements', { method: 'DELETE' }).status).toBe(405)
})
