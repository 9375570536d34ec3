import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  itemCategory: {
    read: 'item:view',
    reach: 'whole',
    write: 'item:edit',
    path: (id) => `item-categories/${id}`,
    find: ({ sql }, id) => {
      const query = 'select trail as title from item_categories where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
}
