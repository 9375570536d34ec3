import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const year = 'period=custom&from=2026-01-01&to=2026-12-31'
const january = { issueDate: '2026-01-10', supplyDate: '2026-01-10' }

/** Profit by month, January first, and of the year. */
async function profits(firm: TestFirm, basis: 'accrual' | 'cash'): Promise<number[]> {
  const path = `/reports/profit-and-loss?${year}&split=month&basis=${basis}`
  const { rows } = await firm.must<Report>('GET', path)
  return rows.at(-1)?.cells.flatMap((cell) => cell?.amount ?? []) ?? []
}

function months(amounts: Record<number, number>): number[] {
  const all = Array.from({ length: 12 }, (_, at) => amounts[at + 1] ?? 0)
  return [...all, all.reduce((sum, amount) => sum + amount, 0)]
}

/** Until today: the figure of a row, or 0 where the row is not there. */
async function figure(firm: TestFirm, word: string): Promise<number> {
  const days = `period=custom&from=2026-01-01&to=${today}`
  const { rows } = await firm.must<Report>('GET', `/reports/profit-and-loss?${days}&basis=cash`)
  return rows.find(({ cells }) => cells[0]?.text?.includes(word))?.cells[1]?.amount ?? 0
}

async function approvedBill(firm: TestFirm, unitPrice: string): Promise<Bill> {
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const lines = [
    { description: 'Holz', quantity: '1', unitPrice, account: '3400', taxCode: 'DE-S19' },
  ]
  const made = await firm.must<Bill>('POST', '/bills', {
    kind: 'bill',
    supplierName: 'Holz Elbe',
    supplierNumber: 'R-1',
    date: '2026-01-12',
    currency: 'EUR',
    lines,
  })
  return firm.must('POST', `/bills/${made.id}/approve`, { version: made.version })
}

test('an invoice is income as it is paid, a part in the month of the part', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const invoice = await firm.issued(id, january)
  await firm.pay(invoice, 5_950, { date: '2026-02-03' })
  const rest = await firm.pay(await firm.invoice(invoice.id), 5_950, { date: '2026-03-04' })
  expect(await profits(firm, 'accrual')).toEqual(months({ 1: 10_000 }))
  expect(await profits(firm, 'cash')).toEqual(months({ 2: 5_000, 3: 5_000 }))

  // The second payment bounces today: it was income of March, and is taken off today.
  await firm.must('POST', `/payments/${rest.id}/reverse`, {})
  expect((await profits(firm, 'cash')).slice(0, 4)).toEqual([0, 5_000, 5_000, 0])
  expect(await figure(firm, 'Ergebnis')).toBe(5_000)
})

test('money that is matched later counts on the day it came', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  const ahead = { customerId, currency: 'EUR', amount: 11_900, allocations: [] }
  await firm.must('POST', '/payments', { ...ahead, date: '2026-02-10' })
  expect(await profits(firm, 'cash')).toEqual(months({}))
  const invoice = await firm.issued(customerId, {
    issueDate: '2026-03-05',
    supplyDate: '2026-03-05',
  })
  await firm.must('POST', `/customers/${customerId}/apply-credit`, {
    invoiceId: invoice.id,
    amount: 11_900,
  })
  expect(await profits(firm, 'cash')).toEqual(months({ 2: 10_000 }))
})

test('parts that do not divide add up to the whole to the cent', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const lines = [line({ unitPrice: '33.33' }), line({ unitPrice: '0.01' })]
  const invoice = await firm.issued(id, { ...january, lines })
  const { total } = invoice.totals
  for (const [date, amount] of [
    ['2026-02-01', 1],
    ['2026-03-01', 1_333],
    ['2026-04-01', total - 1_334],
  ] as const) {
    await firm.pay(await firm.invoice(invoice.id), amount, { date })
  }
  const cash = await profits(firm, 'cash')
  expect(cash.at(-1)).toBe(3_334)
  // 33.34 × 13.34 ÷ 39.67 less 33.34 × 0.01 ÷ 39.67, each line by itself.
  expect(cash.slice(1, 4)).toEqual([1, 1_120, 2_213])
})

test('what is written off never was income, and a discount lowers it', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const [lost, cheaper] = [await firm.issued(id, january), await firm.issued(id, january)]
  const date = '2026-02-03'
  const input = { amount: 11_900, date, reason: 'Insolvenz', withTax: true }
  await firm.must('POST', `/invoices/${lost.id}/write-off`, input)
  expect(await profits(firm, 'cash')).toEqual(months({}))
  // 2 % of 119.00 are 2.38, of which 2.00 net.
  const allocations = [{ invoiceId: cheaper.id, amount: 11_662, discount: 238 }]
  await firm.pay(cheaper, 11_662, { date, allocations })
  expect(await profits(firm, 'cash')).toEqual(months({ 2: 9_800 }))
})

