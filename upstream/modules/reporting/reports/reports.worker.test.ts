import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import type { ReturnDays } from '#contract/reporting/tax-returns.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

/** The amount in the last column of amounts, by the words of its row. */
function figures({ rows, columns }: Report, column = 'amount0'): Record<string, number> {
  const at = columns.findIndex(({ key }) => key === column)
  return Object.fromEntries(
    rows.flatMap(({ kind, cells }) =>
      kind === 'head' ? [] : [[cells[0]?.text ?? '', cells[at]?.amount ?? 0]],
    ),
  )
}

const year = 'period=custom&from=2026-01-01&to=2026-12-31'

/** 100.00 at 19 % in March 2026 and 50.00 in May 2025; 119.00 of it paid in April 2026. */
async function tradingFirm(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const lines = [line({ unitPrice: '50' })]
  await firm.issued(id, { issueDate: '2025-05-10', supplyDate: '2025-05-10', lines })
  const invoice = await firm.issued(id, { issueDate: '2026-03-10', supplyDate: '2026-03-10' })
  await firm.pay(invoice, 11900, { date: '2026-04-02' })
  return firm
}

test('profit and loss of a year beside the year before', async () => {
  const firm = await tradingFirm()
  const report: Report = await firm.must(
    'GET',
    `/reports/profit-and-loss?${year}&compare=yearBefore`,
  )
  expect(report.columns.map(({ label }) => label)).toEqual([
    'Konto',
    '2026',
    '2025',
    'Veränderung',
    'Veränderung in %',
  ])
  expect(figures(report)).toMatchObject({ Rohertrag: 10000, Ergebnis: 10000 })
  expect(figures(report, 'amount1')).toMatchObject({ Ergebnis: 5000 })
  expect(figures(report, 'change')).toMatchObject({ Ergebnis: 5000 })
  expect(report.rows.at(-1)?.cells.at(-1)).toEqual({ number: '100.0' })
})

test('months add up to the year', async () => {
  const firm = await tradingFirm()
  const report: Report = await firm.must('GET', `/reports/profit-and-loss?${year}&split=month`)
  expect(report.columns).toHaveLength(14)
  const profit = report.rows
    .at(-1)
    ?.cells.slice(1)
    .map((cell) => cell?.amount)
  expect(profit).toEqual([0, 0, 10000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10000])
})

test('the balance sheet balances, and keeps the profit of years that were not closed apart', async () => {
  const firm = await tradingFirm()
  const report: Report = await firm.must('GET', `/reports/balance-sheet?${year}`)
  const amounts = figures(report)
  expect(amounts).toMatchObject({
    // 59.50 is still owed, and 119.00 came in.
    'Summe Aktiva': 17850,
    'Ergebnis früherer Jahre, noch nicht abgeschlossen': 5000,
    'Ergebnis des laufenden Geschäftsjahres': 10000,
    'Summe Verbindlichkeiten': 2850,
    'Summe Passiva': 17850,
  })
  expect(report.checks).toEqual([
    { label: 'Aktiva und Passiva sind gleich', isHeld: true, left: 17850, right: 17850 },
  ])
})

test('a figure leads to the lines that sum to it', async () => {
  const firm = await tradingFirm()
  const report: Report = await firm.must('GET', `/reports/profit-and-loss?${year}`)
  for (const { cells, kind } of report.rows.filter((row) => row.kind !== 'head')) {
    const link = cells[1]?.link
    if (link?.target !== 'report') throw new Error(`No way from ${cells[0]?.text}`)
    const lines: Report = await firm.must(
      'GET',
      `/reports/${link.report}?${new URLSearchParams(link.query)}`,
    )
    const turnover = lines.rows.findLast((row) => row.kind === 'sum' || row.kind === 'result')
    expect(turnover?.cells.at(-1)?.amount, kind).toBe(-(cells[1]?.amount ?? 0))
  }
})

test('the checks hold, each worked out on two ways', async () => {
  const firm = await tradingFirm()
  const { checks }: { checks: Report['checks'] } = await firm.must(
    'GET',
    '/report-checks?to=2026-03-31',
  )
  expect(checks.map(({ isHeld }) => isHeld)).toEqual(checks.map(() => true))
  expect(checks.find(({ label }) => label.startsWith('Offene Rechnungen'))?.left).toBe(17850)
})

test('the journal has every line, the general ledger goes on where its page ended', async () => {
  const firm = await tradingFirm()
  const journal: Report = await firm.must('GET', `/reports/journal?${year}`)
  const debits = journal.rows.reduce((sum, { cells }) => sum + (cells[4]?.amount ?? 0), 0)
  const credits = journal.rows.reduce((sum, { cells }) => sum + (cells[5]?.amount ?? 0), 0)
  expect([debits, credits]).toEqual([23800, 23800])
  const beyond: Report = await firm.must('GET', `/reports/general-ledger?${year}&page=2`)
  expect(beyond).toMatchObject({ page: 2, rows: [], hasNextPage: false })
})

