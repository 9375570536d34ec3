import Big from 'big.js'
import { expect, it } from 'vitest'
import { currencyDigits } from '#contract/core/currencies.ts'
import { dealFlags } from './attention.ts'
import { closeDeal } from './close-deal.ts'
import { type ForecastDeal, forecastDeals, weighted } from './forecast.ts'
import { compareWithTruth, snapshotsOf } from './forecast-truth.ts'
import { type Card, inOrder, placeCard } from './order-key.ts'
import type { DealHistory, Pipeline } from './pipeline.ts'
import type { KnownRate, RateFinder } from './rates.ts'
import { stageFigures } from './stage-figures.ts'

function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The latest known rate on or before a day, as the firm's store finds it. */
function ratesFrom(known: readonly KnownRate[]): RateFinder {
  const inOrder = known.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return (currency, date) =>
    inOrder.findLast((rate) => rate.currency === currency && rate.date <= date)
}

function stage(id: string, ageLimitDays: number | null = null) {
  return { id, probability: '50', ageLimitDays, isCommitted: false }
}

const pipeline: Pipeline = { id: 'p', stages: [stage('first'), stage('offer', 7), stage('talks')] }

function history(
  dealId: string,
  state: DealHistory['state'],
  closedAt: string | null,
  ...entries: [string, string][]
): DealHistory {
  return { dealId, state, closedAt, entries: entries.map(([stageId, at]) => ({ stageId, at })) }
}

it('counts each deal once at the furthest stage it came to, and its days in each', () => {
  const histories = [
    history(
      'won',
      'won',
      '2026-01-11T00:00:00Z',
      ['first', '2026-01-01T00:00:00Z'],
      ['talks', '2026-01-03T00:00:00Z'],
    ),
    history(
      'back',
      'lost',
      '2026-01-20T00:00:00Z',
      ['first', '2026-01-01T00:00:00Z'],
      ['offer', '2026-01-02T00:00:00Z'],
      ['first', '2026-01-04T00:00:00Z'],
      ['gone', '2026-01-10T00:00:00Z'],
    ),
    history(
      'open',
      'open',
      null,
      ['first', '2026-01-01T00:00:00Z'],
      ['offer', '2026-01-02T00:00:00Z'],
    ),
    history('lost', 'lost', '2026-01-05T00:00:00Z', ['first', '2026-01-01T00:00:00Z']),
  ]
  const day = 86_400
  const figures = stageFigures(pipeline, histories)
  expect(figures).toMatchObject([
    { reached: 4, advanced: 3, lostHere: 1, openHere: 0, stays: 4, medianSeconds: 3 * day },
    { reached: 3, advanced: 1, lostHere: 1, openHere: 1, stays: 1, meanSeconds: 2 * day },
    { reached: 1, advanced: 1, lostHere: 0, openHere: 0, stays: 1, meanSeconds: 8 * day },
  ])
  expect(figures[0]?.meanSeconds).toBe(((2 + 7 + 1 + 4) / 4) * day)
  for (const one of figures) expect(one.reached).toBe(one.advanced + one.lostHere + one.openHere)
})

const rates = [
  { currency: 'USD', date: '2026-05-04', rate: '0.9' },
  { currency: 'USD', date: '2026-04-30', rate: '0.92' },
  { currency: 'JPY', date: '2026-05-01', rate: '0.0061' },
]

function deal(id: string, more: Partial<ForecastDeal> = {}): ForecastDeal {
  return {
    id,
    amount: 100_000,
    currency: 'EUR',
    probability: '40',
    isCommitted: false,
    state: 'open',
    expectedDate: '2026-05-20',
    closed: null,
    ...more,
  }
}

