import { beforeAll, expect, test } from 'vitest'
import { largestAmount } from '#contract/core/fields.ts'
import { askFirm } from '../testing/ask-firm.ts'
import { ask } from '../testing/client.ts'
import { KnownIds } from '../testing/known-ids.ts'
import { type Operation, operationsIn } from '../testing/openapi-operations.ts'
import { randomFrom } from '../testing/random.ts'
import { line, TestFirm, today } from '../testing/test-firm.ts'

const patienceMs = 900_000
let firm: TestFirm
let customerId: string
let reading: Operation[]
let ids: KnownIds

beforeAll(async () => {
  firm = await TestFirm.open()
  customerId = (await firm.customer()).id
  await firm.issued(customerId)
  const operations = operationsIn(await (await ask({ path: '/openapi.json' })).json())
  reading = operations.filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/firms/{firmId}'),
  )
  const inFirm = `/firms/${firm.firmId}`
  ids = new KnownIds(firm.firmId, (path) => askFirm(firm, 'GET', path.slice(inFirm.length)))
  await ids.learn(reading)
}, patienceMs)

function pay(amount: unknown) {
  return firm.ask('POST', '/payments', {
    customerId,
    date: today,
    currency: 'EUR',
    amount,
    allocations: [],
  })
}

test.each([
  largestAmount + 1,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e300,
  '9007199254740993',
])('an amount of %s is refused at its field', async (amount) => {
  const { status, body } = await pay(amount)
  expect([status, Object.keys(body.data.fields)]).toEqual([422, ['amount']])
})

test('a document of more than that is refused at its line', async () => {
  const { status, body } = await firm.ask('POST', '/invoices', {
    customerId,
    issueDate: today,
    supplyDate: today,
    currency: 'EUR',
    language: 'de',
    lines: [line({ unitPrice: '9999999999', quantity: '9999999999' })],
  })
  expect([status, body.data.fields]).toEqual([
    422,
    { 'lines.0.unitPrice': { key: 'amountOutOfRange' } },
  ])
})

test(
  'sums stay exact: what would bring one past 2^53 is refused, and all is still read',
  async () => {
    let accepted = 0
    for (let status = 201; status === 201 && accepted < 100; accepted += 1) {
      const paid = await pay(largestAmount)
      status = paid.status
      if (status !== 201) {
        expect([status, paid.body.data.fields]).toEqual([422, { '': { key: 'amountOutOfRange' } }])
      }
    }
    expect(accepted).toBeLessThan(100)
    const faults: string[] = []
    for (const path of [
      '/payments',
      '/dashboard',
      '/accounts',
      '/cash-line',
      '/parties',
      `/parties/${customerId}`,
      '/open-items?direction=receivable',
      `/ageing?asOf=${today}`,
      '/reports/trial-balance?period=year',
      '/reports/balance-sheet?period=year',
      '/journal-verification?from=0&size=1000',
    ]) {
      const { status } = await firm.ask('GET', path)
      if (status !== 200) faults.push(`${status} ${path}`)
    }
    expect(faults).toEqual([])
  },
  patienceMs,
)

const extremes = ['1900-01-01', '2199-12-31', '0001-01-01', '9999-12-31', '275760-09-13', 'x']
const dated = /^(from|to|asOf|date|day|until|since|month|year|week|start|end|at)$/

test(
  'days at both ends of time are answered, or refused at their field',
  async () => {
    const random = randomFrom(20_261_129)
    const faults: string[] = []
    let answered = 0
    for (const { path, query } of reading) {
      const names = query.map(({ name }) => name).filter((name) => dated.test(name))
      if (names.length === 0) continue
      const at = path
        .replace('/firms/{firmId}', '')
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => ids.inPath(path, name, random))
      for (const [first, last] of [
        ...extremes.map((day) => [day, day] as const),
        ['1900-01-01', '2199-12-31'] as const,
        ['2199-12-31', '1900-01-01'] as const,
      ]) {
        const asked = new URLSearchParams()
        for (const name of names) {
          const day = /^(to|until|end)$/.test(name) ? last : first
          const part = { month: day.slice(0, -3), year: day.slice(0, -6) }
          asked.set(name, Object(part)[name] ?? day)
        }
        if (path.includes('/reports/')) asked.set('period', 'custom')
        const answer = await askFirm(firm, 'GET', `${at}?${asked}`)
        await answer.body?.cancel()
        answered += 1
        if (answer.status >= 500) faults.push(`${answer.status} ${at}?${asked}`)
      }
    }
    expect(faults).toEqual([])
    expect(answered).toBeGreaterThan(100)
  },
  patienceMs,
)

test('what follows from the last day of time is refused at its field too, and never a fault', async () => {
  const day = '2199-12-31'
  const document = { customerId, currency: 'EUR', language: 'de', lines: [line()] }
  const purchase = { supplierId: customerId, currency: 'EUR', lines: [] }
  const schedule = { frequency: 'monthly', interval: 1, startDate: day, nextDate: day }
  for (const [path, json] of [
    ['/invoices', { ...document, issueDate: day, supplyDate: day }],
    ['/invoices', { ...document, issueDate: day, supplyDate: day, dueDate: day }],
    ['/quotes', { ...document, issueDate: day, validUntil: day }],
    ['/quotes', { ...document, issueDate: day }],
    ['/recurring', { ...document, ...schedule, name: 'x' }],
    ['/bills', { ...purchase, date: day, dueDate: day, number: '1' }],
    ['/expenses', { date: day, amount: 100, currency: 'EUR' }],
    ['/payments', { customerId, date: day, currency: 'EUR', amount: 1, allocations: [] }],
    ['/journal-entries', { date: day, memo: 'x', lines: [] }],
    [
      '/calendar-events',
      { title: 'x', start: `${day}T23:00`, end: `${day}T23:59`, timeZone: 'UTC' },
    ],
  ] as const) {
    const { status, body } = await firm.ask('POST', path, json)
    expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500)
  }
})
