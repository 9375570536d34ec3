import { expect, test } from 'vitest'
import { type PlanItem, planMaterials } from './plan.ts'

const today = '2026-11-02'
const plain: PlanItem = { id: 'a', onHand: 0, level: 0, least: 0, parts: [] }

test('what is promised and not there is to be bought by its day', () => {
  const demands = [{ itemId: 'a', date: '2026-11-20', quantity: 80 }]
  const plan = planMaterials(today, [{ ...plain, onHand: 30 }], { supplies: [], demands })
  expect(plan).toEqual([
    { itemId: 'a', date: '2026-11-20', quantity: 50, way: 'buy', reason: 'promised' },
  ])
})

test('what is expected in time is not bought again, what comes too late is to be brought forward', () => {
  const items = [plain]
  const demands = [{ itemId: 'a', date: '2026-11-20', quantity: 50 }]
  const inTime = [{ itemId: 'a', date: '2026-11-19', quantity: 50 }]
  expect(planMaterials(today, items, { supplies: inTime, demands })).toEqual([])
  const way = { way: 'buy', reason: 'promised' }
  const late = [{ itemId: 'a', date: '2026-11-21', quantity: 30 }]
  expect(planMaterials(today, items, { supplies: late, demands })).toEqual([
    { itemId: 'a', date: '2026-11-20', quantity: 30, ...way, expectedOn: '2026-11-21' },
    { itemId: 'a', date: '2026-11-20', quantity: 20, ...way },
  ])
  const overdue = [{ itemId: 'a', date: '2026-11-01', quantity: 50 }]
  expect(planMaterials(today, items, { supplies: overdue, demands })).toEqual([])
  const wantedNow = [{ itemId: 'a', date: '2026-10-30', quantity: 50 }]
  expect(planMaterials(today, items, { supplies: overdue, demands: wantedNow })).toEqual([
    { itemId: 'a', date: today, quantity: 50, ...way, expectedOn: '2026-11-01' },
  ])
})

test('what is being made is not proposed again, nor are its components', () => {
  // Five tables are promised; two of the production order for five are made, three are due too late.
  const items: PlanItem[] = [
    { ...plain, id: 'leg', onHand: 20_000 },
    { ...plain, id: 'table', onHand: 20_000, parts: [{ itemId: 'leg', gross: 40_000 }] },
  ]
  const date = '2026-11-20'
  const expectedOn = '2026-12-31'
  const demands = [
    { itemId: 'table', date, quantity: 50_000 },
    { itemId: 'leg', date: expectedOn, quantity: 120_000 },
  ]
  const supplies = [
    { itemId: 'table', date: expectedOn, quantity: 30_000 },
    { itemId: 'leg', date: '2026-12-01', quantity: 70_000 },
  ]
  expect(planMaterials(today, items, { supplies, demands })).toEqual([
    ...[{ quantity: 70_000, expectedOn: '2026-12-01' }, { quantity: 30_000 }].map((leg) => ({
      itemId: 'leg',
      date,
      way: 'buy',
      reason: 'component',
      ...leg,
    })),
    { itemId: 'table', date, quantity: 30_000, way: 'make', reason: 'promised', expectedOn },
  ])
})

test('what is below its level waits for what is under way', () => {
  const items = [{ ...plain, onHand: 3, level: 10 }]
  const supplies = [{ itemId: 'a', date: '2026-12-01', quantity: 5 }]
  expect(planMaterials(today, items, { supplies, demands: [] })).toEqual([
    { itemId: 'a', date: today, quantity: 2, way: 'buy', reason: 'level' },
  ])
})

test('what is below its level is lifted there, by at least what is bought at a time', () => {
  const items = [{ ...plain, onHand: 3, level: 10, least: 20 }]
  expect(planMaterials(today, items, { supplies: [], demands: [] })).toEqual([
    { itemId: 'a', date: today, quantity: 20, way: 'buy', reason: 'level' },
  ])
})