it('prices open deals at the latest rate on or before the day, won ones at theirs, and names the rest', () => {
  const deals = [
    deal('eur'),
    deal('usd', { currency: 'USD', isCommitted: true, probability: '33.33' }),
    deal('yen', { currency: 'JPY', amount: 1_000_000, expectedDate: '2026-06-30' }),
    deal('pound', { currency: 'GBP', amount: 777 }),
    deal('won', { state: 'won', currency: 'USD', closed: { date: '2026-05-01', rate: '0.95' } }),
    deal('wonWithoutRate', {
      state: 'won',
      currency: 'USD',
      closed: { date: '2026-05-02', rate: null },
    }),
    deal('lost', { state: 'lost', currency: 'GBP', closed: { date: '2026-05-02', rate: null } }),
    deal('late', { expectedDate: '2026-05-02' }),
    deal('some day', { expectedDate: null }),
  ]
  const forecast = forecastDeals(
    deals,
    { asOfDate: '2026-05-03', currency: 'EUR' },
    ratesFrom(rates),
  )
  expect(forecast.months).toEqual([
    {
      month: '2026-05',
      won: 95_000,
      best: 95_000 + 100_000 + 92_000,
      expected: 95_000 + 40_000 + 30_664,
      worst: 95_000 + 92_000,
      openIds: ['eur', 'usd', 'pound'],
      wonIds: ['won', 'wonWithoutRate'],
      unpricedIds: ['pound', 'wonWithoutRate'],
    },
    expect.objectContaining({ month: '2026-06', best: 610_000, expected: 244_000, worst: 0 }),
    expect.objectContaining({ month: 'overdue', openIds: ['late'], best: 100_000 }),
    expect.objectContaining({ month: 'undated', openIds: ['some day'], best: 100_000 }),
  ])
  expect(forecast.unpriced).toEqual([
    { currency: 'GBP', amount: 777, dealIds: ['pound'] },
    { currency: 'USD', amount: 100_000, dealIds: ['wonWithoutRate'] },
  ])
  expect(forecast.oldestRate).toEqual({ currency: 'USD', date: '2026-04-30' })
})

it('agrees with decimal arithmetic on random deals, and every sum with its list', () => {
  const random = seededRandom(36)
  const currencies = ['EUR', 'USD', 'JPY', 'GBP']
  const deals = Array.from({ length: 600 }, (_, at) =>
    deal(`d${at}`, {
      amount: random(10_000_000),
      currency: currencies[random(4)],
      probability: `${random(100)}.${random(100)}`,
      isCommitted: random(3) === 0,
      expectedDate: `2026-0${5 + random(3)}-10`,
    }),
  )
  const { months, unpriced } = forecastDeals(
    deals,
    { asOfDate: '2026-05-03', currency: 'EUR' },
    ratesFrom(rates),
  )
  const rateOf: Record<string, string> = { EUR: '1', USD: '0.92', JPY: '0.0061' }
  for (const { month, best, expected, worst, openIds, unpricedIds } of months) {
    let [sum, weight, sure] = [new Big(0), new Big(0), new Big(0)]
    for (const one of deals.filter(({ expectedDate }) => expectedDate?.startsWith(month))) {
      expect(openIds).toContain(one.id)
      const rate = rateOf[one.currency]
      expect(unpricedIds.includes(one.id)).toBe(rate === undefined)
      if (rate === undefined) continue
      const euro = new Big(one.amount).div(Big(10).pow(currencyDigits(one.currency))).times(rate)
      const cents = euro.times(100).round(0, Big.roundHalfUp)
      sum = sum.plus(cents)
      weight = weight.plus(cents.times(one.probability).div(100).round(0, Big.roundHalfUp))
      if (one.isCommitted) sure = sure.plus(cents)
    }
    expect([best, expected, worst]).toEqual([sum, weight, sure].map((value) => value.toNumber()))
  }
  const named = unpriced.flatMap(({ dealIds }) => dealIds)
  expect(named).toEqual(deals.filter(({ currency }) => currency === 'GBP').map(({ id }) => id))
  expect(() => weighted(1, '100.5')).toThrow('probability_malformed')
})

