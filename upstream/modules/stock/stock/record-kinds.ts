import type { RecordKinds } from '../../firm/records/index.ts'

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
    fieldRights: { cost: 'stock:cost', landed: 'stock:cost' },
  },
  stockLot: {
    read: 'stock:view',
    reach: 'whole',
    write: 'stock:edit',
    path: (id) => `stock/lots/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string }>(
        'select code as title from stock_lots where id = ?',
        id,
      )
      return row
    },
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