test('what is to be made wants its components, and theirs', () => {
  const items: PlanItem[] = [
    { ...plain, id: 'bolt', onHand: 10_000 },
    { ...plain, id: 'leg', parts: [{ itemId: 'bolt', gross: 20_000 }] },
    { ...plain, id: 'table', parts: [{ itemId: 'leg', gross: 40_000 }] },
  ]
  const demands = [{ itemId: 'table', date: '2026-11-20', quantity: 20_000 }]
  const plan = planMaterials(today, items, { supplies: [], demands })
  expect(plan.map(({ itemId, quantity, way }) => [itemId, quantity, way])).toEqual([
    ['bolt', 150_000, 'buy'],
    ['leg', 80_000, 'make'],
    ['table', 20_000, 'make'],
  ])
})

test('on random plans nothing is missing, and all is at its level, once what is proposed is done', () => {
  let seed = 11
  const next = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  const day = () => `2026-11-${String(1 + next(28)).padStart(2, '0')}`
  for (let round = 0; round < 200; round += 1) {
    const items: PlanItem[] = Array.from({ length: 6 }, (_, at) => ({
      id: `i${at}`,
      onHand: next(100),
      level: next(3) === 0 ? next(20) : 0,
      least: next(3) === 0 ? next(50) : 0,
      // Made of items before it, so that there is no circle.
      parts: at < 3 ? [] : [{ itemId: `i${next(at)}`, gross: 10_000 * (1 + next(3)) }],
    }))
    const some = () =>
      Array.from({ length: next(8) }, () => ({
        ...{ itemId: `i${next(6)}`, date: day(), quantity: 1 + next(60) },
      }))
    const [supplies, demands] = [some(), some()]
    const plan = planMaterials(today, items, { supplies, demands })
    const fresh = plan.filter(({ expectedOn }) => expectedOn === undefined)
    for (const { id, onHand, level } of items) {
      const own = <One extends { itemId: string }>(list: readonly One[]) =>
        list.filter(({ itemId }) => itemId === id)
      const less = <One extends { quantity: number }>(one: One) => ({
        ...one,
        quantity: 0 - one.quantity,
      })
      // What is brought forward comes on its new day instead of the old one.
      const moved = own(plan).flatMap(({ date, quantity, expectedOn }) =>
        expectedOn === undefined
          ? []
          : [
              { date: expectedOn, quantity: 0 - quantity },
              { date, quantity },
            ],
      )
      const coming = [...own(supplies), ...moved]
      const changes = [
        ...own(fresh),
        ...own(demands).map(less),
        ...fresh.flatMap(({ itemId, date, quantity }) =>
          own(items.find((item) => item.id === itemId)?.parts ?? []).map(({ gross }) => ({
            ...{ date, quantity: 0 - (quantity * gross) / 10_000 },
          })),
        ),
      ].map(({ date, quantity }) => ({ date: date < today ? today : date, quantity }))
      const sum = (list: readonly { quantity: number }[]) =>
        list.reduce((total, { quantity }) => total + quantity, 0)
      for (const date of [today, ...changes.map((one) => one.date)]) {
        const known = onHand + sum(changes.filter((one) => one.date <= date))
        expect(known + sum(coming.filter((one) => one.date <= date))).toBeGreaterThanOrEqual(0)
        expect(known + sum(coming)).toBeGreaterThanOrEqual(level)
      }
    }
    // Nothing is brought forward that is not under way.
    for (const { itemId, expectedOn } of plan) {
      if (expectedOn === undefined) continue
      const underWay = supplies
        .filter((one) => one.itemId === itemId && one.date === expectedOn)
        .reduce((total, one) => total + one.quantity, 0)
      const told = plan
        .filter((one) => one.itemId === itemId && one.expectedOn === expectedOn)
        .reduce((total, one) => total + one.quantity, 0)
      expect(told).toBeLessThanOrEqual(underWay)
    }
  }
})
