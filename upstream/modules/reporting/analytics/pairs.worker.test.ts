import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Analysis, AnalysisView } from '#contract/reporting/analytics.ts'
import { randomFrom } from '#upstream/testing/random.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const seed = Number(process.env.SEED) || 5
const days = 'period=custom&from=2026-01-01&to=2026-12-31'
let firm: TestFirm

/** Documents of both sides with several lines each, of the same parties, items and days. */
beforeAll(async () => {
  firm = await TestFirm.open()
  const random = randomFrom(seed)
  const parties = await Promise.all(
    ['Holz Elbe', 'Atelier Süd', 'Praxis West'].map(async (name) => {
      const { id } = await firm.customer({ name, roles: ['customer', 'supplier'] })
      return { id, name }
    }),
  )
  const items: string[] = []
  for (const name of ['Desk', 'Lamp']) {
    const { id } = await firm.must<{ id: string }>('POST', '/items', {
      ...{ name, unit: 'piece', unitPrice: '10', taxCode: 'DE-S19' },
    })
    items.push(id)
  }
  for (let at = 0; at < 8; at += 1) {
    const { id, name } = parties[at % 3] ?? { id: '', name: '' }
    const date = `2026-0${1 + at}-15`
    const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, of) =>
      line({
        ...{ itemId: items[of % 2], quantity: (random() * 5 + 0.1).toFixed(2) },
        unitPrice: (random() * 80 + 1).toFixed(2),
      }),
    )
    await firm.issued(id, { issueDate: date, supplyDate: date, lines })
    const bill = await firm.must<Bill>('POST', '/bills', {
      ...{ supplierName: name, supplierNumber: `R-${at}`, date, currency: 'EUR' },
      lines: ['3400', '4930'].map((account) => ({
        ...{ description: 'Ware', quantity: '1', unitPrice: (random() * 60 + 1).toFixed(2) },
        ...{ account, taxCode: 'DE-S19' },
      })),
    })
    await firm.must('POST', `/bills/${bill.id}/approve`, { version: bill.version })
  }
})

function run(query: string): Promise<Analysis> {
  return firm.must('GET', `/analytics/run?${days}&${query}`)
}

const figureOf = ({ rows }: Analysis) => {
  const cell = rows.findLast(({ kind }) => kind === 'total')?.cells[0]
  return cell?.amount ?? Number(cell?.number ?? 0)
}

/** A figure that parts add up to. */
const adding = ['net', 'lines', 'asked', 'debit', 'moves', 'tickets', 'leads', 'deals', 'margin']

const measureOf = ({ measures }: AnalysisView) =>
  measures.find(({ name }) => adding.includes(name))?.name

const about = ['party', 'customer', 'supplier', 'item', 'account', 'costCentre', 'itemCategory']

/** Fields of two views whose keys are of the same records. */
const isSame = (one: string, other: string) =>
  one === other || [one, other].every((name) => ['party', 'customer', 'supplier'].includes(name))

test(`no figure grows by what another view has of the same record, seed ${seed}`, async () => {
  const views = (await firm.must<AnalysisView[]>('GET', '/analytics/views')).filter(
    ({ isOfPeople }) => !isOfPeople,
  )
  const keysOf = new Map<string, string[]>()
  async function keys(view: string, field: string) {
    const name = `${view} ${field}`
    const known = keysOf.get(name)
    if (known) return known
    const { rows } = await run(`view=${view}&by=${field}&limit=500`)
    const found = rows.flatMap(({ kind, key }) => (kind === 'group' && key !== '' ? [key] : []))
    keysOf.set(name, found)
    return found
  }
  let pairs = 0
  let compared = 0
  for (const one of views) {
    const measure = measureOf(one)
    if (!measure) continue
    const whole = figureOf(await run(`view=${one.name}&measures=${measure}&by=none`))
    for (const other of views) {
      pairs += 1
      for (const field of one.fields
        .map(({ name }) => name)
        .filter((name) => about.includes(name))) {
        const theirs = other.fields.find(({ name }) => isSame(field, name))
        if (!theirs) continue
        const shared = await keys(other.name, theirs.name)
        if (shared.length === 0) continue
        const of = (sign: string) =>
          run(
            `view=${one.name}&measures=${measure}&by=none&where=${encodeURIComponent(
              `${field}${sign}:${shared.map(encodeURIComponent).join('|')}`,
            )}`,
          )
        const [within, without] = [figureOf(await of('')), figureOf(await of('!'))]
        expect(within + without, `${one.name} by ${other.name}.${theirs.name}`).toBe(whole)
        compared += 1
      }
    }
  }
  expect(pairs).toBeGreaterThanOrEqual(100)
  expect(compared).toBeGreaterThan(20)
})

