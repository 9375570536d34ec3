import type { GoodsReceived } from '#contract/buying/goods-received.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { goodsWithoutOrder } from './goods-without-order.ts'
import { quantityText } from './units.ts'

const shown = 500

type Row = {
  orderId: string
  orderNumber: string
  issueDate: string
  supplierId: string
  supplierName: string
  description: string
  unit: string
  received: number
  billed: number
  amount: number
}

/** What was received and is not billed, the oldest order first, held against its account. */
export function goodsReceived(reader: Reader): GoodsReceived {
  const account = accountFor(reader, 'grni')
  const balance = 0 - balanceUntil(reader, account)
  const { ofOrders } = reader.sql
    .exec<{ ofOrders: number }>(
      `select coalesce(sum(received_cost - cleared_cost), 0) as ofOrders
       from purchase_order_lines where received_cost <> cleared_cost`,
    )
    .one()
  const rows = reader.sql
    .exec<Row>(
      `select o.id as orderId, coalesce(o.number, '') as orderNumber, o.issue_date as issueDate,
         o.supplier_id as supplierId, o.supplier_name as supplierName, l.description as description,
         l.unit as unit, l.received as received, l.billed as billed,
         l.received_cost - l.cleared_cost as amount
       from purchase_order_lines l join purchase_orders o on o.id = l.order_id
       where l.received_cost <> l.cleared_cost
       order by o.issue_date, o.id, l.position limit ?`,
      shown + 1,
    )
    .toArray()
  const withoutOrder = goodsWithoutOrder(reader, account)
  const explained = withoutOrder.reduce((sum, { open }) => sum + open, 0)
  const other = balance - ofOrders
  return {
    account,
    currency: getFirmProfile(reader).baseCurrency,
    rows: rows.slice(0, shown).map(({ received, billed, ...row }) => ({
      ...row,
      received: quantityText(received),
      billed: quantityText(billed),
    })),
    ofOrders,
    other,
    withoutOrder: withoutOrder.slice(0, shown),
    byHand: other - explained,
    balance,
    hasMore: rows.length > shown || withoutOrder.length > shown,
  }
}
