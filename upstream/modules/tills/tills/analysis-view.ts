import type { ModuleParts } from '../../../core/hooks.ts'
import { partyInReachOrNone } from '../../firm/parties/views.ts'

type View = ModuleParts['analysisViews'][number]

const shared = {
  register: { sql: 'register_name', kind: 'text' },
  cashier: { sql: 'cashier_id', kind: 'person' },
  customer: { sql: 'customer_id', kind: 'party' },
  hour: { sql: 'hour', kind: 'hour' },
  ticketKind: { sql: 'till_tickets.kind', kind: 'choice' },
} as const satisfies View['fields']

/** Sales and refunds at tills, a receipt each. */
export const tillTicketsView: View = {
  name: 'tillTickets',
  needs: 'till:view',
  reach: ({ actor }) => partyInReachOrNone(actor, 'till_tickets.customer_id'),
  from: 'till_tickets',
  dates: { date: { sql: 'date' }, postedOn: { sql: 'posted_on' } },
  fields: { ...shared, document: { sql: 'number', kind: 'text' } },
  measures: {
    net: { sum: 'net', unit: 'amount' },
    tax: { sum: 'tax', unit: 'amount' },
    taken: { sum: 'total', unit: 'amount' },
    discountGiven: { sum: 'discount_total', unit: 'amount' },
    sales: { sum: `kind = 'sale'`, unit: 'count' },
    refunds: { sum: `kind = 'refund'`, unit: 'count' },
    soldNet: { sum: `case kind when 'sale' then net else 0 end`, unit: 'amount' },
    basket: { over: 'soldNet', under: 'sales', unit: 'amount' },
    refundShare: { over: 'refunds', under: 'sales', unit: 'percent' },
    customers: { distinct: 'customer_id' },
  },
  path: `'tills/tickets/' || id`,
}

/** What receipts of tills say was sold, line by line. */
export const tillLinesView: View = {
  name: 'tillLines',
  needs: 'till:view',
  reach: ({ actor }) => partyInReachOrNone(actor, 'till_tickets.customer_id'),
  from: 'till_tickets join till_ticket_lines as line on line.ticket_id = till_tickets.id',
  dates: { date: { sql: 'date' }, postedOn: { sql: 'posted_on' } },
  fields: {
    item: { sql: 'line.item_id', kind: 'item' },
    itemCategory: { sql: 'line.item_id', kind: 'itemCategory' },
    ...shared,
    account: { sql: 'line.income_account', kind: 'account' },
    costCentre: { sql: 'line.cost_centre_id', kind: 'costCentre' },
    taxRate: { sql: `line.tax_rate || ' %'`, kind: 'text' },
  },
  measures: {
    net: { sum: 'line.net', unit: 'amount' },
    tax: { sum: 'line.tax', unit: 'amount' },
    quantity: { sum: 'round(line.quantity * 10000)', unit: 'quantity' },
    lines: { sum: '1', unit: 'count' },
    sales: { distinct: `case till_tickets.kind when 'sale' then till_tickets.id end` },
    linesPerSale: { over: 'lines', under: 'sales', unit: 'number' },
  },
  path: `'tills/tickets/' || till_tickets.id`,
}

/** What was sold over the counter, receipt by receipt. */
const ticketRows: ModuleParts['soldRows'][number] = {
  channels: ['till'],
  needs: 'till:view',
  reach: (actor) => partyInReachOrNone(actor, 'customer_id'),
  columns: {
    row_id: '0',
    channel: `'till'`,
    date: 'date',
    number: 'number',
    customer_id: 'customer_id',
    item_id: 'line.item_id',
    made_by: 'cashier_id',
    account: 'line.income_account',
    cost_centre_id: 'line.cost_centre_id',
    tax_rate: `line.tax_rate || ' %'`,
    currency: 'currency',
    rate: `'1'`,
    net: 'line.net',
    tax: 'line.tax',
    quantity: 'round(line.quantity * 10000)',
    path: `'tills/tickets/' || till_tickets.id`,
  },
  from: 'till_tickets join till_ticket_lines as line on line.ticket_id = till_tickets.id',
}

/** Totals of days that no till noted: of no item and no customer. */
const dayTotalRows: ModuleParts['soldRows'][number] = {
  channels: ['dayTotal'],
  needs: 'till:view',
  reach: () => undefined,
  columns: {
    row_id: '0',
    channel: `'dayTotal'`,
    date: 'date',
    number: 'number',
    customer_id: `''`,
    item_id: `''`,
    made_by: 'created_by',
    account: `''`,
    cost_centre_id: `''`,
    tax_rate: `''`,
    currency: 'currency',
    rate: `'1'`,
    net: 'net',
    tax: 'tax',
    quantity: '0',
    path: `'tills/totals/' || id`,
  },
  from: `till_day_totals where state = 'posted'`,
}

export const soldRows = [ticketRows, dayTotalRows]
