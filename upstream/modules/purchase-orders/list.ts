import type { PurchaseOrderListQuery } from '#contract/purchase-orders.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../register/describe.ts'

/** The list of orders: what it can be searched, filtered and sorted by. */
export const orderList: RegisterSource<PurchaseOrderListQuery> = {
  from: 'purchase_orders',
  search: 'purchase_order_search',
  tabs: {
    all: '',
    draft: `state = 'draft'`,
    waiting: `state = 'waiting'`,
    approved: `state = 'approved'`,
    sent: `state = 'sent'`,
    partReceived: `state = 'partReceived'`,
    received: `state = 'received'`,
    billed: `state = 'billed'`,
    closed: `state = 'closed'`,
  },
  sorts: {
    issueDate: 'issue_date',
    number: 'number_order',
    supplier: 'supplier_order',
    total: 'total',
  },
  filters: {
    supplierId: equals('supplier_id'),
    from: atLeast('issue_date'),
    to: atMost('issue_date'),
  },
  totals: { currency: 'currency', sums: { net: 'net', total: 'total' } },
}
