import type { ModuleParts } from '../../../core/hooks.ts'
import { documentLineFields } from '../../../documents/line-measures.ts'
import { reachCondition } from '../../../firm/reach.ts'

/** Lines of confirmed orders, done ones included; what was given up of them is left out. */
export const orderLinesView: ModuleParts['analysisViews'][number] = {
  name: 'orderLines',
  needs: 'quote:view',
  reach: ({ actor }) => reachCondition(actor, 'quote', 'sales_orders.created_by'),
  from: 'sales_orders join sales_order_lines as line on line.order_id = sales_orders.id',
  where: `state in ('open', 'done')`,
  dates: {
    issueDate: { sql: 'issue_date' },
    deliveryDate: { sql: `coalesce(delivery_date, issue_date)` },
  },
  fields: {
    ...documentLineFields,
    orderState: { sql: 'state', kind: 'choice' },
    deliveryState: { sql: 'delivery_state', kind: 'choice' },
    billingState: { sql: 'billing_state', kind: 'choice' },
    currency: { sql: 'currency', kind: 'currency' },
    document: { sql: 'number', kind: 'text' },
  },
  money: { currency: 'currency', rate: 'exchange_rate', row: 'line.rowid' },
  measures: {
    net: { sum: 'line.net', unit: 'amount' },
    gross: { sum: 'line.net + line.tax_amount', unit: 'amount' },
    ownNet: { sum: 'line.net', unit: 'ownAmount' },
    quantity: { sum: 'round(line.quantity * 10000) - line.closed', unit: 'quantity' },
    closedShort: { sum: 'line.closed', unit: 'quantity' },
    lines: { sum: '1', unit: 'count' },
    orders: { distinct: 'sales_orders.id' },
    meanOrder: { over: 'net', under: 'orders', unit: 'amount' },
  },
  path: `'sales-orders/' || sales_orders.id`,
}
