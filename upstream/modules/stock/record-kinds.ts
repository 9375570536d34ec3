import type { RecordKinds } from '../records/index.ts'

export const recordKinds: RecordKinds = {
  stockDocument: {
    read: 'stock:view',
    reach: 'whole',
    write: 'stock:edit',
    path: (id) => `stock/documents/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string }>(
        'select number as title, date from stock_documents where id = ?',
        id,
      )
      return row
    },
    fieldRights: { cost: 'stock:cost' },
  },
  warehouse: {
    read: 'stock:view',
    reach: 'whole',
    write: 'stock:adjust',
    path: (id) => `stock/warehouses/${id}`,
    find: ({ sql }, id) => {
      const query = 'select name as title from stock_warehouses where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
}
