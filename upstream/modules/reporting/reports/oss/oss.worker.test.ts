import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OneStopShop } from '#contract/reporting/oss.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { TaxDuty } from '#contract/reporting/tax-duties.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const days = (from: string, to: string) => `period=custom&from=2026-${from}&to=2026-${to}`
const [first, second] = [days('01-01', '03-31'), days('04-01', '06-30')]

/** Duties and the year of the limit go by the day: two of 2026 are late, one is to come. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

async function registered(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  await firm.must('POST', '/one-stop-shop', { from: '2026-01-01' })
  return firm
}

async function sell(
  firm: TestFirm,
  country: string,
  taxCode: string,
  unitPrice: string,
  day: string,
) {
  const { id } = await firm.customer({ kind: 'person', address: { country, city: 'X' } })
  const lines = [line({ taxCode, unitPrice })]
  return firm.issued(id, { issueDate: day, supplyDate: day, lines })
}

async function rows(firm: TestFirm, query: string, report = 'oss-return') {
  const made = await firm.must<Report>('GET', `/reports/${report}?${query}`)
  return made.rows.map(({ cells }) => cells.map((cell) => cell?.amount ?? cell?.text ?? null))
}

test('the quarter has sales by country and rate, and is out of the country’s own return', async () => {
  const firm = await registered()
  await sell(firm, 'FR', 'OSS-FR-20', '100', '2026-02-10')
  await sell(firm, 'FR', 'OSS-FR-5.5', '200', '2026-02-11')
  await sell(firm, 'DE', 'DE-S19', '1000', '2026-02-11')
  await sell(firm, 'AT', 'OSS-AT-20', '50.05', '2026-03-31')
  expect(await rows(firm, first)).toEqual([
    // 50.05 × 20 % = 10.01.
    ['Österreich', '20 %', 5005, 1001],
    ['Frankreich', '20 %', 10_000, 2000],
    ['Frankreich', '5,5 %', 20_000, 1100],
    ['Zahllast', null, null, 4101],
  ])
  // Its own account, and box 45 for what it is on, in whole euros.
  expect((await firm.balances())['1767']).toBe(-4101)
  const national = await rows(firm, first, 'tax-return')
  expect(national.map(([box, side, , amount, filed]) => [box, side, amount, filed])).toEqual([
    ['45', 'Umsätze, netto', 35_005, 35_000],
    ['81', 'Umsätze, netto', 100_000, 100_000],
    ['81', 'Umsatzsteuer', 19_000, 19_000],
    [null, 'Zahllast', 19_000, null],
  ])
  const { rows: made } = await firm.must<Report>('GET', `/reports/oss-return?${first}`)
  for (const cell of made.slice(0, 3).flatMap(({ cells }) => cells.slice(2))) {
    if (cell?.link?.target !== 'report') throw new Error('The amount opens nothing')
    const path = `/reports/tax-lines?${new URLSearchParams(cell.link.query)}`
    const behind = await firm.must<Report>('GET', path)
    expect(behind.rows.at(-1)?.cells.at(-1)?.amount).toBe(cell.amount)
  }
})

/** Art. 369g (4) of Directive 2006/112/EC. */
test('what takes a sale of an earlier quarter back is listed by that quarter', async () => {
  const firm = await registered()
  const sold = await sell(firm, 'FR', 'OSS-FR-20', '100', '2026-02-10')
  await firm.must('POST', `/invoices/${sold.id}/write-off`, {
    ...{ date: '2026-05-10', amount: 6000, reason: 'x', withTax: true },
  })
  await sell(firm, 'FR', 'OSS-FR-20', '30', '2026-05-10')
  const [own, head, correction, owed] = await rows(firm, second)
  expect(own).toEqual(['Frankreich', '20 %', 3000, 600])
  expect(head?.[0]).toMatch(/^Berichtigungen früherer Quartale: nicht in der Datei/)
  expect(correction).toEqual(['Frankreich', 'Q1 2026', -5000, -1000])
  expect(owed?.[3]).toBe(-400)
})

test('a filed quarter stays, later changes go on, and its duty is done', async () => {
  const firm = await registered()
  await sell(firm, 'FR', 'OSS-FR-20', '100', '2026-02-10')
  const quarter = { kind: 'oss', from: '2026-01-01', to: '2026-03-31' }
  const { rows: listed } = await firm.must<OneStopShop>('GET', '/one-stop-shop')
  expect(listed.find(({ to }) => to === quarter.to)).toMatchObject({
    ...{ dueDate: '2026-04-30', owed: 2000, isOver: true, isLate: true, filed: null },
  })
  const month = { ...quarter, to: '2026-01-31' }
  expect((await firm.ask('POST', '/tax-returns', month)).body.data.fields).toEqual({
    to: { key: 'noQuarter' },
  })
  await firm.must('POST', '/tax-returns', quarter)
  await sell(firm, 'FR', 'OSS-FR-20', '10', '2026-03-31')
  expect((await rows(firm, first)).at(-1)).toEqual(['Zahllast', null, null, 2000])
  expect((await rows(firm, second)).slice(1)).toEqual([
    ['Frankreich', 'Q1 2026', 1000, 200],
    ['Zahllast', null, null, 200],
  ])
  const duties = await firm.must<TaxDuty[]>('GET', '/tax-duties')
  const own = duties.filter(({ key }) => key === 'oss')
  expect(own.map(({ to, dueDate, isLate }) => [to, dueDate, isLate])).toEqual([
    ['2026-06-30', '2026-07-31', true],
    ['2026-09-30', '2026-10-31', true],
    ['2026-12-31', '2027-01-31', false],
  ])
})

