import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { ItemStock, StockDocument } from '#contract/stock/stock.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { randomFrom } from '#upstream/testing/random.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { type Layer, labour, type Method, play, type Step, sum } from './testing/model.ts'
import { isPossible, nextStep } from './testing/next-step.ts'

/** How many moves are played in all: `MOVES=10000` asks for the whole proof (`npm run bench moves`). */
const moves = Number(env.MOVES) || 140
/** Of one history; a long proof has many, each of a firm and a seed of its own. */
const most = 1000
const count = 2 * Math.ceil(moves / most / 2)
const length = Math.ceil(moves / count)
const histories = Array.from({ length: count }, (_, at): [Method, number] => [
  at % 2 === 0 ? 'fifo' : 'average',
  11 + at,
])
const last = '2026-06-30'

test.each(histories)(
  'layers, cost, value and books of a history are the model’s: %s, %i',
  {
    timeout: 60_000 + 600 * length,
  },
  async (method, seed) => {
    const stock = await Stock.open(method)
    const random = randomFrom(seed)
    const steps: Step[] = []
    const kinds = new Set<string>()
    for (let turn = 0; steps.length < length; turn += 1) {
      const step = nextStep(steps, { random, length })
      const { status, body } = await stock.ask(step)
      const isTaken = isPossible([...steps, step])
      expect(status < 300, `${turn} ${JSON.stringify(step)} ${JSON.stringify(body)}`).toBe(isTaken)
      if (!isTaken) continue
      steps.push(step)
      stock.documents.push(body.id)
      kinds.add(body.kind)
      const what = `${method}, ${seed}, move ${steps.length}`
      for (const day of new Set([step.date, last])) {
        expect(await stock.on(day), `${what}, on ${day}`).toEqual(modelOf(steps, method, day))
      }
      expect(await stock.costs(), what).toEqual(costsOf(steps, method))
      expect(await stock.books(), what).toEqual(booksOf(steps, method))
    }
    expect(kinds.size).toBe(8)
  },
)

type Found = { thing: Layer[]; kit: Layer[]; onHand: Layer[]; value: number; account: number }

/** A firm with a thing, and kits of two of them each. */
class Stock {
  readonly documents: string[] = []
  constructor(
    readonly firm: TestFirm,
    readonly thing: Item,
    readonly kit: Item,
    readonly places: readonly [string, string],
  ) {}

  static async open(costMethod: Method): Promise<Stock> {
    const firm = await TestFirm.open()
    const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
    const other = await firm.must<Warehouse>('POST', '/warehouses', { name: 'Shop' })
    const base = { unit: 'pc', unitPrice: '9', taxCode: 'DE-S19', costMethod }
    const thing = await firm.must<Item>('POST', '/items', { ...base, kind: 'stock', name: 'Thing' })
    const parts = { components: [{ item: 'Thing', quantity: '2' }], labourCost: `${labour / 100}` }
    const name = 'Two things'
    const kit = await firm.must<Item>('POST', '/items', { ...base, kind: 'kit', name, ...parts })
    return new Stock(firm, thing, kit, [rows[0]?.id ?? '', other.id])
  }

