import {
  BillingState,
  DeliveryState,
  type SalesOrderListQuery,
  type SalesOrderRow,
  SalesOrderState,
} from '#contract/selling/sales-orders.ts'
import { customerFilters, documentTotals } from '../../../documents/offered/list-parts.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext } from '../../../firm/store.ts'
import type { RegisterSource } from '../../../register/describe.ts'

/** What the list can be searched and sorted by. */
export const salesOrderSource: RegisterSource<SalesOrderListQuery> = {
  from: 'sales_orders',
  search: 'sales_order_search',
  tabs: {
    all: '',
    draft: `state = 'draft'`,
    toDeliver: `state = 'open' and delivery_state in ('open', 'partly')`,
    toInvoice: `state = 'open' and billing_state in ('open', 'partly')`,
    done: `state = 'done'`,
    cancelled: `state = 'cancelled'`,
  },
  sorts: {
    issueDate: 'issue_date',
    number: 'number_order',
    customer: 'customer_order',
    deliveryDate: `case when delivery_date is null then '' else delivery_date end`,
    total: 'total',
  },
  filters: customerFilters,
  totals: documentTotals,
}

/** The list of orders that somebody's role reaches. */
export function salesOrderList({
  actor,
}: Pick<FirmContext, 'actor'>): RegisterSource<SalesOrderListQuery> {
  return { ...salesOrderSource, within: reachCondition(actor, 'quote', 'created_by') }
}

/** Makes a row of the contract from one of the table. */
export function salesOrderRow(row: Record<string, SqlStorageValue>): SalesOrderRow {
  return {
    id: String(row.id),
    number: row.number === null ? '' : String(row.number),
    customerId: String(row.customer_id),
    customerName: String(row.customer_name),
    customerReference: String(row.customer_reference),
    issueDate: String(row.issue_date),
    deliveryDate: row.delivery_date === null ? null : String(row.delivery_date),
    state: SalesOrderState.parse(row.state),
    deliveryState: DeliveryState.parse(row.delivery_state),
    billingState: BillingState.parse(row.billing_state),
    currency: String(row.currency),
    net: Number(row.net),
    total: Number(row.total),
    stillOrdered: row.still_ordered === null ? null : Number(row.still_ordered),
  }
}
