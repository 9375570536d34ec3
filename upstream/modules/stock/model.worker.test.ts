import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Item } from '#contract/items.ts'
import type { ItemStock, StockDocument } from '#contract/stock.ts'
import type { StockValuation } from '#contract/stock-valuation.ts'
import type { Warehouse } from '#contract/warehouses.ts'
import { randomFrom } from '#upstream/testing/random.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/**
 * What happened, as the model knows it: `back` is the place of the delivery that comes back, `kits` how
 * many are made of two things each, or taken apart where it is below zero, `landed` the place of the
 * receipt whose freight comes in later, `moved` how many go to another warehouse, where they stay.
 */
type Step = {
  date: string
  units: number
  cents?: number
  back?: number
  kits?: number
  landed?: number
  moved?: number
  isAdjusted?: boolean
}
type Layer = { units: number; cents: number }

/** Of putting one kit together. */
const labour = 50

/** How long the history is: `OPERATIONS=5000` plays a long one, held against the model at each 20th step. */
const operations = Number(env.OPERATIONS) || 70

/**
 * The rule again, from its words alone: all history is played from the start each time, in order of
 * days; whole units, whole cents, no layer kept anywhere.
 */
function play(steps: readonly Step[], method: 'fifo' | 'average', until = '9999') {
  const layers: Record<'thing' | 'kit', Layer[]> = { thing: [], kit: [] }
  const gone = new Map<number, { units: number; cents: number; returned: number }>()
  for (const { at, date, units, cents = 0, back, kits, landed, moved } of inOrder(steps)) {
    if (date > until) break
    if (landed !== undefined || moved !== undefined) continue
    if (kits !== undefined && kits > 0) {
      put('kit', kits, take('thing', 2 * kits) + kits * labour)
    } else if (kits !== undefined) {
      put('thing', -2 * kits, Math.max(0, take('kit', -kits) + kits * labour))
    } else if (units > 0) {
      const out = back === undefined ? undefined : gone.get(back)
      const share = (part: number) => (out ? part1(out.cents, part, out.units) : 0)
      put(
        'thing',
        units,
        out ? share(out.returned + units) - share(out.returned) : cents + freightOf(at),
      )
      if (out) out.returned += units
    } else gone.set(at, { units: -units, cents: take('thing', -units), returned: 0 })
  }
  return layers

  function freightOf(at: number): number {
    const found = steps.filter(({ landed }) => landed === at)
    return found.reduce((all, { cents = 0 }) => all + cents, 0)
  }

  function put(of: 'thing' | 'kit', units: number, cents: number): void {
    if (method === 'fifo') layers[of].push({ units, cents })
    else {
      const before = sum(layers[of])
      layers[of] = [{ units: before.units + units, cents: before.cents + cents }]
    }
  }

  function take(of: 'thing' | 'kit', units: number): number {
    const before = sum(layers[of]).cents
    for (let left = units; left > 0; ) {
      const [first] = layers[of]
      if (!first) throw new Error('The history takes what is not there')
      const taken = Math.min(left, first.units)
      first.cents -= part1(first.cents, taken, first.units)
      first.units -= taken
      left -= taken
      if (first.units === 0) layers[of].shift()
    }
    return before - sum(layers[of]).cents
  }
}

