import { type Item, ItemInput } from '#contract/catalogue/items.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { StockDocumentInput } from '#contract/stock/stock.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createItem } from '../../catalogue/items/index.ts'
import { createStockDocument } from '../../stock/stock/index.ts'
import { placeQuantityOn } from '../../stock/stock/views.ts'
import { showGoods } from './goods-pictures.ts'
import { priceIn } from './prices.ts'

const setName = {
  en: 'Gift set: cutting board and oil',
  de: 'Geschenkset Schneidebrett mit Öl',
  it: 'Set regalo: tagliere e olio',
  ru: 'Подарочный набор: доска и масло',
  es: 'Set de regalo: tabla y aceite',
}

type Entered = { firm: FirmInput; entered: { items: readonly Item[] } }

/** It begins to sell a set of two of its goods, and puts the first ones together. */
export function assembleSets(
  writer: Writer,
  context: FirmContext,
  { firm: { language, baseCurrency }, entered }: Entered,
  warehouseId: string,
): void {
  const parts = ['BRD-030', 'OIL-001'].flatMap((sku) =>
    entered.items.filter((item) => item.sku === sku),
  )
  const [board] = parts
  if (!board) return
  const set = createItem(
    writer,
    context,
    ItemInput.parse({
      kind: 'kit',
      sku: 'SET-001',
      name: setName[language],
      unit: board.unit,
      unitPrice: priceIn(4_500, baseCurrency),
      taxCode: board.taxCode,
      categoryId: board.categoryId,
      components: parts.map(({ sku }) => ({ item: sku, quantity: '1' })),
      labourCost: priceIn(250, baseCurrency),
    }),
  )
  showGoods(writer, context, [set])
  const date = context.now.toISOString().slice(0, 10)
  const there = parts.map(({ id }) => placeQuantityOn(writer, id, warehouseId, date) / 10_000)
  const quantity = Math.min(4, ...there.map(Math.floor))
  if (quantity < 1) return
  const lines = [{ item: set.id, quantity: String(quantity) }]
  const input = StockDocumentInput.parse({ kind: 'assembly', date, warehouseId, lines })
  createStockDocument(writer, context, input)
}