test('a workbook adds up with formulas, a CSV has numbers as the person’s language writes them', async () => {
  const firm = await tradingFirm()
  const path = `/reports/profit-and-loss/file?${year}`
  const book = await askFirm(firm, 'GET', `${path}&format=xlsx`)
  expect(book.headers.get('content-disposition')).toContain('profit-and-loss-2026-01-01_2026-12-31')
  const sheet = strFromU8(
    unzipSync(new Uint8Array(await book.arrayBuffer()))['xl/worksheets/sheet1.xml'] ??
      new Uint8Array(),
  )
  // Title, days, an empty row, heads; then the group's head and its one account.
  expect(sheet).toContain('<f>SUM(B6:B6)</f>')
  const csv = await (await askFirm(firm, 'GET', `${path}&format=csv`)).text()
  expect(csv).toContain('Ergebnis;100,00')
})

test('only those who may read the books are let in', async () => {
  const firm = await tradingFirm()
  for (const path of ['/reports/journal', '/reports/journal/file?format=csv', '/report-checks']) {
    expect((await firm.ask('GET', path, undefined, { role: 'sales' })).status).toBe(403)
  }
})

test('cash flow comes to the change of bank and cash, both ways', async () => {
  const firm = await tradingFirm()
  for (const name of ['cash-flow', 'cash-flow-direct']) {
    const report: Report = await firm.must('GET', `/reports/${name}?${year}&split=quarter`)
    expect(figures(report, 'amount4'), name).toMatchObject({
      'Veränderung der Zahlungsmittel': 11900,
      'Zahlungsmittel am Ende': 11900,
    })
    expect(report.checks).toMatchObject([{ isHeld: true, left: 11900 }])
  }
})

test('sales by customer, item, country and month are the revenue of the books', async () => {
  const firm = await tradingFirm()
  // Closing a year moves its result to equity; the sales stay what they were.
  await firm.must('POST', '/closing/years/2025-12-31/close')
  const parts: Record<string, string> = {
    'sales-by-customer': 'Ärzte am Dom',
    'sales-by-item': 'Ohne Artikel der Liste',
    'sales-by-country': 'Deutschland',
    'sales-by-month': 'März 2026',
  }
  for (const [name, label] of Object.entries(parts)) {
    const report: Report = await firm.must('GET', `/reports/${name}?${year}&compare=yearBefore`)
    expect(figures(report, 'now'), name).toMatchObject({ [label]: 10000, Summe: 10000 })
    expect(figures(report, 'before'), name).toMatchObject({ Summe: 5000 })
  }
})

test('receivables by age, as of a day before the payment', async () => {
  const firm = await tradingFirm()
  const path = '/reports/receivables?period=custom&from=2026-01-01&to=2026-03-31'
  const report: Report = await firm.must('GET', path)
  expect(figures(report, 'total')).toEqual({ 'Ärzte am Dom': 17850, Summe: 17850 })
  expect(figures(report, 'over90')).toMatchObject({ Summe: 5950 })
})

test('base and tax of a rate open the lines that add up to them', async () => {
  const firm = await tradingFirm()
  const report: Report = await firm.must('GET', `/reports/tax-summary?${year}`)
  const [row] = report.rows
  const amounts = row?.cells.map((cell) => cell?.amount)
  expect(amounts).toEqual([undefined, undefined, 10000, 1900, undefined, undefined, 1900])
  for (const cell of row?.cells ?? []) {
    if (cell?.link?.target !== 'report') continue
    const query = new URLSearchParams(cell.link.query)
    const lines: Report = await firm.must('GET', `/reports/${cell.link.report}?${query}`)
    expect(lines.rows.at(-1)?.cells.at(-1)?.amount).toBe(cell.amount)
  }
})

test('a demo firm has a result in every year, and its checks hold', {
  timeout: 900_000,
}, async () => {
  const firm = new TestFirm()
  await firm.must('POST', '/internal/seed-demo', { language: 'en' })
  const { checks }: { checks: Report['checks'] } = await firm.must('GET', '/report-checks')
  expect(checks.filter(({ isHeld }) => !isHeld)).toEqual([])
  const months: Report = await firm.must(
    'GET',
    '/reports/profit-and-loss?period=lastYear&split=month',
  )
  expect(months.rows.filter(({ kind }) => kind === 'head').length).toBeGreaterThan(4)
  const cash: Report = await firm.must('GET', '/reports/cash-flow?period=lastYear')
  expect(cash.checks.filter(({ isHeld }) => !isHeld)).toEqual([])
})

