import { getFirmProfile } from '../../firm/firms/index.ts'
import type { RecordKinds } from '../../firm/records/index.ts'
import { accountName } from './account-reader.ts'

export const recordKinds: RecordKinds = {
  manualEntry: {
    read: 'ledger:view',
    reach: 'whole',
    write: 'ledger:edit',
    path: (id) => `ledger/entries/${id}`,
    keepsFiles: ({ sql }, id) =>
      sql.exec("select 1 from manual_entries where id = ? and state <> 'draft'", id).toArray()
        .length > 0,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string }>(
        'select memo as title, date from manual_entries where id = ?',
        id,
      )
      return row
    },
    moneyFields: ['debit', 'credit'],
  },
  journalTemplate: {
    read: 'ledger:view',
    reach: 'whole',
    write: 'ledger:edit',
    path: (id) => `ledger/templates/${id}`,
    find: ({ sql }, id) => {
      const query = 'select name as title from journal_templates where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
    moneyFields: ['debit', 'credit'],
  },
  /** Its id is its code. */
  account: {
    read: 'ledger:view',
    reach: 'whole',
    write: 'ledger:edit',
    path: (code) => `ledger/accounts/${encodeURIComponent(code)}`,
    find: (reader, code) => {
      const name = accountName(reader, code)
      const { language } = getFirmProfile(reader)
      const [some] = Object.values(name)
      return some === undefined ? undefined : { title: `${code} ${name[language] ?? some}` }
    },
  },
}