test('margins are what was sold less what it cost, and the report says the same', async () => {
  const margins = await run('view=margins&measures=margin,net,costOfSales&by=none')
  const [margin = 0, net = 0, cost = 0] =
    margins.rows.at(-1)?.cells.map((cell) => cell?.amount ?? 0) ?? []
  expect(margin).toBe(net - cost)
  expect(net).toBe(figureOf(await run('view=sold&measures=net&by=none')))
  const report = await firm.must<{ rows: { cells: ({ amount?: number } | null)[] }[] }>(
    'GET',
    `/reports/margin-by-item?${days}`,
  )
  const said = report.rows
    .at(-1)
    ?.cells.slice(1, 4)
    .map((cell) => cell?.amount)
  expect(said).toEqual([net, cost, margin])
})

/** Questions beside the reports that say the same, by the column of the report. */
const reported: [report: string, column: string, query: string][] = [
  ['sales-by-customer', 'now', 'view=sold&measures=net&by=customer'],
  ['sales-by-item', 'now', 'view=sold&measures=net&by=item'],
  ['sales-by-country', 'now', 'view=sold&measures=net&by=customerCountry'],
  ['sales-by-month', 'now', 'view=sold&measures=net&by=month'],
  ['sales-by-person', 'now', 'view=sold&measures=net&by=person'],
  ['margin-by-customer', 'net', 'view=margins&measures=net&by=customer'],
  ['margin-by-item', 'net', 'view=margins&measures=net&by=item'],
  ['purchases-by-supplier', 'now', 'view=billLines&measures=net&by=supplier'],
  ['purchases-by-account', 'now', 'view=billLines&measures=net&by=account'],
  ['purchases-by-country', 'now', 'view=billLines&measures=net&by=supplierCountry'],
  ['purchases-by-month', 'now', 'view=billLines&measures=net&by=month'],
  ['receivables', 'total', openOf('receivable')],
  ['payables', 'total', openOf('payable')],
]

function openOf(direction: string): string {
  return `view=openItems&measures=open&by=party&where=direction:${direction},settlement:open`
}

type Reported = {
  columns: { key: string }[]
  rows: { kind: string; depth: number; cells: ({ amount?: number } | null)[] }[]
}

const sorted = (amounts: number[]) => amounts.filter(Boolean).sort((one, other) => one - other)

test.each(reported)(
  '%s says by %s what the question says, row by row',
  async (name, key, query) => {
    const { columns, rows } = await firm.must<Reported>('GET', `/reports/${name}?${days}`)
    const at = columns.findIndex((column) => column.key === key)
    const of = (kind: string) =>
      rows
        .filter((row) => row.kind === kind && row.depth === 0)
        .map(({ cells }) => cells[at]?.amount ?? 0)
    const answer = await run(`${query}&limit=500`)
    const groups = answer.rows.filter(({ kind }) => kind === 'group')
    expect(of('line').length).toBeGreaterThan(0)
    expect(sorted(groups.map(({ cells }) => cells[0]?.amount ?? 0))).toEqual(sorted(of('line')))
    expect([figureOf(answer)]).toEqual(of('result'))
  },
)

test('profit by month is that of profit and loss', async () => {
  const { columns, rows } = await firm.must<Reported>(
    'GET',
    `/reports/profit-and-loss?${days}&split=month`,
  )
  const result = rows.findLast(({ kind }) => kind === 'result')?.cells ?? []
  const answer = await run('view=journalLines&measures=result&by=month')
  const months = answer.rows.map(({ cells }) => cells[0]?.amount ?? 0)
  expect(columns.length).toBeGreaterThan(12)
  expect(result.flatMap((cell) => cell?.amount ?? [])).toEqual(months)
})
