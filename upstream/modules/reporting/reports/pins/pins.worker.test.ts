import { expect, test } from 'vitest'
import { permissions } from '#contract/core/roles.ts'
import type { ReportPin } from '#contract/reporting/report-pins.ts'
import type { SavedReport } from '#contract/reporting/saved-reports.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const byCustomer = { report: 'custom', query: { by: 'customer', period: 'year' } }
const other = { role: 'accountant' as const, userId: '01J00000000000000000000009' }

async function save(firm: TestFirm, name: string, values = {}): Promise<string> {
  const saved = await firm.must<SavedReport>('POST', '/saved-reports', {
    ...{ name, ...byCustomer },
    ...values,
  })
  return saved.id
}

function pins(firm: TestFirm, how?: typeof other): Promise<ReportPin[]> {
  return firm.must<ReportPin[]>('GET', '/report-pins', undefined, how)
}

/** Two customers: one is invoiced 300.00, the other 100.00, both net. */
async function withSales(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  const [first, second] = [
    await firm.customer({ name: 'Abel' }),
    await firm.customer({ name: 'Berg' }),
  ]
  const line = (unitPrice: string) => ({
    issueDate: today,
    lines: [{ description: 'Work', quantity: '1', unitPrice, taxCode: 'DE-S19' }],
  })
  await firm.issued(first.id, line('300'))
  await firm.issued(second.id, line('100'))
  return firm
}

test('a saved question is pinned as a figure, a picture or its first rows, in an own order', async () => {
  const firm = await withSales()
  const [sales, purchases] = [await save(firm, 'Sales'), await save(firm, 'Sales again')]
  const { id } = await firm.must<{ id: string }>('POST', '/report-pins', { savedReportId: sales })
  await firm.must('POST', '/report-pins', { savedReportId: purchases, look: 'table' })
  const list = await firm.must<SavedReport[]>('GET', '/saved-reports')
  expect(list.find((one) => one.id === sales)?.pinId).toBe(id)
  // What one person pinned is on nobody else's dashboard.
  const shared = await firm.must<SavedReport[]>('GET', '/saved-reports', undefined, other)
  expect(shared.every(({ pinId }) => pinId === null)).toBe(true)
  const [figure, table] = await pins(firm)
  expect(figure).toMatchObject({
    ...{ name: 'Sales', look: 'figure', currency: 'EUR', unit: 'amount', rows: [] },
    total: { amount: 40_000 },
  })
  expect(table?.rowName).toBe('Kunde')
  expect(table?.rows).toEqual([
    { label: 'Abel', amount: 30_000 },
    { label: 'Berg', amount: 10_000 },
  ])
  await firm.must('PUT', `/report-pins/${id}`, { look: 'chart', step: 'later' })
  expect((await pins(firm)).map(({ name, look }) => [name, look])).toEqual([
    ['Sales again', 'table'],
    ['Sales', 'chart'],
  ])
  // Once more is the same pin, which keeps its place.
  await firm.must('POST', '/report-pins', { savedReportId: sales, look: 'table' })
  expect((await pins(firm)).map(({ name, look }) => [name, look])).toEqual([
    ['Sales again', 'table'],
    ['Sales', 'table'],
  ])
  await firm.must('DELETE', `/report-pins/${id}`)
  expect((await pins(firm)).map(({ name }) => name)).toEqual(['Sales again'])
  await firm.must('DELETE', `/saved-reports/${purchases}`)
  expect(await pins(firm)).toEqual([])
})

