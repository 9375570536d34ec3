import { beforeAll, expect, test } from 'vitest'
import { permissions, type RoleGrants } from '#contract/core/roles.ts'
import { askFirm } from '../testing/ask-firm.ts'
import { ask } from '../testing/client.ts'
import { anyValue } from '../testing/fuzz-values.ts'
import { KnownIds } from '../testing/known-ids.ts'
import { type Operation, operationsIn } from '../testing/openapi-operations.ts'
import { pickFrom, randomFrom } from '../testing/random.ts'
import { TestFirm } from '../testing/test-firm.ts'
import { newId } from './ulid.ts'

/** Playing two years takes seconds, and more where others work too. */
const patienceMs = 900_000
/** So many records of each list are asked for one by one. */
const recordsOfEach = 4

const custom: RoleGrants = {
  name: 'Own records',
  permissions,
  scopes: {
    party: 'own',
    lead: 'own',
    deal: 'own',
    quote: 'team',
    invoice: 'own',
    payment: 'team',
    expense: 'own',
  },
}
/** Somebody who may do everything, and made nothing. */
const newcomer = { custom }

/** The last number of each series is no record. */
const tellsNumbersAlone = new Set(['/firms/{firmId}/numbering'])

/** One would leave nothing to ask, and the other shows a sample, whose number some invoice has too. */
const notAsked = new Set(['/firms/{firmId}/deletion', '/firms/{firmId}/paper-look/preview'])
/** So often each writing call is made, each time with other records and values. */
const writesOfEach = 4

const firm = new TestFirm()
let reading: Operation[]
let writing: Operation[]
let ids: KnownIds
/** What only records of somebody else say: names of their parties, and numbers of their documents. */
let needles: string[]

beforeAll(async () => {
  await firm.must('POST', '/internal/seed-demo', { language: 'de' })
  const operations = operationsIn(await (await ask({ path: '/openapi.json' })).json())
  reading = operations.filter(
    ({ method, path }) =>
      method === 'GET' && path.startsWith('/firms/{firmId}') && !tellsNumbersAlone.has(path),
  )
  const inFirm = `/firms/${firm.firmId}`
  writing = operations.filter(
    ({ method, path }) =>
      ['POST', 'PUT', 'PATCH'].includes(method) &&
      path.startsWith('/firms/{firmId}/') &&
      !notAsked.has(path),
  )
  ids = new KnownIds(firm.firmId, (path) => askFirm(firm, 'GET', path.slice(inFirm.length)))
  await ids.learn(reading)
  const isOfCustomer = await ofCustomersProjects()
  const found = await Promise.all([
    wordsOf('/parties', 'name'),
    wordsOf('/invoices', 'number'),
    wordsOf('/quotes', 'number'),
    wordsOf('/payments', 'number'),
    wordsOf('/leads', 'name'),
    wordsOf('/deals', 'name'),
    wordsOf('/portal-contacts', 'name'),
    wordsOf('/portal-contacts', 'email'),
    wordsOf('/support-tickets', 'subject', ({ customerName }) => customerName !== ''),
    wordsOf('/follow-ups?tab=open', 'title', ({ subjectTitle }) => subjectTitle !== ''),
    wordsOf('/shop-orders?tab=all', 'number', ({ customerId }) => customerId !== ''),
    wordsOf('/tasks', 'title', isOfCustomer),
  ])
  needles = [...new Set(found.flat().filter((word) => word.length > 5))]
  expect(needles.length).toBeGreaterThan(60)
}, patienceMs)

type Row = Record<string, unknown>

async function rowsOf(list: string): Promise<Row[]> {
  const path = `${list}${list.includes('?') ? '&' : '?'}size=100`
  const { body } = await firm.ask<{ rows?: Row[] }>('GET', path)
  return body.rows ?? []
}

/** What rows of a list say, of those that are somebody else's. */
async function wordsOf(
  list: string,
  field: string,
  isMeant: (row: Row) => boolean = () => true,
): Promise<string[]> {
  return (await rowsOf(list)).filter(isMeant).flatMap((row) => {
    const word = row[field]
    return typeof word === 'string' ? [word] : []
  })
}

