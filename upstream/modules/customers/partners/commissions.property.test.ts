import Big from 'big.js'
import { expect, it } from 'vitest'
import { type Roll, rollFrom } from '#upstream/testing/random.ts'
import { type CommissionRow, commissionRows } from './commission-rows.ts'
import { balanceOf, planPayouts } from './payouts.ts'
import type { CommissionRule } from './programme.ts'
import type { CommissionEvent, CommissionInvoice } from './settled-net.ts'

/** Decimals with so many digits that no share is taken for another; the others keep their own. */
const Exact = Big()
Exact.DP = 60

/** A model of an invoice in decimals: what was credited of each line, what money came, nothing else. */
type Model = { credited: number[]; creditedGross: number; money: number }

/** Splits by largest remainder, ties to the earlier, in decimals. */
function shares(weights: readonly Big[], of: Big): number[] {
  const all = weights.reduce((sum, weight) => sum.plus(weight), new Big(0))
  if (all.eq(0)) return weights.map(() => 0)
  const exact = weights.map((weight) => weight.times(of))
  const floors = exact.map((value) => value.round(0, Big.roundDown))
  const total = exact.reduce((sum, value) => sum.plus(value), new Big(0)).round(0, Big.roundHalfUp)
  let missing = total.minus(floors.reduce((sum, value) => sum.plus(value), new Big(0))).toNumber()
  const order = exact
    .map((value, at) => ({ at, rest: value.minus(floors[at] ?? 0) }))
    .sort((a, b) => b.rest.cmp(a.rest) || a.at - b.at)
  const result = floors.map((value) => value.toNumber())
  for (const { at } of order) {
    if (missing <= 0) break
    result[at] = (result[at] ?? 0) + 1
    missing -= 1
  }
  return result
}

function modelCommissions(
  invoice: CommissionInvoice,
  model: Model,
  rule: CommissionRule,
): number[] {
  const nets = invoice.lines.map(
    ({ net }, at) => new Big(Math.max(0, net - (model.credited[at] ?? 0))),
  )
  const payable = invoice.gross - model.creditedGross
  const paid = Math.max(0, Math.min(model.money, payable))
  const part = payable > 0 ? new Exact(paid).div(payable) : new Big(0)
  const settled = shares(nets, part)
  if (rule.kind === 'percent') {
    return settled.map((net) =>
      new Big(net).times(rule.percent).div(100).round(0, Big.roundHalfUp).toNumber(),
    )
  }
  const whole = invoice.lines.reduce((sum, { net }) => sum + net, 0)
  const fixed = new Exact(rule.amounts[invoice.currency] ?? 0).div(whole)
  return shares(
    settled.map((net) => new Big(net)),
    fixed,
  )
}

/** A model of what is due: lots of a line, taken back from the latest that is still held. */
type Lot = { amount: number; day: string; isPaid: boolean }

function takeBack(lots: Lot[], amount: number, day: string): void {
  let rest = amount
  const held = lots.filter((lot) => !lot.isPaid && lot.day > day && lot.amount > 0)
  for (const lot of held.sort((a, b) => (a.day < b.day ? 1 : -1))) {
    const taken = Math.min(lot.amount, rest)
    lot.amount -= taken
    rest -= taken
  }
  if (rest > 0) lots.push({ amount: -rest, day, isPaid: false })
}

type Case = { invoice: CommissionInvoice; model: Model; events: CommissionEvent[]; lots: Lot[][] }

function day(count: number): string {
  return new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10)
}

function randomInvoice(random: Roll, id: string): CommissionInvoice {
  const lines = Array.from({ length: 1 + random(4) }, (_, at) => ({
    id: `l${at}`,
    net: 1 + random(50_000),
    hasCommission: true,
  }))
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  return {
    id,
    partnerId: `partner${random(3)}`,
    partyId: 'customer',
    currency: ['EUR', 'USD'][random(2)] ?? 'EUR',
    date: day(0),
    gross: Math.round(net * 1.19),
    lines,
  }
}

