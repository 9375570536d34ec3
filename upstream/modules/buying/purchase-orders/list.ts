import type { PurchaseOrderListQuery } from '#contract/buying/purchase-orders.ts'
import { documentTotals } from '../../../documents/offered/list-parts.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { customCondition } from '../../firm/custom-fields/index.ts'
import { partyInReachOrNone } from '../../firm/parties/index.ts'

/** What the list can be searched and sorted by. */
export const orderSource: RegisterSource<PurchaseOrderListQuery> = {
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
  totals: documentTotals,
}

/** The list of orders: what it can be searched, filtered and sorted by. */
export function orderList(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
): RegisterSource<PurchaseOrderListQuery> {
  return {
    ...orderSource,
    within: partyInReachOrNone(context.actor, 'supplier_id'),
    custom: customCondition(reader, context, 'purchaseOrder'),
  }
}