/** Whether a task is of a project for a customer; one word alone may be in the name of an item too. */
async function ofCustomersProjects(): Promise<(row: Row) => boolean> {
  const projects = await rowsOf('/projects')
  const ids = new Set(projects.filter(({ customer }) => customer !== '').map(({ id }) => id))
  return ({ projectId, title }) => ids.has(projectId) && String(title).includes(' ')
}

test(
  'whose role reaches their own records reads nothing of those of others, whatever they ask',
  async () => {
    firm.userId = newId()
    const random = randomFrom(20_261_129)
    const leaks: string[] = []
    let answered = 0
    for (const operation of reading) {
      const times = /\{(?!firmId\})/.test(operation.path) ? recordsOfEach : 1
      for (let time = 0; time < times; time += 1) {
        const path = pathOf(operation, random)
        const answer = await askFirm(firm, 'GET', path, newcomer)
        const text = await answer.text()
        if (answer.status >= 500) leaks.push(`${answer.status} ${path}`)
        if (!answer.ok) continue
        answered += 1
        const found = needles.filter((needle) => says(text, needle))
        if (found.length > 0) leaks.push(`${operation.path}: ${found.slice(0, 3).join(', ')}`)
      }
    }
    expect([...new Set(leaks)]).toEqual([])
    // Else nothing but refusals would have been looked at.
    expect(answered).toBeGreaterThan(100)
  },
  patienceMs,
)

test(
  'nor do the answers to what they write tell of them, whichever records they name',
  async () => {
    firm.userId = newId()
    const random = randomFrom(20_261_130)
    const leaks: string[] = []
    let done = 0
    for (const operation of writing) {
      for (let time = 0; time < writesOfEach; time += 1) {
        const { method, body } = operation
        const find = (field: string) => ids.find(field, random)
        const json = body && anyValue(body, random, find)
        const answer = await askFirm(firm, method, pathOf(operation, random), { ...newcomer, json })
        const text = await answer.text()
        const at = `${method} ${operation.path}`
        if (answer.status >= 500) leaks.push(`${answer.status} ${at} ${JSON.stringify(json)}`)
        if (answer.ok) done += 1
        // What was sent may come back, and tells nothing.
        const sent = JSON.stringify(json ?? '')
        const found = needles.filter((needle) => says(text, needle) && !sent.includes(needle))
        if (found.length > 0) leaks.push(`${at} ${answer.status}: ${found.slice(0, 3).join(', ')}`)
      }
    }
    expect([...new Set(leaks)]).toEqual([])
    expect(done).toBeGreaterThan(100)
  },
  patienceMs,
)

/** Whether a text holds a name or number, and not as a part of a longer number. */
function says(text: string, needle: string): boolean {
  const at = text.indexOf(needle)
  return (
    at >= 0 && !/[\w-]/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + needle.length))
  )
}

const days = { from: '2020-01-01', to: '2099-12-31', asOf: '2099-01-01', date: '2026-06-30' }

function pathOf({ path, query }: Operation, random: () => number): string {
  const at = path
    .replace('/firms/{firmId}', '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(ids.inPath(path, name, random)),
    )
  const asked = new URLSearchParams()
  for (const { name, schema, required } of query) {
    const value = Object(days)[name] ?? valueFor(name, schema, random)
    if (value !== undefined && (required || name in days)) asked.append(name, String(value))
  }
  if (/\/reports\//.test(path)) {
    asked.set('period', 'custom')
    asked.set('from', '2020-01-01')
    asked.set('to', '2027-12-31')
  }
  return `${at}${asked.size > 0 ? `?${asked}` : ''}`
}

function valueFor(
  name: string,
  schema: Operation['query'][number]['schema'],
  random: () => number,
) {
  const choices = schema.enum
  if (Array.isArray(choices) && choices.length > 0) return pickFrom(random)(choices)
  return ids.find(name, random) ?? (name === 'q' ? 'a' : undefined)
}
