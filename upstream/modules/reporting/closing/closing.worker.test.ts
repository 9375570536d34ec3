import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import type { ManualEntry } from '#contract/books/manual-entries.ts'
import type { Wallet } from '#contract/money/wallets.ts'
import type {
  ClosingMonth,
  ClosingPoint,
  FiscalYear,
  Revaluation,
} from '#contract/reporting/closing.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { line, type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'

const thisYear = Number(today.slice(0, 4))
const end = `${thisYear - 1}-12-31`
const lastMonth = addMonths(today, -1).slice(0, 7)

async function entry(firm: TestFirm, date: string, debit: string, credit: string, amount: number) {
  const { id } = await firm.must<ManualEntry>('POST', '/manual-entries', {
    date,
    memo: 'Entry',
    lines: [
      { account: debit, debit: amount, credit: 0 },
      { account: credit, debit: 0, credit: amount },
    ],
  })
  await firm.must('POST', `/manual-entries/${id}/post`, { version: 1 })
}

test('a year is closed to retained earnings, and that is undone while it is not filed', async () => {
  const firm = await TestFirm.open()
  await entry(firm, `${thisYear - 1}-03-01`, '1200', '8400', 100000)
  await entry(firm, `${thisYear - 1}-04-01`, '4210', '1200', 30000)
  await entry(firm, `${thisYear}-01-02`, '4210', '1200', 5000)
  const path = `/closing/years/${end}`
  const closed = await firm.must<FiscalYear>('POST', `${path}/close`)
  expect(closed).toMatchObject({ profit: 70000, closing: { amount: 70000 } })
  const retained = await retainedAccount(firm)
  const after = { '8400': 0, '4210': 5000, [retained]: -70000 }
  expect(await firm.balances()).toMatchObject(after)
  expect(await firm.must('GET', '/ledger-locks')).toMatchObject({ softDate: end })
  expect((await firm.ask('POST', `${path}/close`)).body.data.detail).toEqual({
    reason: 'yearClosed',
  })
  expect((await firm.ask('POST', `/closing/years/${thisYear}-12-31/close`)).status).toBe(409)
  expect((await firm.ask('POST', `/closing/years/${thisYear}-06-30/close`)).status).toBe(404)
  const undone = await firm.must('POST', `${path}/undo`, { reason: 'A bill came late' })
  expect(undone).toMatchObject({ profit: 70000, closing: null })
  expect(await firm.balances()).toMatchObject({ '8400': -100000, '4210': 35000, [retained]: 0 })
  await firm.must('POST', `${path}/close`)
  await firm.must('PUT', '/ledger-locks/hard', { date: end, reason: 'Filed' })
  expect((await firm.ask('POST', `${path}/undo`, { reason: 'x' })).status).toBe(423)
  expect(await firm.balances()).toMatchObject(after)
  const as = { role: 'readOnly' } as const
  expect((await firm.ask('POST', `${path}/close`, undefined, as)).status).toBe(403)
})

test('a year is closed after its last month was signed off, and opened by its undoing', async () => {
  const firm = await TestFirm.open()
  await entry(firm, `${thisYear - 1}-03-01`, '1200', '8400', 100000)
  const signOff = { note: 'Checked', despite: true }
  await firm.must('POST', `/closing/months/${end.slice(0, 7)}/sign-off`, signOff)
  await firm.must('POST', `/closing/years/${end}/close`)
  const from = `${thisYear - 1}-01-01`
  const sold = await firm.must<Report>(
    'GET',
    `/reports/general-ledger?from=${from}&to=${end}&accounts=8400&closings=without`,
  )
  expect(sold.rows.find(({ kind }) => kind === 'sum')?.cells[5]).toEqual({ amount: -100000 })
  await firm.must('POST', `/closing/years/${end}/undo`, { reason: 'A bill came late' })
  expect(await firm.must('GET', '/ledger-locks')).toMatchObject({
    softDate: addDays(end, -1),
  })
  expect(await firm.balances()).toMatchObject({ '8400': -100000 })
})

