import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'

export const module = defineModule({
  name: 'price-lists',
  endpoints: router,
  recordKinds: {
    priceList: {
      read: 'item:view',
      reach: 'whole',
      write: 'item:edit',
      path: (id) => `price-lists/${id}`,
      find: ({ sql }, id) => {
        const query = 'select name as title from price_lists where id = ?'
        const [row] = sql.exec<{ title: string }>(query, id)
        return row
      },
    },
  },
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
