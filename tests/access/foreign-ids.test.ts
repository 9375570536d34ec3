import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pageLeaves } from '#app/shell/edge/page-leaves.server.ts'
import { contractRoutes } from '#upstream/gateway/routes.ts'
import { Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { testPassword } from '../support/firm.mjs'
import { bodiesFor } from './foreign-bodies.ts'
import { firmInput, invoiceInput, makeFullFirm, paymentInput } from './full-firm.ts'
import { type Ids, logIn } from './people.ts'
import { fillPath, unknownId } from './rules.ts'
import { invitationInput } from './settings-inputs.ts'

const origin = inject('origin')
const [mine, theirs] = [new Api(origin, 1), new Api(origin, 1)]
const theirWord = 'Wiedehopf'
const anyOfTheirs = /wiedehopf/i
let own: Ids
let other: Ids

beforeAll(async () => {
  await mine.register({ email: 'mine@foreign.example', password: testPassword })
  const them = { email: 'theirs@foreign.example', name: `${theirWord} Owner` }
  const { response } = await theirs.register({ ...them, password: testPassword })
  own = await makeFullFirm(mine, 'Pirol')
  other = { ...(await makeFullFirm(theirs, theirWord)), userId: response._id }
})
afterAll(() => {
  mine.close()
  theirs.close()
})

type Endpoint = { method: string; path: string }

/** What else must be asked for, so that it is the id that is refused. */
const asked: Record<string, string> = {
  '/firms/{firmId}/fiscal-devices/{tillId}/file': '?kind=dep7&from=2026-01-01&to=2026-01-31',
  '/firms/{firmId}/calendars/{calendarId}/busy':
    '?from=2026-01-01T00:00:00Z&to=2026-01-31T00:00:00Z',
  '/firms/{firmId}/setting-changes': '?page=settings/firm',
  '/firms/:firmId/employees/:employeeId/leave/new/check':
    '?typeCode=annual&from=2026-01-05&to=2026-01-05',
  '/firms/:firmId/fiscal/:tillId/file': '?kind=dep7&from=2026-01-01&to=2026-01-31',
}

async function ask({ method, path }: Endpoint, ids: Ids) {
  const headers = new Headers({ authorization: `Bearer ${mine.token}` })
  const { type, body } = await encode(bodiesFor(own)[`${method} ${path}`]?.() ?? {})
  if (method !== 'GET') headers.set('content-type', type)
  const init = { method, headers, body: method === 'GET' ? null : body }
  const url = `${origin}/api${fillPath(path, { ...ids, ...plain })}${asked[path] ?? ''}`
  const answer = await fetchAlone(url, init)
  return { status: answer.status, body: await answer.text() }
}

/** In one piece: who is refused before all is read may not get to send the rest. */
async function encode(content: object) {
  if (!(content instanceof FormData)) {
    return { type: 'application/json', body: JSON.stringify(content) }
  }
  const sent = new Response(content)
  return { type: sent.headers.get('content-type') ?? '', body: await sent.arrayBuffer() }
}

/** A firm that a busy machine keeps from answering in time says so, and is asked again. */
async function sendAgain(path: string) {
  let answer = await mine.send('GET', path)
  for (let tries = 0; answer.status === 503 && tries < 3; tries += 1) {
    answer = await mine.send('GET', path)
  }
  return answer
}

const lists = contractRoutes.filter(({ method, path }) => method === 'GET' && isInFirm(path, false))
/**
 * Days, and names of reports, languages, acts and kinds, are nobody's; a new card or type of leave has
 * the name that it is sent under.
 */
const ofOne = contractRoutes.filter(
  ({ method, path }) =>
    isInFirm(path, true) &&
    !/\{(month|end|report|language|act)\}|\/custom-fields\/kinds\/|\/own-time\/days\/|\/own-pay-years\//.test(
      path,
    ) &&
    !(method === 'PUT' && /\/(\{cardName\}|leave-types\/\{code\})$/.test(path)),
)
/** Parts of a path that are no ids. */
const plain = {
  ...{ scope: 'one', revision: '1', stopKind: 'invoice', number: '1' },
  ...{ date: '2026-01-05', format: 'gift', year: '2026' },
}

