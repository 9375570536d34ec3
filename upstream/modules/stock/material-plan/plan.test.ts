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

test('what is expected in time is not bought again, what comes too late is missing before', () => {
  const items = [plain]
  const demands = [{ itemId: 'a', date: '2026-11-20', quantity: 50 }]
  const inTime = [{ itemId: 'a', date: '2026-11-19', quantity: 50 }]
  expect(planMaterials(today, items, { supplies: inTime, demands })).toEqual([])
  const late = [{ itemId: 'a', date: '2026-11-21', quantity: 50 }]
  expect(planMaterials(today, items, { supplies: late, demands })).toMatchObject([
    { date: '2026-11-20', quantity: 50 },
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

test('on random plans no item is ever below its level once all that is proposed has come', () => {
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
    for (const { id, onHand, level } of items) {
      const changes = [
        ...supplies.filter(({ itemId }) => itemId === id),
        ...plan.filter(({ itemId }) => itemId === id),
        ...demands
          .filter(({ itemId }) => itemId === id)
          .map((one) => ({ ...one, quantity: 0 - one.quantity })),
        ...plan.flatMap(({ itemId, date, quantity }) =>
          (items.find((item) => item.id === itemId)?.parts ?? [])
            .filter((part) => part.itemId === id)
            .map(({ gross }) => ({ date, quantity: 0 - (quantity * gross) / 10_000 })),
        ),
      ].map(({ date, quantity }) => ({ date: date < today ? today : date, quantity }))
      for (const date of [today, ...changes.map((one) => one.date)]) {
        const balance = changes
          .filter((one) => one.date <= date)
          .reduce((sum, one) => sum + one.quantity, onHand)
        expect(balance).toBeGreaterThanOrEqual(level)
      }
    }
  }
})