  /** Asks for a step; what was received is noted in it at the whole cents that its price comes to. */
  ask(step: Step): Promise<{ status: number; body: StockDocument }> {
    const { date, units, kits, landed, moved, back } = step
    const base = { date, confirmsCosts: true }
    if (landed !== undefined) {
      const receiptIds = [this.documents[landed]]
      const cost = { amount: step.cents, receiptIds, confirmsCosts: true }
      return this.firm.ask('POST', '/landed-costs', cost)
    }
    if (back !== undefined) {
      const path = `/stock-documents/${this.documents[back]}/return`
      return this.firm.ask('POST', path, {
        ...base,
        lines: [{ position: 0, quantity: `${units}` }],
      })
    }
    const [warehouseId, toWarehouseId] = this.places
    const post = (kind: string, quantity: number, line: object = {}) => {
      const lines = [{ item: this.thing.id, quantity: `${quantity}`, ...line }]
      const document = { ...base, kind, warehouseId, lines }
      return this.firm.ask<StockDocument>(
        'POST',
        '/stock-documents',
        kind === 'transfer' ? { ...document, toWarehouseId } : document,
      )
    }
    if (kits !== undefined) {
      const kind = kits > 0 ? 'assembly' : 'disassembly'
      return post(kind, Math.abs(kits), { item: this.kit.id })
    }
    if (moved !== undefined) return post('transfer', moved)
    const unitCost = step.cents === undefined ? '' : (step.cents / units / 100).toFixed(6)
    if (step.cents !== undefined) step.cents = Math.round(Number(unitCost) * units * 100)
    if (step.isAdjusted) return post('adjustment', units, { unitCost })
    return post(units > 0 ? 'receipt' : 'delivery', Math.abs(units), { unitCost })
  }

  /** What lies there at the end of a day, what it is worth, and what the ledger says of that. */
  async on(day: string): Promise<Found> {
    const [thing, kit] = await Promise.all(
      [this.thing, this.kit].map(({ id }) =>
        this.firm.must<ItemStock>('GET', `/stock/${id}?date=${day}`),
      ),
    )
    const path = `/stock-valuation?date=${day}`
    const { value, account } = await this.firm.must<StockValuation>('GET', path)
    const layers = (of?: ItemStock) =>
      (of?.layers ?? []).map((one) => ({ units: Number(one.quantity), cents: one.value ?? 0 }))
    const onHand = [thing, kit].map((of) => ({
      units: Number(of?.onHand),
      cents: of?.value ?? 0,
    }))
    return {
      ...{ thing: layers(thing), kit: layers(kit), onHand },
      ...{ value: value ?? 0, account: account ?? 0 },
    }
  }

  /** By how much each document changed what the stock is worth; none that moved nothing. */
  costs(): Promise<number[]> {
    return runInDurableObject(this.firm.object, (_, { storage }) => {
      const rows = storage.sql
        .exec<{ id: string; value: number }>(
          'select document_id as id, sum(value) as value from stock_moves group by document_id',
        )
        .toArray()
      const known = new Map(rows.map(({ id, value }) => [id, value]))
      return this.documents.map((id) => known.get(id) ?? 0)
    })
  }

  /** What the accounts have that stock is posted to (SKR 03), those without a balance left out. */
  async books(): Promise<Record<string, number>> {
    return without0(await this.firm.balances())
  }
}

function modelOf(steps: readonly Step[], method: Method, day: string): Found {
  const { thing, kit } = play(steps, method, day).layers
  const onHand = [sum(thing), sum(kit)]
  const value = sum(onHand).cents
  const there = (layers: Layer[]) => layers.filter(({ units }) => units > 0)
  return { thing: there(thing), kit: there(kit), onHand, value, account: value }
}

function costsOf(steps: readonly Step[], method: Method): number[] {
  const { costs } = play(steps, method)
  return steps.map((_, at) => costs.get(at) ?? 0)
}

/** Where each cent came from and went to: what was received and landed, sold, missed, and worked. */
function booksOf(steps: readonly Step[], method: Method): Record<string, number> {
  const costs = costsOf(steps, method)
  const books: Record<string, number> = {}
  const add = (account: string, cents: number) => {
    books[account] = (books[account] ?? 0) + cents
  }
  for (const [at, { units, cents = 0, back, kits, landed, isAdjusted }] of steps.entries()) {
    const cost = costs[at] ?? 0
    add('3980', cost)
    if (landed !== undefined) {
      add('3800', 0 - cents)
    } else if (isAdjusted) add('3960', 0 - cost)
    else if (kits !== undefined) add('3998', 0 - cost)
    else if (units > 0 && back === undefined) {
      add('1792', 0 - cents)
    } else add('4000', 0 - cost)
  }
  return without0(books)
}

function without0(books: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(books).filter(([, cents]) => cents !== 0))
}
