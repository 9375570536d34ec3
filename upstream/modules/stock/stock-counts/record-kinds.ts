import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  stockCount: {
    read: 'stock:view',
    reach: 'whole',
    write: 'stock:edit',
    path: (id) => `stock/counts/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string }>(
        'select number as title, date from stock_counts where id = ?',
        id,
      )
      return row
    },
    fieldRights: { lost: 'stock:cost', found: 'stock:cost', value: 'stock:cost' },
  },
}
