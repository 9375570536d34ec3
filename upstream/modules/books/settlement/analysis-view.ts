import type { ModuleParts } from '../../../core/hooks.ts'

const isSettled = `settled_date < '9999'`

/** What invoices and bills ask for, one row for each of their instalments. */
export const openItemsView: ModuleParts['analysisViews'][number] = {
  name: 'openItems',
  needs: 'payment:view',
  reach: 'whole',
  from: 'open_items',
  where: `closed_date is null and ((direction = 'receivable' and side = 'debit')
    or (direction = 'payable' and side = 'credit'))`,
  dates: {
    date: { sql: 'date' },
    dueDate: { sql: 'due_date' },
    settledDate: { sql: 'settled_date' },
  },
  fields: {
    party: { sql: 'party_id', kind: 'party' },
    partyCountry: { sql: 'party_id', kind: 'partyCountry' },
    direction: { sql: 'direction', kind: 'choice' },
    settlement: {
      sql: `case when ${isSettled} then 'settled' else 'open' end`,
      kind: 'choice',
    },
    currency: { sql: 'currency', kind: 'currency' },
    document: { sql: 'document_number', kind: 'text' },
  },
  money: { currency: 'currency' },
  measures: {
    asked: { sum: 'amount_base', unit: 'amount' },
    open: { sum: 'balance_base', unit: 'amount' },
    openShare: { over: 'open', under: 'asked', unit: 'percent' },
    ownAsked: { sum: 'amount', unit: 'ownAmount' },
    ownOpen: { sum: 'balance', unit: 'ownAmount' },
    items: { sum: '1', unit: 'count' },
    settled: { sum: `${isSettled}`, unit: 'count' },
    settledLate: { sum: `${isSettled} and settled_date > due_date`, unit: 'count' },
    lateShare: { over: 'settledLate', under: 'settled', unit: 'percent' },
    paymentDays: {
      sum: `case when ${isSettled} then julianday(settled_date) - julianday(date) else 0 end`,
      unit: 'count',
    },
    daysToPay: { over: 'paymentDays', under: 'settled', unit: 'number' },
  },
}