test('the first return leaves no quarter out, and it ends after its last sale', async () => {
  const firm = await registered()
  await sell(firm, 'FR', 'OSS-FR-20', '100', '2026-02-10')
  const later = { kind: 'oss', from: '2026-04-01', to: '2026-06-30' }
  expect((await firm.ask('POST', '/tax-returns', later)).body.data.fields).toEqual({
    from: { key: 'returnSkipsDays', params: { date: '2026-01-01' } },
  })
  const ended = await firm.ask('POST', '/one-stop-shop/end', { until: '2026-02-09' })
  expect(ended.body.data.fields).toEqual({
    until: { key: 'soldAfter', params: { date: '2026-02-10' } },
  })
  await firm.must('POST', '/one-stop-shop/end', { until: '2026-02-10' })
})

test('the lines of the German form', async () => {
  const firm = await registered()
  await sell(firm, 'GR', 'OSS-GR-24', '100', '2026-02-10')
  await sell(firm, 'FR', 'OSS-FR-5.5', '200', '2026-02-11')
  const path = '/tax-returns/file?from=2026-01-01&to=2026-03-31&file=ossCsv'
  const { status, body } = await firm.download(path)
  expect(status).toBe(200)
  expect(body.trim().split('\r\n')).toEqual([
    '#v2.0',
    '1,FR',
    '3,FR,REDUCED,5.50,200.00,11.00',
    '1,EL',
    '3,EL,STANDARD,24.00,100.00,24.00',
  ])
  const month = path.replace('03-31', '01-31')
  expect((await firm.ask('GET', month)).status).toBe(422)
})

test('services are apart from goods, and of lower amounts in the shares of their lines', async () => {
  const firm = await registered()
  const make = (kind: string) =>
    firm.must<{ id: string }>('POST', '/items', {
      ...{ kind, name: kind, unit: 'pc', unitPrice: '1', taxCode: 'DE-S19' },
    })
  const course = await make('service')
  const book = await make('product')
  const { id } = await firm.customer({ kind: 'person', address: { country: 'FR', city: 'X' } })
  const sold = [
    line({ itemId: course.id, taxCode: 'OSS-FR-20', unitPrice: '300' }),
    line({ itemId: book.id, taxCode: 'OSS-FR-20', unitPrice: '100' }),
    line({ taxCode: 'OSS-FR-20', unitPrice: '50' }),
  ]
  const days = { issueDate: '2026-02-10', supplyDate: '2026-02-10' }
  const invoice = await firm.issued(id, { ...days, lines: sold })
  const path = '/tax-returns/file?from=2026-01-01&to=2026-03-31&file=ossCsv'
  const made = async () => (await firm.download(path)).body.trim().split('\r\n').slice(1)
  expect(await made()).toEqual([
    '1,FR',
    '2,FR,STANDARD,20.00,300.00,60.00',
    '3,FR,STANDARD,20.00,150.00,30.00',
  ])
  // 54 of 540 owed: a tenth of each.
  await firm.must('POST', `/invoices/${invoice.id}/write-off`, {
    ...{ date: '2026-03-10', amount: 5400, reason: 'x', withTax: true },
  })
  expect(await made()).toEqual([
    '1,FR',
    '2,FR,STANDARD,20.00,270.00,54.00',
    '3,FR,STANDARD,20.00,135.00,27.00',
  ])
})

/** Art. 59c (1) of Directive 2006/112/EC: neither in this year nor in the one before. */
test('last year’s sales stand only where they passed the limit and this year’s have not', async () => {
  const firm = await TestFirm.open()
  const year = new Date().getUTCFullYear()
  const shown = async () => {
    const { threshold } = await firm.must<OneStopShop>('GET', '/one-stop-shop')
    return [threshold.year, threshold.amount, threshold.isPassed]
  }
  await sell(firm, 'FR', 'DE-S19', '10000', `${year - 1}-06-10`)
  expect(await shown()).toEqual([year, 0, false])
  await sell(firm, 'FR', 'DE-S19', '0.01', `${year - 1}-06-11`)
  await sell(firm, 'FR', 'DE-S19', '50', `${year}-01-01`)
  expect(await shown()).toEqual([year - 1, 1_000_001, true])
  await sell(firm, 'FR', 'DE-S19', '9950.01', `${year}-01-01`)
  expect(await shown()).toEqual([year, 1_000_001, true])
})

test('the limit of a year, and who may register', async () => {
  const firm = await TestFirm.open()
  const year = new Date().getUTCFullYear()
  await sell(firm, 'FR', 'DE-S19', '9999.99', `${year}-02-10`)
  expect((await firm.must<OneStopShop>('GET', '/one-stop-shop')).threshold).toEqual({
    ...{ year, amount: 999_999, limit: 1_000_000, isPassed: false },
  })
  await sell(firm, 'FR', 'DE-S19', '0.02', `${year}-02-11`)
  const { threshold, from } = await firm.must<OneStopShop>('GET', '/one-stop-shop')
  expect([threshold.isPassed, from]).toEqual([true, null])
  const how = {
    role: 'x',
    custom: { name: 'Reader', permissions: ['report:view' as const], scopes: {} },
  }
  const input = { from: '2026-01-01' }
  expect((await firm.ask('POST', '/one-stop-shop', input, how)).status).toBe(403)
  await firm.must('POST', '/one-stop-shop', input)
  expect((await firm.ask('POST', '/one-stop-shop', input)).status).toBe(409)
  const ended = await firm.must<OneStopShop>('POST', '/one-stop-shop/end', { until: '2026-12-31' })
  expect(ended.until).toBe('2026-12-31')
  const swiss = await TestFirm.open({ address: { country: 'CH' }, vatId: 'CHE109322551' })
  expect((await swiss.ask('POST', '/one-stop-shop', input)).status).toBe(409)
})