test('a pin is of one person, who sees what they may see now', async () => {
  const firm = await withSales()
  const savedReportId = await save(firm, 'Sales')
  const { id } = await firm.must<{ id: string }>('POST', '/report-pins', { savedReportId })
  expect((await firm.ask('POST', '/report-pins', { savedReportId }, other)).status).toBe(404)
  await firm.must('PUT', `/saved-reports/${savedReportId}`, {
    ...{ name: 'Sales', isShared: true, version: 1 },
  })
  expect(await pins(firm, other)).toEqual([])
  await firm.must('POST', '/report-pins', { savedReportId }, other)
  expect(await pins(firm, other)).toMatchObject([{ total: { amount: 40_000 } }])
  for (const method of ['PUT', 'DELETE']) {
    const answer = await firm.ask(method, `/report-pins/${id}`, { look: 'table' }, other)
    expect(answer.status).toBe(404)
  }
  await firm.must('PUT', `/saved-reports/${savedReportId}`, { name: 'Sales', version: 2 })
  expect(await pins(firm, other)).toEqual([])
  const sales = { role: 'sales' as const }
  expect((await firm.ask('GET', '/report-pins', undefined, sales)).status).toBe(403)
  expect((await firm.ask('POST', '/report-pins', { savedReportId }, sales)).status).toBe(403)
})

test('what goods cost is on no card of somebody who may not see it', async () => {
  const firm = await withSales()
  const cost = { query: { measure: 'margin', by: 'customer', period: 'year' } }
  const savedReportId = await save(firm, 'Margin', cost)
  await firm.must('POST', '/report-pins', { savedReportId })
  expect(await pins(firm)).toHaveLength(1)
  const everything = { party: 'all', invoice: 'all', payment: 'all', expense: 'all' } as const
  const kept = permissions.filter((one) => one !== 'stock:cost')
  const custom = { name: 'No cost', permissions: kept, scopes: everything }
  expect(await firm.must('GET', '/report-pins', undefined, { custom })).toEqual([])
  const again = await firm.ask('POST', '/report-pins', { savedReportId }, { custom })
  expect(again.status).toBe(403)
})

test('twelve reports are pinned at most, and the next one is refused in words', async () => {
  const firm = await TestFirm.open()
  const ids = []
  for (let at = 0; at < 13; at++) ids.push(await save(firm, `Question ${at}`))
  for (const savedReportId of ids.slice(0, 12)) {
    await firm.must('POST', '/report-pins', { savedReportId })
  }
  const refused = await firm.ask('POST', '/report-pins', { savedReportId: ids[12] })
  expect(refused).toMatchObject({
    ...{ status: 422 },
    body: { data: { fields: { '': { key: 'tooManyPins', params: { maximum: 12 } } } } },
  })
})

// 476.00 with tax are owed and not due yet: the last column is what is owed, of statements the span.
test('a card shows what its report is about, and one that is about no single figure is not pinned', async () => {
  const firm = await withSales()
  for (const [name, report, query] of [
    ['Owed', 'receivables', {}],
    ['Result', 'profit-and-loss', { period: 'year', split: 'month' }],
    ['Compared', 'profit-and-loss', { period: 'year', compare: 'yearBefore' }],
    ['Tax', 'tax-summary', { period: 'year' }],
  ] as const) {
    await firm.must('POST', '/report-pins', {
      savedReportId: await save(firm, name, { report, query }),
    })
  }
  expect(
    (await pins(firm)).map(({ name, column, total }) => [name, column, total?.amount]),
  ).toEqual([
    ['Owed', 'Summe', 47_600],
    ['Result', 'Gesamt', 40_000],
    ['Compared', expect.stringContaining(today.slice(0, 4)), 40_000],
    ['Tax', expect.any(String), 7_600],
  ])
  const journal = await save(firm, 'Journal', { report: 'journal', query: {} })
  expect(await firm.ask('POST', '/report-pins', { savedReportId: journal })).toMatchObject({
    status: 422,
    body: { data: { fields: { '': { key: 'reportHasNoFigure' } } } },
  })
  const path = `/saved-reports/${journal}/snapshots`
  expect(await firm.ask('PUT', path, { keepsDays: 5 })).toMatchObject({
    status: 422,
    body: { data: { fields: { keepsDays: { key: 'reportHasNoFigure' } } } },
  })
})
