import type { ModuleParts } from '../../../core/hooks.ts'
import { lineMeasures } from '../../../documents/line-measures.ts'
import { partyInReachOrNone } from '../../firm/parties/views.ts'

const sign = `case kind when 'credit' then -1 else 1 end`

/** Lines of posted bills and credits of suppliers. */
export const billLinesView: ModuleParts['analysisViews'][number] = {
  name: 'billLines',
  needs: 'bill:view',
  reach: ({ actor }) => partyInReachOrNone(actor, 'bills.supplier_id'),
  from: 'bills join bill_lines as line on line.bill_id = bills.id',
  where: `state in ('open', 'paid')`,
  dates: { date: { sql: 'date' }, dueDate: { sql: 'due_date' } },
  fields: {
    supplier: { sql: 'supplier_id', kind: 'party' },
    supplierCountry: { sql: 'supplier_id', kind: 'partyCountry' },
    account: { sql: 'line.account', kind: 'account' },
    costCentre: { sql: 'line.cost_centre_id', kind: 'costCentre' },
    description: { sql: 'line.description', kind: 'text' },
    billedTo: { sql: 'line.customer_id', kind: 'party' },
    billState: { sql: 'state', kind: 'choice' },
    currency: { sql: 'currency', kind: 'currency' },
    document: { sql: 'number', kind: 'text' },
  },
  money: { currency: 'currency', rate: 'exchange_rate', row: 'line.rowid' },
  measures: {
    ...lineMeasures(sign),
    lines: { sum: '1', unit: 'count' },
    bills: { distinct: `case kind when 'bill' then bills.id end` },
    suppliers: { distinct: 'supplier_id' },
    meanBill: { over: 'net', under: 'bills', unit: 'amount' },
  },
  path: `'bills/' || bills.id`,
}
