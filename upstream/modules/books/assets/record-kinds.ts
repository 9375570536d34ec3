import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  asset: {
    read: 'ledger:view',
    reach: 'whole',
    write: 'ledger:edit',
    path: (id) => `assets/${id}`,
    keepsFiles: ({ sql }, id) =>
      sql
        .exec("select 1 from assets where id = ? and (posted <> 0 or state <> 'active')", id)
        .toArray().length > 0,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string }>(
        'select name as title, start_date as date from assets where id = ?',
        id,
      )
      return row
    },
    moneyFields: ['cost', 'residual', 'posted'],
  },
}
