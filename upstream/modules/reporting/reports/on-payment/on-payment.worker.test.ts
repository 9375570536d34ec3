import { expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import type { TaxOnPayment } from '#contract/reporting/tax-returns.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const january = { issueDate: '2026-01-10', supplyDate: '2026-01-10' }
const month = (at: number) => {
  const last = new Date(Date.UTC(2026, at, 0)).getUTCDate()
  const two = String(at).padStart(2, '0')
  return { from: `2026-${two}-01`, to: `2026-${two}-${last}` }
}

async function onPayment(profile = {}): Promise<TestFirm> {
  const firm = await TestFirm.open(profile)
  await firm.must('POST', '/tax-on-payment', { from: '2026-01-01' })
  return firm
}

/** What a month's return says is to pay. */
async function owed(firm: TestFirm, at: number): Promise<number> {
  const { rows } = await tax(firm, 'tax-return', at)
  return rows.find(({ kind }) => kind === 'result')?.cells[3]?.amount ?? 0
}

function tax(firm: TestFirm, report: string, at: number, more = ''): Promise<Report> {
  const { from, to } = month(at)
  return firm.must('GET', `/reports/${report}?period=custom&from=${from}&to=${to}${more}`)
}

const owedIn = async (firm: TestFirm, months: number[]) =>
  Promise.all(months.map((at) => owed(firm, at)))

test('§ 20 UStG: tax of an invoice is due in the months in which it is paid, in parts', async () => {
  const firm = await onPayment()
  const { id } = await firm.customer()
  const invoice = await firm.issued(id, january)
  expect(await owedIn(firm, [1, 2, 3])).toEqual([0, 0, 0])
  await firm.pay(invoice, 5_950, { date: '2026-02-03' })
  await firm.pay(await firm.invoice(invoice.id), 5_950, { date: '2026-03-04' })
  expect(await owedIn(firm, [1, 2, 3])).toEqual([0, 950, 950])

  const { rows } = await tax(firm, 'tax-return', 2)
  const base = rows.find(({ cells }) => cells[0]?.text === '81')
  expect(base?.cells[3]?.amount).toBe(5_000)
  const link = base?.cells[3]?.link
  if (link?.target !== 'report') throw new Error('The box opens nothing')
  const lines = await firm.must<Report>(
    'GET',
    `/reports/tax-lines?${new URLSearchParams(link.query)}`,
  )
  expect(lines.rows[0]?.cells[5]?.text).toBe('100,00 × 59,50 ÷ 119,00')
  expect(lines.rows.at(-1)?.cells.at(-1)?.amount).toBe(5_000)
})

test('input tax of bills waits for no payment in Germany, and does in Austria', async () => {
  for (const [country, code, months] of [
    ['DE', 'DE-S19', [-760, 0]],
    ['AT', 'AT-S20', [0, -800]],
  ] as const) {
    const profile = country === 'AT' ? { address: { country: 'AT' }, vatId: '' } : {}
    const firm = await onPayment(profile)
    await firm.customer({ name: 'Holz', roles: ['supplier'] })
    const accounts = await firm.must<{ code: string; type: string }[]>('GET', '/accounts')
    const account = accounts.find(({ type }) => type === 'expense')?.code
    const made = await firm.must<{
      id: string
      version: number
      supplierId: string
      total?: number
    }>('POST', '/bills', {
      kind: 'bill',
      supplierName: 'Holz',
      supplierNumber: 'R-1',
      date: '2026-01-12',
      currency: 'EUR',
      lines: [{ description: 'Holz', quantity: '1', unitPrice: '40', account, taxCode: code }],
    })
    const bill = await firm.must<{ id: string; supplierId: string; totalAmount: number }>(
      'POST',
      `/bills/${made.id}/approve`,
      { version: made.version },
    )
    await firm.must('POST', '/supplier-payments', {
      supplierId: bill.supplierId,
      date: '2026-02-20',
      currency: 'EUR',
      amount: bill.totalAmount,
      allocations: [{ billId: bill.id, amount: bill.totalAmount }],
    })
    expect(await owedIn(firm, [1, 2]), country).toEqual(months)
  }
})

test('a discount lowers the tax that is due, a write-off never was due', async () => {
  const firm = await onPayment()
  const { id } = await firm.customer()
  const [lost, cheaper] = [await firm.issued(id, january), await firm.issued(id, january)]
  const date = '2026-02-03'
  const input = { amount: 11_900, date, reason: 'Insolvenz', withTax: true }
  await firm.must('POST', `/invoices/${lost.id}/write-off`, input)
  const allocations = [{ invoiceId: cheaper.id, amount: 11_662, discount: 238 }]
  await firm.pay(cheaper, 11_662, { date, allocations })
  // 19.00 less the 0.38 of the discount.
  expect(await owedIn(firm, [1, 2])).toEqual([0, 1_862])
})

test('a payment that is entered after its month was filed is due with the next', async () => {
  const firm = await onPayment()
  const { id } = await firm.customer()
  const [first, second] = [await firm.issued(id, january), await firm.issued(id, january)]
  await firm.pay(first, 11_900, { date: '2026-02-03' })
  await firm.must('POST', '/tax-returns', { ...month(1) })
  await firm.must('POST', '/tax-returns', { ...month(2) })
  await new Promise((done) => setTimeout(done, 2))
  await firm.pay(second, 5_950, { date: '2026-02-04' })
  expect(await owedIn(firm, [2, 3])).toEqual([1_900, 950])
  const { checks } = await tax(firm, 'tax-return', 2)
  expect(checks[0]?.isHeld).toBe(true)
})

test('documents from before its first day stay due as they were issued', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const before = await firm.issued(id, january)
  await firm.must('POST', '/tax-returns', { ...month(1) })
  const early = await firm.ask('POST', '/tax-on-payment', { from: '2026-01-15' })
  expect(early.body).toMatchObject({ data: { fields: { from: { key: 'returnFiled' } } } })
  await firm.must('POST', '/tax-on-payment', { from: '2026-02-01' })
  const dates = { issueDate: '2026-02-10', supplyDate: '2026-02-10' }
  const after = await firm.issued(id, dates)
  await firm.pay(before, 11_900, { date: '2026-03-01' })
  await firm.pay(after, 11_900, { date: '2026-04-01' })
  expect(await owedIn(firm, [1, 2, 3, 4])).toEqual([1_900, 0, 0, 1_900])

  const ended = await firm.must<TaxOnPayment>('POST', '/tax-on-payment/end', {
    until: '2026-02-28',
  })
  expect(ended).toEqual({
    concerns: 'sales',
    spans: [{ from: '2026-02-01', until: '2026-02-28', mayTakeBack: true }],
  })
  await firm.issued(id, { issueDate: '2026-03-10', supplyDate: '2026-03-10' })
  // What was issued until then is due as it is paid all the same.
  expect(await owedIn(firm, [3, 4])).toEqual([1_900, 1_900])
})