it('freezes the rate when a deal is closed, wins by the same quote once, and asks why one is lost', () => {
  const open = { state: 'open', closing: null } as const
  const input = { state: 'won', date: '2026-05-03', amount: 5000, currency: 'USD' } as const
  const won = { ...input, quoteId: 'q1', lostReason: null }
  const findRate = ratesFrom(rates)
  const closed = closeDeal(open, won, 'EUR', findRate)
  expect(closed).toMatchObject({ closing: { rate: '0.92', rateDate: '2026-04-30', quoteId: 'q1' } })
  if (closed.outcome !== 'closed') throw new Error('not closed')
  const after = { state: 'won', closing: closed.closing } as const
  expect(closeDeal(after, won, 'EUR', findRate)).toEqual({ outcome: 'done' })
  expect(closeDeal(after, { ...won, quoteId: 'q2' }, 'EUR', findRate)).toMatchObject({
    reason: 'isClosed',
  })
  expect(closeDeal(open, { ...won, currency: 'GBP' }, 'EUR', findRate)).toMatchObject({
    closing: { rate: null, rateDate: null },
  })
  expect(closeDeal(open, { ...won, currency: 'EUR' }, 'EUR', findRate)).toMatchObject({
    closing: { rate: '1' },
  })
  const lost = { ...won, state: 'lost', quoteId: null, lostReason: ' ' } as const
  expect(closeDeal(open, lost, 'EUR', findRate)).toMatchObject({ reason: 'reasonMissing' })
  expect(closeDeal(open, { ...lost, lostReason: 'price' }, 'EUR', findRate)).toMatchObject({
    closing: { lostReason: 'price' },
  })
})

it('holds what was forecast against what came', () => {
  const forecast = forecastDeals(
    [deal('a'), deal('b', { expectedDate: '2026-07-01' })],
    { asOfDate: '2026-05-03', currency: 'EUR' },
    ratesFrom([]),
  )
  const snapshots = snapshotsOf(forecast)
  expect(snapshots).toEqual([
    { asOfDate: '2026-05-03', month: '2026-05', best: 100_000, expected: 40_000, worst: 0 },
    { asOfDate: '2026-05-03', month: '2026-07', best: 100_000, expected: 40_000, worst: 0 },
  ])
  expect(compareWithTruth(snapshots, { '2026-05': 120_000 }, '2026-07-31')).toEqual([
    { ...snapshots[0], won: 120_000, difference: 80_000, isWithin: false },
  ])
})

it('keeps the order of 2,000 random moves, writing one key for nearly all of them', () => {
  const random = seededRandom(7)
  let cards: Card[] = []
  const order: string[] = []
  let written = 0
  for (let step = 0; step < 2000; step += 1) {
    const id = `card${random(40)}`
    const others = order.filter((one) => one !== id)
    const at = step % 3 === 0 ? 0 : random(others.length + 1)
    const changes = placeCard(cards, id, at === 0 ? null : (others[at - 1] ?? null))
    written += changes.length
    const keys = new Map(changes.map((change) => [change.id, change.orderKey]))
    cards = cards.filter((card) => !keys.has(card.id)).concat(changes)
    order.splice(0, order.length, ...others.slice(0, at), id, ...others.slice(at))
    expect(inOrder(cards).map((card) => card.id)).toEqual(order)
  }
  expect(written).toBeLessThan(2400)
})

it('makes room where two cards have the same key, and puts a card last when its neighbour has gone', () => {
  const twins = [
    { id: 'a', orderKey: 'a1' },
    { id: 'b', orderKey: 'a1' },
  ]
  const changes = placeCard(twins, 'c', 'a')
  expect(inOrder(changes).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  const [last] = placeCard(twins, 'c', 'gone')
  expect((last?.orderKey ?? '') > 'a1').toBe(true)
})

it('says why a deal should be looked at, by the days of the firm', () => {
  const offer = stage('offer', 7)
  const at = { today: '2026-05-10', timeZone: 'Europe/Berlin' }
  const fine = {
    stageEnteredAt: '2026-05-02T22:30:00Z',
    expectedDate: '2026-05-10',
    nextStepDate: '2026-05-10',
  }
  expect(dealFlags(fine, offer, at)).toEqual([])
  const old = {
    stageEnteredAt: '2026-05-02T21:30:00Z',
    expectedDate: '2026-05-01',
    nextStepDate: null,
  }
  expect(dealFlags(old, offer, at)).toEqual([
    { flag: 'tooLongInStage', days: 8, limit: 7 },
    { flag: 'expectedDateOver', days: 9 },
    { flag: 'noNextStep' },
  ])
  expect(
    dealFlags({ ...old, expectedDate: null, nextStepDate: '2026-05-09' }, stage('x'), at),
  ).toEqual([{ flag: 'noExpectedDate' }, { flag: 'stepOver', days: 1 }])
})