test('a bill costs as it is paid, and each figure leads to the lines that sum to it', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  await firm.pay(await firm.issued(customerId, january), 11_900, { date: '2026-02-03' })
  const { id, supplierId } = await approvedBill(firm, '40')
  await firm.must('POST', '/supplier-payments', {
    supplierId,
    date: '2026-02-20',
    currency: 'EUR',
    amount: 1_190,
    allocations: [{ billId: id, amount: 1_190 }],
  })
  expect(await profits(firm, 'accrual')).toEqual(months({ 1: 6_000 }))
  expect(await profits(firm, 'cash')).toEqual(months({ 2: 9_000 }))

  const { rows } = await firm.must<Report>('GET', `/reports/profit-and-loss?${year}&basis=cash`)
  const shown = rows.filter(({ kind }) => kind !== 'head')
  expect(shown.length).toBeGreaterThan(4)
  for (const { cells } of shown) {
    const link = cells[1]?.link
    if (link?.target !== 'report') throw new Error(`No way from ${cells[0]?.text}`)
    const query = new URLSearchParams(link.query)
    const lines = await firm.must<Report>('GET', `/reports/${link.report}?${query}`)
    expect(lines.rows.at(-1)?.cells.at(-1)?.amount, cells[0]?.text).toBe(cells[1]?.amount)
  }
  const costs = await firm.must<Report>('GET', `/reports/cash-lines?${year}&accounts=3400`)
  // 40.00 net, of which 11.90 of 47.60 is paid.
  expect(costs.rows[0]?.cells[4]?.text).toBe('40,00 × 11,90 ÷ 47,60')
})

test('a deposit is income as it is paid, the rest as the final invoice is', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const lines = [line({ taxCode: 'DE-S19', unitPrice: '3000' })]
  const offer = { ...documentInput(id), ...january, validUntil: '2026-12-31', lines }
  const made = await firm.must<Quote>('POST', '/quotes', offer)
  const quote = await firm.must<Quote>('POST', `/quotes/${made.id}/issue`, {})
  const asked = { kind: 'amount', value: '1190' }
  const draftOf = async (path: string, json: object) =>
    (await firm.must<{ invoiceId: string }>('POST', `/quotes/${quote.id}/${path}`, json)).invoiceId
  const deposit = await firm.finalise(await draftOf('deposits', asked))
  expect(await figure(firm, 'Ergebnis')).toBe(0)
  await firm.pay(deposit, 119_000)
  expect(await figure(firm, 'Ergebnis')).toBe(100_000)
  expect(await figure(firm, '1710')).toBe(100_000)
  const final: Invoice = await firm.finalise(await draftOf('convert', { lineIds: [] }))
  expect(await figure(firm, 'Ergebnis')).toBe(100_000)
  await firm.pay(final, final.totals.due)
  expect(await figure(firm, 'Ergebnis')).toBe(300_000)
  // The deposit is revenue of its own until it is deducted.
  expect(await figure(firm, '1710')).toBe(0)
})

test('whoever may not see reports is refused the lines, too', async () => {
  const firm = await TestFirm.open()
  const answer = await firm.ask('GET', `/reports/cash-lines?${year}`, undefined, {
    role: 'cashier',
  })
  expect(answer.status).toBe(403)
})

test('what the old books left unpaid counts as it is paid, once and to the cent', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  const { id: supplierId } = await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  await firm.must('PUT', '/opening-balances', { date: '2025-12-31', version: 1 })
  const open = (values: object) =>
    firm.must<{ id: string }>('POST', '/opening-items', {
      ...{ partyRole: 'customer', party: 'Ärzte am Dom', date: '2025-11-03', currency: 'EUR' },
      ...values,
    })
  const declared = await open({ number: 'A-1', amount: '119' })
  const waiting = await open({ number: 'A-2', amount: '119', taxCode: 'DE-S19' })
  const bill = { partyRole: 'supplier', party: 'Holz Elbe', number: 'B-1', amount: '40' }
  const owed = await open(bill)
  expect(await profits(firm, 'cash')).toEqual(months({}))

  const money = { customerId, currency: 'EUR' }
  const receive = (date: string, amount: number, invoiceId: string) =>
    firm.must('POST', '/payments', {
      ...{ ...money, date, amount },
      allocations: [{ invoiceId, amount }],
    })
  // No rate is known of the first, so all that comes counts; 59.50 of 119.00 are 50.00 of 100.00.
  await receive('2026-02-03', 11_900, declared.id)
  await receive('2026-03-03', 5_950, waiting.id)
  await receive('2026-04-03', 5_950, waiting.id)
  await firm.must('POST', '/supplier-payments', {
    ...{ supplierId, date: '2026-05-04', currency: 'EUR', amount: 4_000 },
    allocations: [{ billId: owed.id, amount: 4_000 }],
  })
  expect(await profits(firm, 'accrual')).toEqual(months({}))
  expect(await profits(firm, 'cash')).toEqual(months({ 2: 11_900, 3: 5_000, 4: 5_000, 5: -4_000 }))
  const { rows } = await firm.must<Report>('GET', `/reports/cash-lines?${year}`)
  expect(rows.map(({ cells }) => cells.at(-1)?.amount)).toEqual([11_900, 10_000, -4_000, 17_900])
})