test('a filed return stays as it was; what is entered later goes to the next one', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const sell = (issueDate: string, unitPrice: string) =>
    firm.issued(id, { issueDate, supplyDate: issueDate, lines: [line({ unitPrice })] })
  await sell('2026-01-10', '100.75')
  const returnOf = (from: string, to: string): Promise<Report> =>
    firm.must('GET', `/reports/tax-return?period=custom&from=${from}&to=${to}`)
  const january = ['2026-01-01', '2026-01-31'] as const
  const february = ['2026-02-01', '2026-02-28'] as const
  const before = await returnOf(...january)
  // Box 81 of the form takes whole euros; the tax is 19.14.
  expect(before.rows[0]?.cells.slice(3)).toMatchObject([{ amount: 10075 }, { amount: 10000 }])
  expect(before.rows.at(-1)?.cells[3]).toEqual({ amount: 1914 })

  const [from, to] = january
  await firm.must('POST', '/tax-returns', { from, to, reference: 'et123' })
  const invoice = await sell('2026-01-31', '50')
  expect((await returnOf(...january)).rows).toEqual(before.rows)
  const next = await returnOf(...february)
  expect(next.rows.at(-1)?.cells[3]).toEqual({ amount: 950 })
  const link = next.rows[0]?.cells[3]?.link
  if (link?.target !== 'report') throw new Error('No lines behind the box')
  const query = new URLSearchParams(link.query)
  const lines: Report = await firm.must('GET', `/reports/tax-lines?${query}`)
  expect(lines.rows[0]?.cells[2]).toMatchObject({ link: { id: invoice.id } })

  const { rows }: { rows: ReturnDays[] } = await firm.must('GET', '/tax-returns')
  expect(rows.find((one) => one.from === from)).toMatchObject({
    dueDate: '2026-02-10',
    owed: 1914,
    filed: { reference: 'et123' },
  })
  expect(await firm.ask('POST', '/tax-returns', { from, to })).toMatchObject({
    status: 422,
    body: { data: { fields: { from: { key: 'returnFiled' } } } },
  })
  const march = { from: '2026-03-01', to: '2026-03-31' }
  expect((await firm.ask('POST', '/tax-returns', march)).body.data.fields).toEqual({
    from: { key: 'returnSkipsDays', params: { date: '2026-02-01' } },
  })
  const far = { from: '2099-01-01', to: '2099-01-31' }
  expect((await firm.ask('POST', '/tax-returns', far)).status).toBe(422)
  expect((await firm.ask('POST', '/tax-returns', far, { role: 'readOnly' })).status).toBe(403)
})

test('a firm made today owes no return of before, unless it posts there', async () => {
  const firm = await TestFirm.open()
  const open = async () =>
    (await firm.must<{ rows: ReturnDays[] }>('GET', '/tax-returns')).rows.map(({ from }) => from)
  const month = `${today.slice(0, 7)}-01`
  expect(await open()).toEqual([month])
  const { id } = await firm.customer()
  const before = addDays(month, -1)
  await firm.issued(id, { issueDate: before, supplyDate: before, lines: [line()] })
  expect(await open()).toEqual([month, `${before.slice(0, 7)}-01`])
})

test('the journal leaves as plain text accounting, every account declared', async () => {
  const firm = await tradingFirm()
  const path = `/reports/journal/file?${year}&format=hledger`
  const file = await (await askFirm(firm, 'GET', path)).text()
  expect(file).toContain('commodity 1000.00 EUR\n')
  expect(file).toContain('account revenues:8400 Erlöse 19 % USt\n')
  expect(file).toMatch(
    /\n2026-03-10 \* \(2\) .+\n {4}assets:1400 .+ {2}119\.00 EUR\n {4}revenues:8400 .+ {2}-100\.00 EUR\n {4}liabilities:1776 .+ {2}-19\.00 EUR\n/,
  )
  const other = path.replace('journal/', 'balance-sheet/')
  expect((await askFirm(firm, 'GET', other)).status).toBe(422)
})

test('a claim that is lost with its tax lowers base and tax of its rate alike', async () => {
  const firm = await tradingFirm()
  const { id } = await firm.customer({ name: 'Pleite GmbH' })
  const invoice = await firm.issued(id, { issueDate: '2026-05-04', supplyDate: '2026-05-04' })
  const loss = { amount: 11900, date: '2026-06-01', reason: 'Insolvent', withTax: true }
  await firm.must('POST', `/invoices/${invoice.id}/write-off`, loss)
  const report: Report = await firm.must('GET', `/reports/tax-summary?${year}`)
  const amounts = report.rows[0]?.cells.map((cell) => cell?.amount)
  expect(amounts?.slice(2, 4)).toEqual([10000, 1900])
})

test('an asset thrown away is no money: it changes neither investing nor operating cash', async () => {
  const firm = await tradingFirm()
  const chart = await firm.must<{ code: string; role: string | null }[]>('GET', '/accounts')
  const resultAccount = chart.find(({ role }) => role === 'depreciation')?.code
  const bought = { name: 'Laptop', cost: 120000, startDate: '2026-06-05', months: 12 }
  const asset = { ...bought, account: '0410', resultAccount }
  const { id } = await firm.must<{ id: string }>('POST', '/assets', asset)
  await firm.must('POST', `/assets/${id}/dispose`, { date: '2026-06-10' })
  const report: Report = await firm.must('GET', `/reports/cash-flow?${year}`)
  expect(figures(report)).toMatchObject({
    'Summe Laufende Geschäftstätigkeit': 11900,
    'Summe Investitionstätigkeit': 0,
  })
})