test('only who may edit taxes says when tax is due, and only where the country knows it', async () => {
  const firm = await TestFirm.open()
  const refused = await firm.ask(
    'POST',
    '/tax-on-payment',
    { from: '2026-01-01' },
    { role: 'sales' },
  )
  expect(refused.status).toBe(403)
  const spanish = await TestFirm.open({ address: { country: 'ES' }, vatId: '' })
  expect((await spanish.must<TaxOnPayment>('GET', '/tax-on-payment')).concerns).toBeNull()
  const unknown = await spanish.ask('POST', '/tax-on-payment', { from: '2026-01-01' })
  expect(unknown.status).toBe(409)
})

test('tax of an unpaid invoice of the old books is due in the returns of its payments', async () => {
  const firm = await onPayment()
  const { id: customerId } = await firm.customer()
  await firm.must('PUT', '/opening-balances', { date: '2025-12-31', version: 1 })
  const typed = {
    partyRole: 'customer',
    party: 'Ärzte am Dom',
    date: '2025-11-03',
    currency: 'EUR',
  }
  const open = (values: object) =>
    firm.must<{ id: string }>('POST', '/opening-items', { ...typed, taxCode: 'DE-S19', ...values })
  const [paid, lost] = [
    await open({ number: 'A-1', amount: '119' }),
    await open({ number: 'A-2', amount: '238' }),
  ]
  expect(await firm.balances()).toMatchObject({ '1400': 35_700, '9000': -30_000 })
  // 59.50 with 2.38 off: 61.88 of 119.00 are settled.
  const money = { customerId, date: '2026-02-03', currency: 'EUR', amount: 5_950 }
  const part = { invoiceId: paid.id, amount: 5_950, discount: 238 }
  await firm.must('POST', '/payments', { ...money, allocations: [part] })
  await firm.must('POST', `/opening-items/${lost.id}/undo`, {})
  expect(await owedIn(firm, [1, 2, 3])).toEqual([0, 950, 0])
  const december = 'period=custom&from=2025-12-01&to=2025-12-31'
  const before = await firm.must<Report>('GET', `/reports/tax-return?${december}`)
  expect(before.rows).toEqual([])
  const { rows } = await tax(firm, 'tax-return', 2)
  expect(rows.find(({ cells }) => cells[0]?.text === '81')?.cells[3]?.amount).toBe(5_000)

  await firm.customer({ name: 'Holz', roles: ['supplier'] })
  const how = { ...typed, number: 'A-3', amount: '10' }
  for (const [values, key] of [
    [{ taxCode: 'DE-S0' }, 'unknownTaxRate'],
    [{ taxCode: 'DE-S19', partyRole: 'supplier', party: 'Holz' }, 'noTaxOnPayment'],
  ] as const) {
    const { body } = await firm.ask('POST', '/opening-items', { ...how, ...values })
    expect(body.data.fields).toMatchObject({ taxCode: { key } })
  }
})

test('input tax of an unpaid bill of the old books waits for its payment in Austria', async () => {
  const firm = await onPayment({ address: { country: 'AT' }, vatId: '' })
  await firm.customer({ name: 'Holz', roles: ['supplier'] })
  await firm.must('PUT', '/opening-balances', { date: '2025-12-31', version: 1 })
  const item = await firm.must<{ id: string; partyId: string }>('POST', '/opening-items', {
    ...{ partyRole: 'supplier', party: 'Holz', number: 'R-1', date: '2025-12-01' },
    ...{ currency: 'EUR', amount: '120', taxCode: 'AT-S20' },
  })
  await firm.must('POST', '/supplier-payments', {
    ...{ supplierId: item.partyId, date: '2026-02-20', currency: 'EUR', amount: 6_000 },
    allocations: [{ billId: item.id, amount: 6_000 }],
  })
  expect(await owedIn(firm, [1, 2])).toEqual([0, -1_000])
})
