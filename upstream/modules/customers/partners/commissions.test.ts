import { expect, it } from 'vitest'
import { type CommissionHistory, type CommissionRow, commissionRows } from './commission-rows.ts'
import { balanceOf, planPayouts } from './payouts.ts'
import { isInReach, type Programme, ruleOn } from './programme.ts'
import { type CommissionEvent, type CommissionInvoice, settledLines } from './settled-net.ts'
import { partnerStatements } from './statement.ts'

const tenPercent = { fromDate: '2026-01-01', kind: 'percent', percent: '10' } as const
const programme: Programme = {
  rules: [tenPercent],
  reach: { kind: 'always' },
  windowDays: 30,
  holdDays: 30,
  minimums: { EUR: 2000 },
  couponBeatsClick: true,
}

const invoice: CommissionInvoice = {
  id: 'i1',
  partnerId: 'paul',
  partyId: 'anna',
  currency: 'EUR',
  date: '2026-01-05',
  gross: 119_000,
  lines: [
    { id: 'a', net: 60_000, hasCommission: true },
    { id: 'b', net: 40_000, hasCommission: true },
  ],
}

function money(key: string, date: string, gross: number): CommissionEvent {
  return { key, date, kind: 'money', cause: gross < 0 ? 'refund' : 'payment', gross }
}

function credit(key: string, date: string, gross: number, lines: [string, number][] = []) {
  const named = lines.map(([lineId, net]) => ({ lineId, net }))
  return { key, date, kind: 'credit', gross, lines: named } satisfies CommissionEvent
}

/** What an invoice's events write, one after the other. */
function play(
  events: readonly CommissionEvent[],
  of = invoice,
  rules: Programme['rules'] = programme.rules,
  paidKeys: ReadonlySet<string> = new Set(),
): CommissionRow[] {
  let history: CommissionHistory = { events: [], rows: [], paidKeys }
  for (const event of events) {
    const rows = commissionRows(of, { rules, holdDays: programme.holdDays }, history, event)
    history = { events: [...history.events, event], rows: [...history.rows, ...rows], paidKeys }
  }
  return [...history.rows]
}

function shown(rows: readonly CommissionRow[]) {
  return rows.map(({ lineId, amount, payableDate }) => `${lineId} ${amount} ${payableDate}`)
}

it('pays what is settled, by line, and holds it from the payment and not from the invoice', () => {
  const rows = play([money('p1', '2026-02-10', 59_500), money('p2', '2026-03-01', 59_500)])
  expect(shown(rows)).toEqual([
    'a 3000 2026-03-12',
    'b 2000 2026-03-12',
    'a 3000 2026-03-31',
    'b 2000 2026-03-31',
  ])
  expect(rows.map(({ key }) => key)).toEqual(['p1/a/0', 'p1/b/0', 'p2/a/0', 'p2/b/0'])
  expect(play([])).toEqual([])
  expect(play([money('p1', '2026-02-10', 500_000)]).map(({ amount }) => amount)).toEqual([
    6000, 4000,
  ])
})

it('takes a part back in the same share, the cent by largest remainder', () => {
  const three = {
    ...invoice,
    gross: 300,
    lines: ['a', 'b', 'c'].map((id) => ({ id, net: 100, hasCommission: true })),
  }
  const whole = [{ fromDate: '2026-01-01', kind: 'percent', percent: '100' } as const]
  const rows = play([money('p', '2026-01-10', 300), money('r', '2026-01-11', -100)], three, whole)
  expect(shown(rows.slice(3))).toEqual(['a -33 2026-02-09', 'b -33 2026-02-09', 'c -34 2026-02-09'])
  expect(balanceOf(rows)).toBe(200)
})

it('counts a credit note and the refund that follows it once, in whichever order', () => {
  const paid = money('p', '2026-01-10', 119_000)
  const credited = credit('c', '2026-01-20', 71_400, [['a', 60_000]])
  const refunded = money('r', '2026-01-21', -71_400)
  for (const events of [
    [paid, credited, refunded],
    [paid, refunded, credited],
    [credited, money('p', '2026-01-10', 47_600)],
  ]) {
    const rows = play(events)
    expect(balanceOf(rows)).toBe(4000)
    expect(balanceOf(rows.filter(({ lineId }) => lineId === 'a'))).toBe(0)
  }
  const discount = credit('d', '2026-01-12', 11_900)
  expect(balanceOf(play([money('p', '2026-01-10', 107_100), discount]))).toBe(9000)
})

