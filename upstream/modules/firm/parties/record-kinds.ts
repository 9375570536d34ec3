import type { RecordKinds } from '../records/index.ts'

/** Customers and suppliers. */
export const recordKinds: RecordKinds = {
  party: {
    read: 'party:view',
    reach: { made: 'party' },
    write: 'party:edit',
    path: (id) => `parties/${id}`,
    find: ({ sql }, id) => {
      const query = 'select name as title from parties where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
}
