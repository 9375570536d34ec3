import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  coupon: {
    read: 'till:view',
    reach: 'whole',
    write: 'till:edit',
    path: (id) => `coupons/${id}`,
    find: ({ sql }, id) => {
      const query = 'select code as title from coupons where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
}
