import type { Item } from '#contract/catalogue/items.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { StockDocumentInput } from '#contract/stock/stock.ts'
import { StockCountInput } from '#contract/stock/stock-counts.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  createStockDocument,
  createWarehouse,
  saveStockSettings,
  usualWarehouse,
} from '../../stock/stock/index.ts'
import { placeQuantityOn } from '../../stock/stock/views.ts'
import {
  beginCount,
  enterCount,
  finishCount,
  listCountLines,
  postCount,
} from '../../stock/stock-counts/index.ts'
import { offerCushions } from './cushions.ts'
import { payFreight } from './freight.ts'
import type { DemoGood } from './goods.ts'
import { assembleSets } from './kits.ts'
import { makers, orderGoods, receiveGoods } from './orders.ts'
import { priceIn } from './prices.ts'

type Words = Record<Language, string>

const showroom: Words = {
  en: 'Showroom',
  de: 'Ausstellung',
  it: 'Showroom',
  ru: 'Шоурум',
  es: 'Sala de exposición',
}
const usual = { allowsNegative: false, asksBeyondStock: true, surplusPercent: 10 }

/** Days before now on which the workshop does something with its stock. */
const days = [92, 64, 40, 18, 4]

/** When it does, until now: milliseconds, UTC. */
export function stockTimes(now: Date): { at: number; place: number }[] {
  return days.map((day, place) => ({ at: now.getTime() - day * 86_400_000, place }))
}

type Goods = { firm: FirmInput; goods: readonly DemoGood[]; entered: { items: readonly Item[] } }

/** Until it counts its stock, its invoices leave that alone. */
export function beginWithoutStock(writer: Writer): void {
  saveStockSettings(writer, { ...usual, invoiceDelivers: 'never' })
}

/**
 * What is done at one of the times: it begins to count, buys without an order and by one, fills
 * the showroom, writes off and orders more.
 */
export function playStock(
  writer: Writer,
  context: FirmContext,
  { firm, goods, entered }: Goods,
  place: number,
): void {
  const { language, baseCurrency } = firm
  const counted = goods.flatMap((good, at) => {
    const item = entered.items[at]
    return good.kind === 'stock' && item ? [{ ...good, id: item.id }] : []
  })
  const cost = (cents: number) => priceIn(Math.round(cents * (0.38 + place / 100)), baseCurrency)
  const main = usualWarehouse(writer, context).id
  const write = (document: object) =>
    createStockDocument(
      writer,
      context,
      StockDocumentInput.parse({
        date: context.now.toISOString().slice(0, 10),
        warehouseId: main,
        ...document,
      }),
    )
  if (place === 0) {
    saveStockSettings(writer, { ...usual, invoiceDelivers: 'atOnce' })
    const lines = counted.map((good) => ({
      item: good.id,
      quantity: String(usualStock(good.cents)),
      unitCost: cost(good.cents),
      ...namedLots(context, good, usualStock(good.cents), 115),
    }))
    write({ kind: 'adjustment', reason: 'opening', lines })
  } else if (place === 1 || place === 3) {
    const bought = counted.filter((_, at) => at % 3 !== place % 2)
    const lines = bought.map((good) => {
      const { id, cents, box } = good
      const size = Number(box?.size ?? '1')
      const quantity = box ? Math.ceil(usualStock(cents) / 2 / size) : usualStock(cents) / 2
      return {
        item: id,
        quantity: String(quantity),
        ...namedLots(context, good, quantity, 540),
        unit: box?.unit ?? '',
        unitCost: cost(cents * size),
      }
    })
    if (place === 1) {
      const { id } = write({ kind: 'receipt', partner: makers[language], lines })
      payFreight(writer, context, firm, id)
    } else {
      const ordered = lines.map(({ unitCost, ...line }) => ({ ...line, unitPrice: unitCost }))
      receiveGoods(writer, context, orderGoods(writer, context, firm, ordered).id)
      assembleSets(writer, context, { firm, entered }, main)
      offerCushions(writer, context, { firm, entered }, main)
    }
  } else if (place === 2) {
    const name = showroom[language]
    const { id: toWarehouseId } = createWarehouse(writer, context, { name, code: '', address: '' })
    const lines = counted.slice(0, 4).map(({ id }) => ({ item: id, quantity: '2' }))
    write({ kind: 'transfer', toWarehouseId, lines })
  } else {
    const [first] = counted
    if (first)
      write({ kind: 'adjustment', reason: 'damage', lines: [{ item: first.id, quantity: '-1' }] })
    const wanted = counted.slice(1, 4).map(({ id, cents }) => ({
      item: id,
      quantity: '12',
      unit: '',
      unitPrice: cost(cents),
    }))
    orderGoods(writer, context, firm, wanted)
    countShelves(writer, context, main)
  }
}

/** A batch of the day that is good for so many days, or a number for each unit. */
function namedLots(
  { now }: FirmContext,
  { sku, tracking }: DemoGood,
  quantity: number,
  goodForDays: number,
) {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  if (tracking === 'serials') {
    const numbers = Array.from({ length: quantity }, (_, at) => String(at + 1).padStart(3, '0'))
    return { codes: numbers.map((number) => `${sku.slice(0, 3)}-${day}-${number}`) }
  }
  if (tracking === 'none') return {}
  const until = new Date(now.getTime() + goodForDays * 86_400_000)
  return { codes: [`${sku.slice(0, 3)}-${day}`], expires: until.toISOString().slice(0, 10) }
}

/** It counts five items, of one of which two are missing, and begins with the next five. */
function countShelves(writer: Writer, context: FirmContext, warehouseId: string): void {
  const date = context.now.toISOString().slice(0, 10)
  const input = StockCountInput.parse({ date, warehouseId, scope: 'cycle', howMany: 5 })
  const { id } = beginCount(writer, context, input)
  const { rows } = listCountLines(writer, id, { show: 'all', page: 1 })
  for (const [at, { itemId: item }] of rows.entries()) {
    const there = placeQuantityOn(writer, item, warehouseId, date) / 10_000
    const quantity = String(Math.max(0, at === 1 ? there - 2 : there))
    enterCount(writer, context, id, { item, quantity })
  }
  finishCount(writer, context, id)
  postCount(writer, context, id, { uncounted: 'leave', confirmsCosts: true })
  beginCount(writer, context, input)
}

/** As many as it likes to have of what costs so much. */
export function usualStock(cents: number): number {
  return cents < 1_000 ? 600 : cents < 10_000 ? 90 : 40
}
