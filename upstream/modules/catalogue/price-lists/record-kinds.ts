import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  priceList: {
    read: 'item:view',
    reach: 'whole',
    write: 'item:edit',
    path: (id) => `price-lists/${id}`,
    find: ({ sql }, id) => {
      const query = 'select name as title from price_lists where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
}