it('never goes below zero, whatever comes back', () => {
  const rows = play([
    money('p', '2026-01-10', 100),
    money('r', '2026-01-11', -5000),
    credit('c', '2026-01-12', 500_000, [['a', 500_000]]),
    money('q', '2026-01-13', 119_000),
  ])
  for (const id of ['a', 'b']) {
    expect(balanceOf(rows.filter(({ lineId }) => lineId === id))).toBeGreaterThanOrEqual(0)
  }
})

it('adds nothing for an event that is known, and keeps its rule when rates change', () => {
  const paid = money('p', '2026-01-10', 59_500)
  const rows = play([paid])
  const known = { events: [paid], rows, paidKeys: new Set<string>() }
  expect(commissionRows(invoice, programme, known, paid)).toEqual([])
  const twenty = { fromDate: '2026-01-06', kind: 'percent', percent: '20' } as const
  const back = { fromDate: '2025-01-01', kind: 'percent', percent: '50' } as const
  expect(ruleOn([twenty, tenPercent, back], '2026-01-05')).toBe(tenPercent)
  expect(ruleOn([twenty], '2026-01-05')).toBeUndefined()
  const changed = { rules: [twenty, { ...tenPercent, percent: '99' }], holdDays: 0 }
  const more = commissionRows(invoice, changed, known, money('p2', '2026-02-01', 59_500))
  expect(more.map(({ amount, rule }) => [amount, rule])).toEqual([
    [3000, tenPercent],
    [2000, tenPercent],
  ])
})

it('shares a fixed amount by what is settled, leaves lines without commission out, and spreads negative ones', () => {
  const fixed = [{ fromDate: '2026-01-01', kind: 'fixed', amounts: { EUR: 1000 } } as const]
  const rows = play(
    [money('p', '2026-01-10', 39_667), money('q', '2026-01-11', 79_333)],
    invoice,
    fixed,
  )
  expect(rows.map(({ amount }) => amount)).toEqual([200, 133, 400, 267])
  const dollars = { ...invoice, currency: 'USD' }
  expect(play([money('p', '2026-01-10', 119_000)], dollars, fixed)).toEqual([])
  const mixed = {
    ...invoice,
    gross: 90_000,
    lines: [
      { id: 'a', net: 60_000, hasCommission: true },
      { id: 'b', net: 40_000, hasCommission: false },
      { id: 'discount', net: -10_000, hasCommission: true },
    ],
  }
  const all = [money('p', '2026-01-10', 90_000)]
  expect(settledLines(mixed, all).map(({ settled }) => settled)).toEqual([54_000n, 36_000n, 0n])
  expect(shown(play(all, mixed))).toEqual(['a 5400 2026-02-09'])
})

it('takes from what is held first, and what was paid out back at once', () => {
  const paid = money('p', '2026-01-10', 59_500)
  const later = money('q', '2026-02-01', 59_500)
  const keys = new Set(['p/a/0', 'p/b/0'])
  const charged: CommissionEvent = {
    key: 'x',
    date: '2026-02-20',
    kind: 'money',
    cause: 'chargeback',
    gross: -119_000,
  }
  const rows = play([paid, later, charged], invoice, programme.rules, keys)
  expect(shown(rows.slice(4))).toEqual([
    'a -3000 2026-03-03',
    'a -3000 2026-02-20',
    'b -2000 2026-03-03',
    'b -2000 2026-02-20',
  ])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})

it('ends commissions that a review denies, and brings none back', () => {
  const denied: CommissionEvent = { key: 'no', date: '2026-01-15', kind: 'denied' }
  const rows = play([money('p', '2026-01-10', 59_500), denied, money('q', '2026-01-20', 59_500)])
  expect(balanceOf(rows)).toBe(0)
  expect(rows).toHaveLength(4)
})