function isInFirm(path: string, hasMore: boolean): boolean {
  return path.startsWith('/firms/{firmId}/') && hasMore === /\{.*\{/.test(path)
}

/** All that the owner of the other firm can see of it, without files: that those were taken is noted. */
async function whatTheyHave(): Promise<unknown[]> {
  const { firmId = '', issuedId = '', creditNoteId = '' } = other
  const seen = contractRoutes.filter(({ method, path }) => {
    return (
      method === 'GET' &&
      path.startsWith('/firms/{firmId}') &&
      !/pdf|export|logo|copyId\}\/file/.test(path)
    )
  })
  const paths = seen.map(({ path }) => fillPath(path, other))
  for (const id of [issuedId, creditNoteId]) paths.push(`/firms/${firmId}/invoices/${id}`)
  const found: unknown[] = []
  for (const path of paths) {
    const { status, bytes } = await theirs.send('GET', path)
    // When it was answered is no change, nor that minutes in which a ticket can be answered go by.
    const passing = /"(evaluatedAt|madeAt)":"[^"]*"|"usedMinutes":\d+/g
    found.push([path, status, bytes.toString().replace(passing, '')])
  }
  return found
}

describe('the id of something in another firm', () => {
  test('is one of many kinds, and each is really there', async () => {
    expect(ofOne.length).toBeGreaterThan(30)
    const names = new Set(ofOne.flatMap(({ path }) => path.match(/\w+(?=\})/g) ?? []))
    const unmade = [...names].filter((name) => !(name in other) && !(name in plain))
    // Purchases from abroad are told by Italian firms alone.
    // Nobody can be offered a firm who is no member of it; what is to be done later, what was mailed
    // and what was posted to a webhook lie under the ids of records that are tried.
    // Orders come by a firm's own site alone, whose tests try them.
    expect(unmade.sort()).toEqual([
      ...['deliveryId', 'integrationId', 'jobId', 'messageId', 'offerId', 'shopOrderId'],
    ])
    const plurals = { party: 'parties', item: 'items', invoice: 'invoices', payment: 'payments' }
    for (const [name, plural] of Object.entries(plurals)) {
      const path = `/firms/${other.firmId}/${plural}/${other[`${name}Id`]}`
      expect((await theirs.send('GET', path)).status, path).toBe(200)
    }
  })

  test('is like none, in the own firm and in theirs, whatever is asked, and nothing changes', async () => {
    const before = await whatTheyHave()
    const faults: unknown[] = []
    for (const endpoint of ofOne) {
      const [inOwn, isNone, inTheirs, noFirm] = await Promise.all([
        ask(endpoint, { ...other, firmId: own.firmId ?? '' }),
        ask(endpoint, { firmId: own.firmId ?? '' }),
        ask(endpoint, other),
        ask(endpoint, {}),
      ])
      const isAlike = inOwn.body === isNone.body && inTheirs.body === noFirm.body
      const all = [inOwn, isNone, inTheirs, noFirm]
      const isMissing = all.every(({ status }) => status === 404)
      if (!isAlike || !isMissing) faults.push([endpoint.method, endpoint.path, ...all])
    }
    expect(faults).toEqual([])
    expect(await whatTheyHave()).toEqual(before)
  })

  test('of an issued invoice is like none too: not credited, copied, shared, sent or paid', async () => {
    const before = await whatTheyHave()
    for (const id of [other.issuedId, other.creditNoteId]) {
      const ids = { ...other, firmId: own.firmId ?? '', invoiceId: id ?? '' }
      const some = ofOne.filter(({ path }) => path.includes('{invoiceId}'))
      for (const endpoint of some) {
        expect([endpoint.path, (await ask(endpoint, ids)).status]).toEqual([endpoint.path, 404])
      }
    }
    expect(await whatTheyHave()).toEqual(before)
  })

  test('opens no page of the own firm', async () => {
    const form = new URLSearchParams({ email: 'mine@foreign.example', password: testPassword })
    const headers = { accept: 'text/html', cookie: await logIn(`${origin}/login`, form) }
    // Who looks, what is undone or saved and the file of a run, are asked with POST alone; their endpoints are among those above.
    const pages = pageLeaves.filter(
      ({ path }) =>
        /^\/firms\/:firmId\/.*:/.test(path) &&
        !/:(month|end|report|language|year)\b|numbering\/:kind|\/looks?$|\/(undo|save|watched|sizes)$|:(payment|payroll)RunId\/file$/.test(
          path,
        ),
    )
    expect(pages.length).toBeGreaterThan(10)
    const ids = { ...other, firmId: own.firmId ?? '' }
    for (const { path } of pages) {
      const init = { headers: new Headers(headers), redirect: 'manual' as const }
      const address = fillPath(path, ids)
      const answer = await fetchAlone(origin + address + (asked[path] ?? ''), init)
      expect([path, answer.status]).toEqual([path, 404])
      // A code may be a word, and the page names the address that was asked for.
      const shown = (await answer.text()).replaceAll(address, '')
      expect(shown, path).not.toMatch(anyOfTheirs)
    }
  })

  test('among own ones is passed over or stops the whole call', async () => {
    const before = await whatTheyHave()
    const path = `/firms/${own.firmId}/invoices`
    const make = () => mine.call('POST', path, invoiceInput(own.customerId ?? '', 'x'), newKey())
    for (const action of ['finalise', 'send', 'markPaid', 'void']) {
      const { id } = await make()
      if (action !== 'finalise') await mine.call('POST', `${path}/${id}/finalise`, {})
      const foreign = action === 'finalise' ? other.invoiceId : other.issuedId
      const ids = [id, foreign]
      const { results } = await mine.call('POST', `${path}/bulk`, { action, ids }, newKey())
      expect(results[0].outcome, action).toBe('done')
      expect(results[1]).toEqual({
        id: foreign,
        number: null,
        outcome: 'skipped',
        reason: 'not_found',
      })
    }
    const ids = [own.issuedId, other.issuedId]
    expect((await mine.send('POST', `${path}/pdf-archive`, { ids })).status).toBe(404)
    for (const format of ['csv', 'xlsx']) {
      const file = await mine.send('GET', `${path}/export?format=${format}&ids=${ids.join(',')}`)
      const alone = await mine.send('GET', `${path}/export?format=${format}&ids=${own.issuedId}`)
      expect([file.status, file.bytes.length]).toEqual([alone.status, alone.bytes.length])
      expect(file.bytes.toString()).not.toMatch(anyOfTheirs)
    }
    expect(await whatTheyHave()).toEqual(before)
  })

  test('in what is made or changed is refused like one that never was', async () => {
    const before = await whatTheyHave()
    const firm = `/firms/${own.firmId}`
    const draft = (customerId = own.customerId ?? '') => invoiceInput(customerId, 'x')
    const line = (itemId: string) => ({ ...draft(), lines: [{ ...draft().lines[0], itemId }] })
    const pay = (customerId = '', invoiceId = '') =>
      paymentInput(customerId, 'x', [{ invoiceId, amount: 1 }])
    const known = await mine.call('GET', `${firm}/invoices/${own.invoiceId}`)
    const { version } = known
    const credit = (customerId = '') => `${firm}/customers/${customerId}/apply-credit`
    const note = `${firm}/invoices/${own.issuedId}/credit-note`
    const wrong: (readonly [string, string, (id: Ids) => object])[] = [
      ['POST', `${firm}/invoices`, ({ customerId }) => draft(customerId)],
      ['POST', `${firm}/invoices`, ({ itemId = '' }) => line(itemId)],
      ['POST', `${firm}/invoices/preview`, ({ customerId }) => draft(customerId)],
      ['POST', `${firm}/invoices/preview`, ({ itemId = '' }) => line(itemId)],
      ['PUT', `${firm}/invoices/${own.invoiceId}`, (id) => ({ ...draft(id.customerId), version })],
      ['PUT', `${firm}/invoices/${own.invoiceId}`, (id) => ({ ...line(id.itemId ?? ''), version })],
      ['POST', `${firm}/payments`, ({ customerId }) => pay(customerId, own.issuedId)],
      ['POST', `${firm}/payments`, ({ issuedId }) => pay(own.customerId, issuedId)],
      ['POST', credit(own.customerId), ({ issuedId }) => ({ invoiceId: issuedId, amount: 1 })],
      ['POST', note, ({ lineId }) => ({ lines: [{ lineId, quantity: '1' }] })],
      ['POST', `${firm}/ownership-offers`, ({ userId }) => ({ userId })],
    ]
    const unknown = new Proxy({}, { get: () => unknownId })
    for (const [method, path, input] of wrong) {
      const answer = await mine.send(method, path, input(other))
      const say = [path, answer.status, answer.bytes.toString()]
      const toUnknown = await mine.send(method, path, input(unknown))
      expect(say).toEqual([path, toUnknown.status, toUnknown.bytes.toString()])
      expect([404, 422], `${say}`).toContain(answer.status)
    }
    expect(await mine.call('GET', `${firm}/invoices/${own.invoiceId}`)).toEqual(known)
    expect(await whatTheyHave()).toEqual(before)
  })
})

