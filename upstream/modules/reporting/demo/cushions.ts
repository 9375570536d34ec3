import { combinationsOf, proposedSku } from '#contract/catalogue/item-variants.ts'
import { type Item, ItemInput } from '#contract/catalogue/items.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { StockDocumentInput } from '#contract/stock/stock.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createItem, makeVariants } from '../../catalogue/items/index.ts'
import { createStockDocument } from '../../stock/stock/index.ts'
import { showGoods } from './goods-pictures.ts'
import { priceIn } from './prices.ts'

type Words = { name: string; colour: string; colours: string[]; size: string }

const words: Record<Language, Words> = {
  en: {
    name: 'Linen cushion',
    colour: 'Colour',
    colours: ['natural', 'sage', 'rust'],
    size: 'Size',
  },
  de: {
    name: 'Leinenkissen',
    colour: 'Farbe',
    colours: ['natur', 'salbei', 'rost'],
    size: 'Größe',
  },
  it: {
    ...{ name: 'Cuscino in lino', colour: 'Colore', size: 'Misura' },
    colours: ['naturale', 'salvia', 'ruggine'],
  },
  ru: {
    ...{ name: 'Льняная подушка', colour: 'Цвет', size: 'Размер' },
    colours: ['натуральный', 'шалфей', 'терракота'],
  },
  es: {
    name: 'Cojín de lino',
    colour: 'Color',
    colours: ['natural', 'salvia', 'teja'],
    size: 'Medida',
  },
}

type Entered = { firm: FirmInput; entered: { items: readonly Item[] } }

/** It sells cushions in three colours and two sizes, and the first ones have come. */
export function offerCushions(
  writer: Writer,
  context: FirmContext,
  { firm: { language, baseCurrency }, entered }: Entered,
  warehouseId: string,
): void {
  const [like] = entered.items.filter(({ sku }) => sku === 'TRY-015')
  if (!like) return
  const { name, colour, colours, size } = words[language]
  const parent = createItem(
    writer,
    context,
    ItemInput.parse({
      kind: 'stock',
      sku: 'CUS-040',
      name,
      unit: like.unit,
      unitPrice: priceIn(3_900, baseCurrency),
      taxCode: like.taxCode,
      categoryId: like.categoryId,
      weight: '0.6',
    }),
  )
  showGoods(writer, context, [parent])
  const options = [
    { name: colour, values: colours },
    { name: size, values: ['40 × 40', '50 × 50'] },
  ]
  const { variants } = makeVariants(writer, context, {
    itemId: parent.id,
    version: parent.version,
    options,
    variants: combinationsOf(options).map((values) => ({
      ...{ values, barcode: '', sku: proposedSku(parent.sku, values) },
      unitPrice: values[1]?.startsWith('50') ? priceIn(4_600, baseCurrency) : '',
    })),
  })
  const lines = variants.map(({ id }, at) => ({
    item: id,
    quantity: String(6 + at * 2),
    unitCost: priceIn(1_450, baseCurrency),
  }))
  const date = context.now.toISOString().slice(0, 10)
  const input = StockDocumentInput.parse({ kind: 'receipt', date, warehouseId, lines })
  createStockDocument(writer, context, input)
}
