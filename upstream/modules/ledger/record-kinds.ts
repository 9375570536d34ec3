import type { RecordKinds } from '../records/index.ts'

export const recordKinds: RecordKinds = {
  manualEntry: {
    read: 'ledger:view',
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
}
