import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'

export const module = defineModule({
  name: 'stock-counts',
  endpoints: router,
  recordKinds: {
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
  },
  /** Items that are or were counted. */
  usesOf: {
    item: ({ sql }, id) =>
      sql.exec('select 1 from stock_count_lines where item_id = ? limit 1', id).toArray().length >
      0,
  },
  /** A count of last year's end is often begun in the new year. */
  numberedKinds: [
    {
      kind: 'stockCount',
      pattern: 'SC-{YYYY}-{####}',
      prefixes: { de: 'INV-', it: 'INV-', ru: 'ИНВ-', es: 'INV-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from stock_counts where number = ?', number).toArray().length > 0,
    },
  ],
})
