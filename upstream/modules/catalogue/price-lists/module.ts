import { priceListsContract } from '#contract/catalogue/price-lists.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read } from '../../../firm/implement.ts'
import { pricesOfLines } from './prices-of-lines.ts'
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
