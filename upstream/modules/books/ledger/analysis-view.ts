import type { ModuleParts } from '../../../core/hooks.ts'

const accountsOf = (types: string) =>
  `account in (select code from accounts where type in (${types}))`
const noYearEnd = `entry_sequence not in (select sequence from journal_entries where source_kind = 'yearEnd')`
const ofAccounts = (types: string, amount: string) =>
  `case when ${accountsOf(types)} and ${noYearEnd} then ${amount} else 0 end`

const ofKinds = (types: string, amount: string) =>
  `case when ${accountsOf(types)} and source_kind <> 'yearEnd' then ${amount} else 0 end`

/** Lines of the journal; what asks for accounts and days alone is answered by the sums of days. */
export const journalLinesView: ModuleParts['analysisViews'][number] = {
  name: 'journalLines',
  needs: 'ledger:view',
  reach: 'whole',
  from: 'journal_lines as line',
  dates: { date: { sql: 'date' } },
  fields: {
    account: { sql: 'account', kind: 'account' },
    accountType: { sql: 'account', kind: 'accountType' },
    party: { sql: 'party_id', kind: 'party' },
    partyCountry: { sql: 'party_id', kind: 'partyCountry' },
    costCentre: { sql: 'cost_centre_id', kind: 'costCentre' },
    taxCode: { sql: 'tax_code', kind: 'text' },
  },
  measures: {
    result: { sum: ofAccounts(`'income', 'expense'`, 'credit - debit'), unit: 'amount' },
    income: { sum: ofAccounts(`'income'`, 'credit - debit'), unit: 'amount' },
    expenses: { sum: ofAccounts(`'expense'`, 'debit - credit'), unit: 'amount' },
    returnOnSales: { over: 'result', under: 'income', unit: 'percent' },
    debit: { sum: 'debit', unit: 'amount' },
    credit: { sum: 'credit', unit: 'amount' },
    change: { sum: 'debit - credit', unit: 'amount' },
    balance: { level: 'change' },
    lines: { sum: '1', unit: 'count' },
    entries: { distinct: 'entry_sequence' },
  },
  path: `'ledger/entries/' || (select id from journal_entries where sequence = line.entry_sequence)`,
  sums: [
    {
      from: 'account_days',
      dates: { date: { sql: 'date' } },
      fields: { account: 'account', accountType: 'account' },
      measures: {
        debit: 'debit',
        credit: 'credit',
        change: 'debit - credit',
        lines: 'lines',
      },
    },
    {
      from: 'kind_days',
      dates: { date: { sql: 'date' } },
      fields: { account: 'account', accountType: 'account' },
      measures: {
        result: ofKinds(`'income', 'expense'`, 'credit - debit'),
        income: ofKinds(`'income'`, 'credit - debit'),
        expenses: ofKinds(`'expense'`, 'debit - credit'),
        debit: 'debit',
        credit: 'credit',
        change: 'debit - credit',
      },
    },
  ],
}
