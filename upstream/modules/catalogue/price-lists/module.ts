import { type FoundPrice, priceListsContract } from '#contract/catalogue/price-lists.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { itemsToSell } from '../items/index.ts'
import { findPrices, type PriceQuestion } from './find-prices.ts'
import { priceLists } from './register.ts'

export const module = defineModule({
  name: 'price-lists',
  endpoints: answer(priceListsContract, {
    ...priceLists.handlers,
    find: read((reader, _, { customerId = null, ...asked }) => ({
      rows: pricesOfLines(reader, { ...asked, customerId }),
    })),
  }),
  recordKinds: priceLists.recordKinds,
  /** Price lists that name a customer. */
  partyUses: [
    {
      kind: 'priceList',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from price_list_customers where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec(
          'update or ignore price_list_customers set customer_id = ? where customer_id = ?',
          intoId,
          fromId,
        )
        sql.exec('delete from price_list_customers where customer_id = ?', fromId)
      },
    },
  ],
  /** Items that a price list has. */
  usesOf: {
    item: ({ sql }, id) =>
      sql.exec('select 1 from price_list_prices where item_id = ? limit 1', id).toArray().length >
      0,
  },
})

/** What each line's item costs: as a list says, else as it says itself; null for what is none. */
function pricesOfLines(reader: Reader, question: PriceQuestion): (FoundPrice | null)[] {
  const { baseCurrency: currency } = getFirmProfile(reader)
  const items = itemsToSell(
    reader,
    question.lines.map(({ itemId }) => itemId),
  )
  return findPrices(reader, question).map((found, at) => {
    const item = items.get(question.lines[at]?.itemId ?? '')
    if (!item) return null
    const { id: itemId, unitPrice, priceMode } = item
    return found ?? { itemId, unitPrice, priceMode, currency, listId: null, listName: '' }
  })
}
