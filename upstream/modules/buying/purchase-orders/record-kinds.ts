import type { RecordKinds } from '../../firm/records/index.ts'

/** A draft, which has no number, is known by its supplier. */
export const recordKinds: RecordKinds = {
  purchaseOrder: {
    read: 'bill:view',
    reach: 'whole',
    write: 'bill:edit',
    path: (id) => `purchase-orders/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{
        number: string | null
        name: string
        date: string
        amount: number
        currency: string
      }>(
        `select number, supplier_name as name, issue_date as date, total as amount, currency
         from purchase_orders where id = ?`,
        id,
      )
      if (!row) return undefined
      const { number, name, ...facts } = row
      return { title: number ?? name, ...facts }
    },
    moneyFields: ['total'],
  },
}