test('a month is signed off once its points are settled or accepted, which closes its days', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  await firm.draft(customer.id, { issueDate: `${lastMonth}-03` })
  await firm.issued(customer.id, { issueDate: `${lastMonth}-02` })
  await leaveOpen(firm, `${lastMonth}-05`)
  const path = `/closing/months/${lastMonth}`
  const { points } = await firm.must<{ points: ClosingPoint[] }>('GET', path)
  expect(points.filter(({ isDone }) => !isDone)).toMatchObject([
    { key: 'invoiceDrafts', count: 1 },
    { key: 'billDrafts', count: 1, isRequired: false },
    { key: 'expenseDrafts', count: 1 },
    { key: 'expenseClaims', count: 1 },
    { key: 'grni', amount: -300, isRequired: false, account: '1792' },
  ])
  expect(points.find(({ key }) => key === 'stock')).toMatchObject({ amount: 0, isRequired: true })
  const refused = await firm.ask('POST', `${path}/sign-off`, { note: 'Checked' })
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'pointsOpen' }])
  const silent = await firm.ask('POST', `${path}/sign-off`, { despite: true })
  expect([silent.status, silent.body.data.fields]).toEqual([422, { note: { key: 'required' } }])
  const input = { note: 'The draft waits for the customer', despite: true }
  const signed = await firm.must<ClosingMonth>('POST', `${path}/sign-off`, input)
  expect(signed).toMatchObject({ isLocked: true, signOff: { byName: 'Maria' } })
  expect(await firm.must('GET', '/ledger-locks')).toMatchObject({ softDate: signed.end })
  const present = await firm.ask('POST', `/closing/months/${today.slice(0, 7)}/sign-off`, input)
  expect(present.body.data.detail).toEqual({ reason: 'monthNotOver' })
})

test('a month is not signed off while balances and gift cards differ from their account', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  const money = { customerId, date: `${lastMonth}-05`, currency: 'EUR' }
  const wallet = await firm.must<Wallet>('POST', '/wallet-top-ups', { ...money, amount: 5000 })
  await firm.must('POST', '/gift-cards', { ...money, amount: 2500 })
  const path = `/closing/months/${lastMonth}`
  const point = async () => {
    const { points } = await firm.must<{ points: ClosingPoint[] }>('GET', path)
    return points.find(({ key }) => key === 'wallets')
  }
  const check = async () => {
    const { checks } = await firm.must<{ checks: Report['checks'] }>('GET', '/report-checks')
    return checks.find(({ label }) => label.startsWith('Guthabenkonten und Gutscheine'))
  }
  expect(await point()).toMatchObject({ amount: 0, isDone: true, isRequired: true })
  expect(await check()).toMatchObject({ isHeld: true, left: 7500, right: 7500 })
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec(
      `insert into wallet_entries
       select 'stray', wallet_id, 2, type, date, 300, 300, 0, balance_after + 300, 0, 'stray', '',
         '', '', '', created_at, created_by, created_by_name
       from wallet_entries where wallet_id = ? and sequence = 1`,
      wallet.id,
    )
  })
  expect(await point()).toMatchObject({ amount: 300, isDone: false })
  expect(await check()).toMatchObject({ isHeld: false, left: 7800, right: 7500 })
  const refused = await firm.ask('POST', `${path}/sign-off`, { note: 'Checked', despite: true })
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'booksDoNotAgree' }])
})

/** A bill, an expense and a claim that are not posted, and goods received without a bill. */
async function leaveOpen(firm: TestFirm, date: string) {
  const typed = { date, currency: 'EUR', exchangeRate: '' }
  const bought = { description: 'Timber', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }
  await firm.must('POST', '/bills', {
    ...typed,
    supplierName: 'Holz Elbe',
    supplierNumber: 'R-1',
    lines: [bought],
  })
  const spent = { ...typed, payee: 'Krause', gross: '119', category: 'office', taxCode: 'DE-S19' }
  await firm.must('POST', '/expenses', { ...spent, paidFrom: '1200' })
  const claim = { ...spent, payee: 'Bahn', paidFrom: 'member' }
  const { id } = await firm.must<{ id: string }>('POST', '/expenses', claim)
  await firm.must('POST', `/expenses/${id}/submit`, {})
  await entry(firm, date, '3400', '1792', 300)
}

afterEach(() => {
  vi.useRealTimers()
})