test('another firm cannot be chosen, left, looked into or offered away', async () => {
  const before = await whatTheyHave()
  const offer = { userId: other.userId }
  const calls: [string, string, object][] = [
    ['PATCH', '/auth/preferences', { currentFirmId: other.firmId }],
    ['POST', `/auth/firms/${other.firmId}/leave`, {}],
    ['POST', `/firms/${other.firmId}/support-access`, { hours: 1, reason: 'x' }],
    ['POST', `/firms/${other.firmId}/ownership-offers`, offer],
    ['POST', `/firms/${other.firmId}/invitations`, invitationInput('x')],
    ['PUT', `/firms/${other.firmId}`, { ...firmInput('x'), version: 1 }],
    ['DELETE', `/firms/${other.firmId}/logo`, {}],
  ]
  for (const [method, path, json] of calls) {
    expect([path, (await mine.send(method, path, json)).status]).toEqual([path, 404])
  }
  expect((await mine.send('GET', `/auth/getCompany/${other.userId}`)).status).toBe(403)
  const { user } = await mine.call('GET', '/auth/session')
  expect(user.currentFirmId).not.toBe(other.firmId)
  expect(await whatTheyHave()).toEqual(before)
})

describe('the words of another firm', () => {
  test('are in no list, search, count, report or export', async () => {
    expect(lists.length).toBeGreaterThan(10)
    const faults: unknown[] = []
    for (const { path } of lists) {
      const at = fillPath(path, own)
      for (const query of [`?q=${theirWord}`, '', `?customerId=${other.customerId}`]) {
        const more = path.endsWith('/export') ? `${query || '?'}&format=csv` : query
        const { status, bytes, body } = await sendAgain(at + more)
        if (status >= 500 || anyOfTheirs.test(bytes.toString())) faults.push([at, more, status])
        const isSearch = query.startsWith('?q') && Array.isArray(body?.rows)
        const takesWords = /\/(parties|items|payments|members|invitations)|\/invoices$/.test(path)
        if (isSearch && takesWords && body.rows.length > 0) faults.push([at, more, body.rows])
      }
    }
    expect(faults).toEqual([])
    const invoices = `/firms/${own.firmId}/invoices`
    const { rows, counts } = await mine.call('GET', invoices)
    expect(counts.all).toBe(rows.length)
    expect((await mine.call('GET', `${invoices}?q=${theirWord}`)).totals).toEqual([])
  })

  test('are in nothing that a person asks for without naming a firm', async () => {
    const paths = contractRoutes.filter(({ method, path, needs }) => {
      return method === 'GET' && needs === 'session' && !path.includes('{')
    })
    expect(paths.length).toBeGreaterThan(8)
    for (const { path } of paths) {
      const { bytes } = await mine.send('GET', path)
      expect(bytes.toString(), path).not.toMatch(anyOfTheirs)
    }
  })
})