it('counts the first invoice, or those of some months from the first payment', () => {
  const first = { invoiceId: 'i1', date: '2026-01-31' }
  const of = (id: string, date: string) => ({ id, date })
  expect(isInReach({ kind: 'first' }, of('i1', '2026-01-05'), first)).toBe(true)
  expect(isInReach({ kind: 'first' }, of('i2', '2026-01-05'), first)).toBe(false)
  const months = { kind: 'months', months: 1 } as const
  expect(isInReach(months, of('i1', '2025-10-01'), first)).toBe(true)
  expect(isInReach(months, of('i2', '2026-02-27'), first)).toBe(true)
  expect(isInReach(months, of('i3', '2026-02-28'), first)).toBe(false)
  expect(isInReach({ kind: 'always' }, of('i9', '2030-01-01'), first)).toBe(true)
})

const bank = new Map([['paul', 'paymentRun' as const]])

function plan(rows: readonly CommissionRow[], date: string, more = {}) {
  const heldInvoiceIds = new Set<string>()
  return planPayouts({
    unpaidRows: rows,
    heldInvoiceIds,
    minimums: { EUR: 2000 },
    ways: bank,
    date,
    ...more,
  })
}

it('pays a positive balance of at least the minimum, each currency apart, and carries the rest', () => {
  const rows = play([money('p', '2026-01-10', 119_000)])
  expect(plan(rows, '2026-02-08')).toEqual({ payouts: [], carried: [] })
  expect(plan(rows, '2026-02-09').payouts).toEqual([
    {
      key: 'payout/paul/EUR/2026-02-09',
      partnerId: 'paul',
      currency: 'EUR',
      amount: 10_000,
      rowKeys: ['p/a/0', 'p/b/0'],
      way: 'paymentRun',
    },
  ])
  expect(plan(rows, '2026-02-09', { ways: new Map() }).payouts).toEqual([])
  const small = plan(rows, '2026-02-09', { minimums: { EUR: 10_001 } })
  expect(small).toEqual({
    payouts: [],
    carried: [{ partnerId: 'paul', currency: 'EUR', amount: 10_000, reason: 'belowMinimum' }],
  })
  const dollars = play([money('u', '2026-01-10', 119_000)], {
    ...invoice,
    id: 'i2',
    currency: 'USD',
  })
  const [first] = dollars
  if (first === undefined) throw new Error('no row')
  const back = { ...first, key: 'z', amount: -20_000 }
  expect(plan([...rows, ...dollars, back], '2026-03-01')).toMatchObject({
    payouts: [{ currency: 'EUR', amount: 10_000 }],
    carried: [{ currency: 'USD', amount: -10_000, reason: 'negative' }],
  })
})

it('pays nothing of an invoice under review, and still takes back what was paid out of it', () => {
  const held = { heldInvoiceIds: new Set(['i1']) }
  const rows = play([money('p', '2026-01-10', 119_000)])
  expect(plan(rows, '2026-03-01', held)).toEqual({ payouts: [], carried: [] })
  const paidKeys = new Set(rows.map(({ key }) => key))
  const back = play(
    [money('p', '2026-01-10', 119_000), money('r', '2026-03-02', -59_500)],
    invoice,
    programme.rules,
    paidKeys,
  ).filter(({ key }) => !paidKeys.has(key))
  expect(plan(back, '2026-03-02', held).carried).toMatchObject([{ amount: -5000 }])
})

it('gives a partner an account whose figures sum', () => {
  const rows = play([money('p', '2026-01-10', 119_000), money('r', '2026-02-11', -11_900)])
  const payouts = [{ partnerId: 'paul', currency: 'EUR', amount: 10_000, date: '2026-02-10' }]
  const days = { fromDate: '2026-02-01', toDate: '2026-02-28' }
  expect(partnerStatements('paul', rows, payouts, days)).toMatchObject([
    {
      currency: 'EUR',
      opening: 10_000,
      earned: 0,
      takenBack: -1000,
      paidOut: 10_000,
      closing: -1000,
      held: 0,
    },
  ])
  const before = partnerStatements('paul', rows, payouts, {
    fromDate: '2026-01-01',
    toDate: '2026-01-31',
  })
  expect(before).toMatchObject([{ opening: 0, earned: 10_000, closing: 10_000, held: 10_000 }])
  expect(partnerStatements('other', rows, payouts, days)).toEqual([])
})