function inOrder(steps: readonly Step[]) {
  const order = steps.map((step, at) => ({ ...step, at }))
  return order.sort((a, b) => (a.date === b.date ? a.at - b.at : a.date < b.date ? -1 : 1))
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
  { timeout: 60_000 + 300 * operations },
  async (method, seed) => {
    const firm = await TestFirm.open()
    const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
    const other = await firm.must<Warehouse>('POST', '/warehouses', { name: 'Shop' })
    const base = { unit: 'pc', unitPrice: '9', taxCode: 'DE-S19', costMethod: method }
    const { id } = await firm.must<Item>('POST', '/items', {
      ...base,
      kind: 'stock',
      name: 'Thing',
    })
    const kit = await firm.must<Item>('POST', '/items', {
      ...base,
      kind: 'kit',
      name: 'Two things',
      components: [{ item: 'Thing', quantity: '2' }],
      labourCost: '0.5',
    })
    const random = randomFrom(seed)
    const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
    const steps: Step[] = []
    const documents: string[] = []
    for (let turn = 0; turn < operations; turn += 1) {
      // Most go on at the end of the history, each third lies somewhere within it.
      const latest = 1 + Math.floor((turn * 30) / operations)
      const day = random() < 0.35 ? whole(1, 30) : latest
      const date = `2026-06-${String(day).padStart(2, '0')}`
      const kind = random()
      // A long history comes and goes: what is there stays about as much.
      const isFull = onHandOf(steps) > 150
      const outs = steps.flatMap(({ units, date: gone, isAdjusted }, at) =>
        units < 0 && !isAdjusted && gone <= date ? [at] : [],
      )
      const back = outs[Math.floor(random() * outs.length)]
      const bought = steps.flatMap(({ cents, landed, isAdjusted }, at) =>
        cents !== undefined && landed === undefined && !isAdjusted ? [at] : [],
      )
      const landed = bought[Math.floor(random() * bought.length)]
      const step: Step =
        kind < 0.1 && landed !== undefined
          ? { date, units: 0, cents: whole(1, 900), landed }
          : (kind < 0.42 && !isFull) || steps.length < 3
            ? { date, units: whole(1, 12), cents: whole(1, 5000), isAdjusted: kind > 0.36 }
            : kind > 0.42 && kind < 0.57
              ? { date, units: 0, kits: kind < 0.51 ? whole(1, 3) : 0 - whole(1, 2) }
              : kind > 0.57 && kind < 0.62
                ? { date, units: 0, moved: whole(1, 3) }
                : kind < 0.87 || back === undefined
                  ? { date, units: 0 - whole(1, 9), isAdjusted: kind > 0.8 }
                  : { date, units: 1, back }
      const { status, body } = await ask(step)
      const isPossible = fits([...steps, step])
      expect(status < 300, `${turn} ${JSON.stringify(step)} ${JSON.stringify(body)}`).toBe(
        isPossible,
      )
      if (!isPossible) continue
      steps.push(step)
      documents.push((body as StockDocument).id)
      if (turn < 200 || turn % 20 === 0) await compare(date)
    }
    await compare('2026-06-30')
    await compare('2026-06-15')
    expect(steps.length).toBeGreaterThan(operations / 2)

    function ask(step: Step) {
      const base = { date: step.date, confirmsCosts: true }
      if (step.landed !== undefined) {
        const receiptIds = [documents[step.landed]]
        const cost = { amount: step.cents, receiptIds, confirmsCosts: true }
        return firm.ask<unknown>('POST', '/landed-costs', cost)
      }
      if (step.kits !== undefined) {
        const kind = step.kits > 0 ? 'assembly' : 'disassembly'
        const lines = [{ item: kit.id, quantity: String(Math.abs(step.kits)) }]
        const document = { ...base, kind, warehouseId: rows[0]?.id, lines }
        return firm.ask<unknown>('POST', '/stock-documents', document)
      }
      if (step.back !== undefined) {
        const lines = [{ position: 0, quantity: String(step.units) }]
        const path = `/stock-documents/${documents[step.back]}/return`
        return firm.ask<unknown>('POST', path, { ...base, lines })
      }
      if (step.moved !== undefined) {
        const lines = [{ item: id, quantity: String(step.moved) }]
        const places = { warehouseId: rows[0]?.id, toWarehouseId: other.id }
        const document = { ...base, kind: 'transfer', ...places, lines }
        return firm.ask<unknown>('POST', '/stock-documents', document)
      }
      const unitCost = step.cents === undefined ? '' : exact(step.cents, step.units)
      const quantity = String(step.isAdjusted ? step.units : Math.abs(step.units))
      const line = { item: id, quantity, unitCost }
      const kind = step.isAdjusted ? 'adjustment' : step.units > 0 ? 'receipt' : 'delivery'
      if (step.cents !== undefined) step.cents = Math.round(Number(unitCost) * step.units * 100)
      const document = { ...base, kind, warehouseId: rows[0]?.id, lines: [line] }
      return firm.ask<unknown>('POST', '/stock-documents', document)
    }

    async function compare(date: string) {
      for (const day of [date, '2026-06-30']) {
        const { thing, kit: kits } = play(steps, method, day)
        for (const [itemId, played] of [[id, thing] as const, [kit.id, kits] as const]) {
          const layers = played.filter(({ units }) => units > 0)
          const stock = await firm.must<ItemStock>('GET', `/stock/${itemId}?date=${day}`)
          expect(
            stock.layers?.map((layer) => ({ units: Number(layer.quantity), cents: layer.value })),
          ).toEqual(layers)
          expect([Number(stock.onHand), stock.value]).toEqual(Object.values(sum(layers)))
        }
        const worth = sum(thing).cents + sum(kits).cents
        const { value, account } = await firm.must<StockValuation>(
          'GET',
          `/stock-valuation?date=${day}`,
        )
        expect([value, account]).toEqual([worth, worth])
      }
    }
  },
)

function exact(cents: number, units: number): string {
  return (cents / units / 100).toFixed(6)
}

/** How many things there are at the end, wherever they lie. */
function onHandOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { units, kits = 0 }) => sum + units - 2 * kits, 0)
}

/** Whether nothing is taken that is not there, and nothing comes back twice. */
function fits(steps: readonly Step[]): boolean {
  const onHand = { thing: 0, kit: 0 }
  for (const { units, kits = 0, moved = 0 } of inOrder(steps)) {
    onHand.thing += units - 2 * kits - moved
    onHand.kit += kits
    if (onHand.thing < 0 || onHand.kit < 0) return false
  }
  return steps.every(({ back, units }, at) => {
    if (back === undefined) return true
    const others = steps.slice(0, at).filter((other) => other.back === back)
    const returned = others.reduce((all, other) => all + other.units, 0)
    return returned + units <= 0 - (steps[back]?.units ?? 0)
  })
}