/** The next event of an invoice, and the model with it. */
function nextEvent(random: Roll, one: Case, key: string, date: string): CommissionEvent {
  const { invoice, model } = one
  const open = invoice.gross - model.creditedGross - model.money
  const kind = random(10)
  if (kind < 5 && open > 0) {
    const gross = random(3) === 0 ? open : 1 + random(open)
    model.money += gross
    return { key, date, kind: 'money', cause: 'payment', gross }
  }
  if (kind < 8 && model.money > 0) {
    const gross = random(3) === 0 ? model.money : 1 + random(model.money)
    model.money -= gross
    const cause = random(2) === 0 ? 'refund' : 'chargeback'
    return { key, date, kind: 'money', cause, gross: -gross }
  }
  const at = random(invoice.lines.length)
  const line = invoice.lines[at]
  const left = (line?.net ?? 0) - (model.credited[at] ?? 0)
  const net = left > 0 ? 1 + random(left) : 0
  const gross = Math.min(Math.round(net * 1.19), invoice.gross - model.creditedGross)
  model.credited[at] = (model.credited[at] ?? 0) + net
  model.creditedGross += gross
  return { key, date, kind: 'credit', gross, lines: [{ lineId: line?.id ?? '', net }] }
}

const rules: readonly CommissionRule[] = [
  { fromDate: '2026-01-01', kind: 'percent', percent: '12.5' },
  { fromDate: '2026-01-01', kind: 'percent', percent: '100' },
  { fromDate: '2026-01-01', kind: 'percent', percent: '0.0333' },
  { fromDate: '2026-01-01', kind: 'fixed', amounts: { EUR: 4999, USD: 333 } },
]