test('open items in foreign currency are revalued for one day', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const date = addDays(today, -10)
  await firm.issued(customer.id, {
    issueDate: addDays(today, -30),
    currency: 'USD',
    exchangeRate: '0.90',
    lines: [line({ taxCode: 'DE-G' })],
  })
  const post = (day: string) =>
    firm.ask<Revaluation & Refused>('POST', '/closing/revaluation', { date: day })
  expect((await firm.ask('POST', '/closing/revaluation', { date })).body.data.fields).toMatchObject(
    { date: { key: 'needsRateOf' } },
  )
  await firm.must('POST', '/exchange-rates', { currency: 'USD', date, rate: '0.95' })
  expect((await post(date)).body).toMatchObject({ gain: 500 })
  const trial = (to: string) =>
    firm.must<{ rows: { account: string; debit: number; credit: number }[] }>(
      'GET',
      `/trial-balance?to=${to}`,
    )
  const on = async (day: string) =>
    Object.fromEntries((await trial(day)).rows.map((row) => [row.account, row.debit - row.credit]))
  expect(await on(date)).toMatchObject({ '1400': 9000, '1400-FX': 500 })
  expect(await on(addDays(date, 1))).toMatchObject({ '1400': 9000, '1400-FX': 0 })
  const again = await post(date)
  expect([again.status, again.body.data.fields]).toMatchObject([
    422,
    { date: { key: 'alreadyRevalued' } },
  ])
  expect((await post(today)).status).toBe(422)
  await firm.must('POST', '/exchange-rates', { currency: 'USD', date, rate: '0.88' })
  expect((await post(date)).body).toMatchObject({ gain: -200 })
  expect(await on(date)).toMatchObject({ '1400': 9000, '1400-FX': -200 })
  expect(await on(addDays(date, 1))).toMatchObject({ '1400': 9000, '1400-FX': 0 })
})

async function retainedAccount(firm: TestFirm): Promise<string> {
  const chart = await firm.must<{ code: string; role: string | null }[]>('GET', '/accounts')
  return chart.find(({ role }) => role === 'retainedEarnings')?.code ?? ''
}

test('in Russia a year is closed by the reform of the balance: 90 and 91 through 99 to 84', async () => {
  const firm = await TestFirm.open({
    address: { line1: 'ул. Тверская, 1', postalCode: '125009', city: 'Москва', country: 'RU' },
    language: 'ru',
    baseCurrency: 'RUB',
  })
  // Sales of 1,200,000.00 with 200,000.00 of VAT in them, cost of goods 600,000.00, selling costs
  // 50,000.00, general costs 150,000.00; other income 30,000.00 and other expenses 80,000.00.
  const day = `${thisYear - 1}-12-01`
  await entry(firm, day, '51', '90.01.1', 120_000_000)
  await entry(firm, day, '90.03', '68.02', 20_000_000)
  await entry(firm, day, '90.02', '51', 60_000_000)
  await entry(firm, day, '44.01', '51', 5_000_000)
  await entry(firm, day, '26.01', '51', 15_000_000)
  await entry(firm, day, '51', '91.01', 3_000_000)
  await entry(firm, day, '91.02', '51', 8_000_000)
  const path = `/closing/years/${end}`
  type Shown = { entries: { memo: string; lines: object[] }[]; names: Record<string, string> }
  const planned = await firm.must<Shown>('GET', `${path}/entries`)
  const dt = (account: string, debit: number) => ({ account, debit, credit: 0 })
  const kt = (account: string, credit: number) => ({ account, debit: 0, credit })
  expect(planned.entries.map(({ lines }) => lines)).toEqual([
    [
      ...[kt('44.01', 5_000_000), dt('90.07', 5_000_000)],
      ...[kt('26.01', 15_000_000), dt('90.08', 15_000_000)],
    ],
    // 1,200,000 − 200,000 − 600,000 − 50,000 − 150,000: sales earned 200,000.00.
    [
      ...[dt('90.01.1', 120_000_000), kt('90.02', 60_000_000), kt('90.03', 20_000_000)],
      ...[kt('90.07', 5_000_000), kt('90.08', 15_000_000), kt('90.09', 20_000_000)],
    ],
    // Other expenses are 50,000.00 more than other income.
    [dt('91.01', 3_000_000), kt('91.02', 8_000_000), dt('91.09', 5_000_000)],
    [
      ...[dt('90.09', 20_000_000), kt('99', 20_000_000)],
      ...[kt('91.09', 5_000_000), dt('99', 5_000_000)],
    ],
    [dt('99', 15_000_000), kt('84', 15_000_000)],
  ])
  const closed = await firm.must<FiscalYear>('POST', `${path}/close`)
  expect(closed).toMatchObject({ profit: 15_000_000, closing: { amount: 15_000_000 } })
  const balances = await firm.balances()
  const left = Object.entries(balances).filter(([, balance]) => balance !== 0)
  expect(Object.fromEntries(left)).toEqual({
    '51': 35_000_000,
    '68.02': -20_000_000,
    '84': -15_000_000,
  })
  const posted = await firm.must<Shown>('GET', `${path}/entries`)
  expect(posted.entries.map(({ lines }) => lines.length)).toEqual([4, 6, 3, 4, 2])
  await firm.must('POST', `${path}/undo`, { reason: 'Пришёл счёт' })
  expect(await firm.balances()).toMatchObject({ '90.01.1': -120_000_000, '99': 0, '84': 0 })
})
