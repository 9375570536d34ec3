import { expect, test } from 'vitest'
import type { Item } from '#contract/items.ts'
import type { ItemStock, StockDocument, StockValuation } from '#contract/stock.ts'
import type { Warehouse } from '#contract/warehouses.ts'
import { randomFrom } from '#upstream/testing/random.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** What happened, as the model knows it: `back` is the place of the delivery that comes back. */
type Step = { date: string; units: number; cents?: number; back?: number }
type Layer = { units: number; cents: number }

/**
 * The rule again, from its words alone: all history is played from the start each time, in order of
 * days; whole units, whole cents, no layer kept anywhere.
 */
function play(steps: readonly Step[], method: 'fifo' | 'average', until = '9999'): Layer[] {
  let layers: Layer[] = []
  const gone = new Map<number, { units: number; cents: number; returned: number }>()
  const order = steps.map((step, at) => ({ ...step, at }))
  order.sort((a, b) => (a.date === b.date ? a.at - b.at : a.date < b.date ? -1 : 1))
  for (const { at, date, units, cents, back } of order) {
    if (date > until) break
    if (units > 0) {
      const out = back === undefined ? undefined : gone.get(back)
      const share = (part: number) => (out ? part1(out.cents, part, out.units) : 0)
      const worth = out ? share(out.returned + units) - share(out.returned) : (cents ?? 0)
      if (out) out.returned += units
      if (method === 'fifo') layers.push({ units, cents: worth })
      else layers = [{ units: sum(layers).units + units, cents: sum(layers).cents + worth }]
    } else {
      const before = sum(layers).cents
      let left = -units
      while (left > 0) {
        const [first] = layers
        if (!first) throw new Error('The history takes what is not there')
        const taken = Math.min(left, first.units)
        first.cents -= part1(first.cents, taken, first.units)
        first.units -= taken
        left -= taken
        if (first.units === 0) layers.shift()
      }
      gone.set(at, { units: -units, cents: before - sum(layers).cents, returned: 0 })
    }
  }
  return layers.filter(({ units }) => units > 0)
}

/** The nearest whole cent of a share; halves go up. */
function part1(cents: number, part: number, whole: number): number {
  return part === whole ? cents : Math.floor((2 * cents * part + whole) / (2 * whole))
}

function sum(layers: readonly Layer[]): Layer {
  return layers.reduce(
    (all, { units, cents }) => ({ units: all.units + units, cents: all.cents + cents }),
    { units: 0, cents: 0 },
  )
}

test.each([
  ['fifo', 11],
  ['average', 12],
] as const)(
  'layers, cost, value and books of a history are the model’s: %s, %i',
  async (method, seed) => {
    const firm = await TestFirm.open()
    const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
    const { id } = await firm.must<Item>('POST', '/items', {
      kind: 'stock',
      name: 'Thing',
      unit: 'pc',
      unitPrice: '9',
      taxCode: 'DE-S19',
      costMethod: method,
    })
    const random = randomFrom(seed)
    const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
    const steps: Step[] = []
    const documents: string[] = []
    for (let turn = 0; turn < 70; turn += 1) {
      // Most go on at the end of the history, each third lies somewhere within it.
      const day = random() < 0.35 ? whole(1, 30) : Math.min(30, 1 + Math.floor(turn / 2.3))
      const date = `2026-06-${String(day).padStart(2, '0')}`
      const kind = random()
      const outs = steps.flatMap(({ units, date: gone }, at) =>
        units < 0 && gone <= date ? [at] : [],
      )
      const back = outs[Math.floor(random() * outs.length)]
      const step: Step =
        kind < 0.45 || steps.length < 3
          ? { date, units: whole(1, 12), cents: whole(1, 5000) }
          : kind < 0.85 || back === undefined
            ? { date, units: 0 - whole(1, 9) }
            : { date, units: 1, back }
      const { status, body } = await ask(step)
      const isPossible = fits([...steps, step])
      expect(status < 300, `${turn} ${JSON.stringify(step)} ${JSON.stringify(body)}`).toBe(
        isPossible,
      )
      if (!isPossible) continue
      steps.push(step)
      documents.push((body as StockDocument).id)
      await compare(date)
    }
    await compare('2026-06-15')
    expect(steps.length).toBeGreaterThan(40)

    function ask(step: Step) {
      const base = { date: step.date, confirmsCosts: true }
      if (step.back !== undefined) {
        const lines = [{ position: 0, quantity: String(step.units) }]
        const path = `/stock-documents/${documents[step.back]}/return`
        return firm.ask<unknown>('POST', path, { ...base, lines })
      }
      const unitCost = step.cents === undefined ? '' : exact(step.cents, step.units)
      const line = { item: id, quantity: String(Math.abs(step.units)), unitCost }
      const kind = step.units > 0 ? 'receipt' : 'delivery'
      if (step.cents !== undefined) step.cents = Math.round(Number(unitCost) * step.units * 100)
      const document = { ...base, kind, warehouseId: rows[0]?.id, lines: [line] }
      return firm.ask<unknown>('POST', '/stock-documents', document)
    }

    async function compare(date: string) {
      for (const day of [date, '2026-06-30']) {
        const layers = play(steps, method, day)
        const stock = await firm.must<ItemStock>('GET', `/stock/${id}?date=${day}`)
        expect(
          stock.layers?.map((layer) => ({ units: Number(layer.quantity), cents: layer.value })),
        ).toEqual(layers)
        expect([Number(stock.onHand), stock.value]).toEqual(Object.values(sum(layers)))
        const { value, account } = await firm.must<StockValuation>(
          'GET',
          `/stock-valuation?date=${day}`,
        )
        expect([value, account]).toEqual([stock.value, stock.value])
      }
    }
  },
)

function exact(cents: number, units: number): string {
  return (cents / units / 100).toFixed(6)
}

/** Whether nothing is taken that is not there, and nothing comes back twice. */
function fits(steps: readonly Step[]): boolean {
  const order = steps.map((step, at) => ({ ...step, at }))
  order.sort((a, b) => (a.date === b.date ? a.at - b.at : a.date < b.date ? -1 : 1))
  let onHand = 0
  for (const { units } of order) {
    onHand += units
    if (onHand < 0) return false
  }
  return steps.every(({ back, units }, at) => {
    if (back === undefined) return true
    const others = steps.slice(0, at).filter((other) => other.back === back)
    const returned = others.reduce((all, other) => all + other.units, 0)
    return returned + units <= 0 - (steps[back]?.units ?? 0)
  })
}
