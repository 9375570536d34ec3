import type { Item } from '#contract/catalogue/items.ts'
import { PriceListInput } from '#contract/catalogue/price-lists.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createPriceList } from '../../catalogue/price-lists/index.ts'
import type { DemoGood } from './goods.ts'
import { priceIn } from './prices.ts'

const names: Record<Language, string> = {
  en: 'Trade prices',
  de: 'Händlerpreise',
  it: 'Prezzi per rivenditori',
  ru: 'Цены для магазинов',
  es: 'Precios para comercios',
}

/** So many goods are on the list, each dearer by the piece than from ten on. */
const listed = 5
const perMille = { few: 900, many: 850 }

type Entered = { items: readonly Item[]; customers: readonly Party[] }

/** A list of prices for two customers who sell on what they buy. */
export function setTradePrices(
  writer: Writer,
  context: FirmContext,
  { baseCurrency, language }: { baseCurrency: string; language: Language },
  goods: readonly DemoGood[],
  { items, customers }: Entered,
): void {
  const prices = items.slice(0, listed).flatMap(({ name }, at) => {
    const cents = goods[at]?.cents ?? 0
    const costs = (share: number) => priceIn(Math.round((cents * share) / 1000), baseCurrency)
    return [
      { item: name, fromQuantity: '', unitPrice: costs(perMille.few) },
      { item: name, fromQuantity: '10', unitPrice: costs(perMille.many) },
    ]
  })
  const buyers = customers.filter(
    ({ kind, currency }) => kind === 'company' && currency === baseCurrency,
  )
  createPriceList(
    writer,
    context,
    PriceListInput.parse({
      name: names[language],
      currency: baseCurrency,
      customers: buyers.slice(0, 2).map(({ name }) => ({ name })),
      prices,
    }),
  )
}