/** Plays payments, credits, chargebacks and payouts in two currencies, checking after each. */
function playOut(seed: number): { rows: number; payouts: number } {
  const random = rollFrom(seed)
  const rule = rules[seed % rules.length]
  if (rule === undefined) throw new Error('no rule')
  const holdDays = random(40)
  const minimums = { EUR: random(6000), USD: random(3000) }
  const ways = new Map([0, 1, 2].map((id) => [`partner${id}`, 'wallet' as const]))
  const cases: Case[] = Array.from({ length: 6 }, (_, at) => {
    const invoice = randomInvoice(random, `i${at}`)
    const model = { credited: invoice.lines.map(() => 0), creditedGross: 0, money: 0 }
    return { invoice, model, events: [], lots: invoice.lines.map(() => []) }
  })
  const rows: CommissionRow[] = []
  const paidKeys = new Set<string>()
  const paidOut = new Map<string, number>()
  let [payouts, today] = [0, 0]
  for (let step = 0; step < 120; step += 1) {
    today += random(6)
    const date = day(today)
    if (random(6) > 0) {
      const one = cases[random(cases.length)]
      if (one === undefined) throw new Error('no case')
      const event = nextEvent(random, one, `${seed}-${step}`, date)
      const before = rows.filter(({ invoiceId }) => invoiceId === one.invoice.id)
      const history = { events: one.events, rows: before, paidKeys }
      const added = commissionRows(one.invoice, { rules: [rule], holdDays }, history, event)
      one.events.push(event)
      rows.push(...added)
      const again = { events: one.events, rows: [...before, ...added], paidKeys }
      expect(commissionRows(one.invoice, { rules: [rule], holdDays }, again, event)).toEqual([])
      const expected = modelCommissions(one.invoice, one.model, rule)
      for (const [at, { id }] of one.invoice.lines.entries()) {
        const ofLine = again.rows.filter(({ lineId }) => lineId === id)
        const target = expected[at] ?? 0
        expect(balanceOf(ofLine), `seed ${seed}, step ${step}, line ${id}`).toBe(target)
        expect(target).toBeGreaterThanOrEqual(0)
        const change = target - balanceOf(before.filter(({ lineId }) => lineId === id))
        const lots = one.lots[at] ?? []
        if (change > 0) lots.push({ amount: change, day: day(today + holdDays), isPaid: false })
        else takeBack(lots, -change, date)
      }
      continue
    }
    const unpaidRows = rows.filter(({ key }) => !paidKeys.has(key))
    const plan = planPayouts({ unpaidRows, heldInvoiceIds: new Set(), minimums, ways, date })
    const due = new Map<string, Lot[]>()
    for (const { invoice, lots } of cases) {
      const key = `${invoice.partnerId} ${invoice.currency}`
      const ripe = lots.flat().filter((lot) => !lot.isPaid && lot.day <= date)
      due.set(key, [...(due.get(key) ?? []), ...ripe])
    }
    for (const [key, lots] of due) {
      const [partnerId = '', currency = ''] = key.split(' ')
      const amount = lots.reduce((sum, lot) => sum + lot.amount, 0)
      const minimum = currency === 'EUR' ? minimums.EUR : minimums.USD
      const isPaid = amount > 0 && amount >= minimum
      const found = plan.payouts.find(
        (payout) => payout.partnerId === partnerId && payout.currency === currency,
      )
      expect(found?.amount, `seed ${seed}, step ${step}, ${key}`).toBe(isPaid ? amount : undefined)
      const carried = plan.carried.find(
        (one) => one.partnerId === partnerId && one.currency === currency,
      )
      expect(carried?.amount ?? 0).toBe(isPaid ? 0 : amount)
      if (isPaid) for (const lot of lots) lot.isPaid = true
    }
    for (const { rowKeys, amount, partnerId, currency } of plan.payouts) {
      payouts += 1
      for (const key of rowKeys) {
        expect(paidKeys.has(key)).toBe(false)
        paidKeys.add(key)
      }
      const key = `${partnerId} ${currency}`
      paidOut.set(key, (paidOut.get(key) ?? 0) + amount)
    }
    // All that was ever paid and all that is not are together what the invoices bring.
    for (const [key, amount] of paidOut) {
      const own = rows.filter((row) => `${row.partnerId} ${row.currency}` === key)
      const unpaid = own.filter((row) => !paidKeys.has(row.key))
      expect(amount + balanceOf(unpaid)).toBe(balanceOf(own))
    }
  }
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  for (const { invoice, events } of cases) expectSameInAnyOrder(random, invoice, events, rule, rows)
  return { rows: rows.length, payouts }
}

/** The sums of an invoice do not depend on the order in which its events became known. */
function expectSameInAnyOrder(
  random: Roll,
  invoice: CommissionInvoice,
  events: readonly CommissionEvent[],
  rule: CommissionRule,
  rows: readonly CommissionRow[],
): void {
  const rest = [...events]
  const known: CommissionEvent[] = []
  const other: CommissionRow[] = []
  while (rest.length > 0) {
    const [event] = rest.splice(random(rest.length), 1)
    if (event === undefined) break
    const history = { events: known, rows: other, paidKeys: new Set<string>() }
    other.push(...commissionRows(invoice, { rules: [rule], holdDays: 5 }, history, event))
    known.push(event)
  }
  for (const { id } of invoice.lines) {
    const ofLine = (all: readonly CommissionRow[]) =>
      balanceOf(all.filter(({ invoiceId, lineId }) => invoiceId === invoice.id && lineId === id))
    expect(ofLine(other)).toBe(ofLine(rows))
  }
}

it('agrees with a model over random payments, credits, chargebacks and payouts in two currencies', () => {
  let [rows, payouts] = [0, 0]
  for (let seed = 1; seed <= 20; seed += 1) {
    const played = playOut(seed)
    rows += played.rows
    payouts += played.payouts
  }
  expect(rows).toBeGreaterThan(2500)
  expect(payouts).toBeGreaterThan(50)
})
