import { defineModule } from '../../../core/hooks.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { router } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'
import { findOrder, isOrderNumberTaken, orderReach } from './reader.ts'

/** Addresses of orders are of the firm that was copied. */
function onCopy({ sql }: Writer): void {
  sql.exec('update shop_orders set public_secret = hex(randomblob(16))')
}

export const module = defineModule({
  name: 'shop',
  endpoints: router,
  forgetsSenders: ({ sql }, before) => {
    sql.exec(
      "update shop_orders set from_place = '' where from_place <> '' and created_at < ?",
      before,
    )
  },
  mailKinds,
  recordKinds: {
    shopOrder: {
      read: 'website:view',
      reach: orderReach,
      write: 'website:post',
      path: (id) => `shop-orders/${id}`,
      find: (reader, id) => {
        const row = findOrder(reader, id)
        return (
          row && {
            title: row.number,
            date: row.placedAt.slice(0, 10),
            amount: row.total,
            currency: row.currency,
          }
        )
      },
      moneyFields: ['total'],
    },
  },
  numberedKinds: [
    {
      kind: 'shopOrder',
      pattern: 'WEB-{YYYY}-{####}',
      prefixes: { de: 'WEB-', it: 'WEB-', ru: 'ИМ-', es: 'WEB-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: isOrderNumberTaken,
    },
  ],
  partyUses: [
    {
      kind: 'shopOrder',
      count: ({ sql }: Reader, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from shop_orders where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update shop_orders set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  onCopy,
  onRestore: onCopy,
})
