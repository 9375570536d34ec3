import type { PartyUse } from '../../firm/parties/index.ts'

/** Price lists that name a customer. */
export const partyUses: readonly PartyUse[] = [
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
]
