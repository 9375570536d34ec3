import type { ModuleParts } from '../../../core/hooks.ts'
import { documentLineFields, lineMeasures } from '../../../documents/line-measures.ts'
import { reachCondition } from '../../../firm/reach.ts'

const sign = `case kind when 'creditNote' then -1 else 1 end`

const from = 'invoices join invoice_lines as line on line.invoice_id = invoices.id'
// Deposits and progress are part of a final invoice, which has all the lines again.
const where = `state not in ('draft', 'void') and purpose = '' and coalesce((select origin.purpose
    from invoices as origin where origin.id = invoices.credits_id), '') = ''`

/** The same lines beside what is sold otherwise. */
export const invoicedRows: ModuleParts['soldRows'][number] = {
  channels: ['invoice', 'creditNote'],
  needs: 'invoice:view',
  reach: (actor) => reachCondition(actor, 'invoice', 'made_by'),
  columns: {
    row_id: 'line.rowid',
    channel: 'kind',
    date: 'issue_date',
    number: 'number',
    customer_id: 'customer_id',
    item_id: 'line.item_id',
    made_by: 'created_by',
    account: 'line.income_account',
    cost_centre_id: 'line.cost_centre_id',
    tax_rate: `line.tax_rate || ' %'`,
    currency: 'currency',
    rate: 'exchange_rate',
    net: `(${sign}) * line.net`,
    tax: `(${sign}) * line.tax_amount`,
    quantity: `round((${sign}) * line.quantity * 10000)`,
    path: `'invoices/' || invoices.id`,
  },
  from: `${from} where ${where}`,
}

/** Lines of final invoices and credit notes, as reports of what was sold count them. */
export const invoiceLinesView: ModuleParts['analysisViews'][number] = {
  name: 'invoiceLines',
  needs: 'invoice:view',
  reach: ({ actor }) => reachCondition(actor, 'invoice', 'invoices.created_by'),
  from,
  where,
  dates: {
    issueDate: { sql: 'issue_date' },
    supplyDate: { sql: 'coalesce(supply_date, issue_date)' },
    dueDate: { sql: 'due_date' },
  },
  fields: {
    ...documentLineFields,
    account: { sql: 'line.income_account', kind: 'account' },
    costCentre: { sql: 'line.cost_centre_id', kind: 'costCentre' },
    taxRate: { sql: `line.tax_rate || ' %'`, kind: 'text' },
    currency: { sql: 'currency', kind: 'currency' },
    documentKind: { sql: 'kind', kind: 'choice' },
    document: { sql: 'number', kind: 'text' },
    cohort: { sql: 'customer_id', kind: 'cohort' },
    age: { sql: `customer_id || '|' || substr(issue_date, 1, 7)`, kind: 'age' },
  },
  money: { currency: 'currency', rate: 'exchange_rate', row: 'line.rowid' },
  measures: {
    ...lineMeasures(sign),
    credited: { sum: `case kind when 'creditNote' then line.net else 0 end`, unit: 'amount' },
    invoiced: { sum: `case kind when 'invoice' then line.net else 0 end`, unit: 'amount' },
    creditedShare: { over: 'credited', under: 'invoiced', unit: 'percent' },
    quantity: { sum: `round((${sign}) * line.quantity * 10000)`, unit: 'quantity' },
    lines: { sum: '1', unit: 'count' },
    invoices: { distinct: `case kind when 'invoice' then invoices.id end` },
    customers: { distinct: 'customer_id' },
    meanInvoice: { over: 'net', under: 'invoices', unit: 'amount' },
    perCustomer: { over: 'net', under: 'customers', unit: 'amount' },
  },
  path: `'invoices/' || invoices.id`,
}
