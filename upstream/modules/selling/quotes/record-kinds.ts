import type { RecordKinds } from '../../firm/records/index.ts'

/** A draft, which has no number, is known by its customer. */
export const recordKinds: RecordKinds = {
  quote: {
    read: 'quote:view',
    reach: { made: 'quote' },
    write: 'quote:edit',
    path: (id) => `quotes/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{
        number: string | null
        name: string
        date: string
        amount: number
        currency: string
      }>(
        `select number, customer_name as name, issue_date as date, total as amount, currency
         from quotes where id = ?`,
        id,
      )
      if (!row) return undefined
      const { number, name, ...facts } = row
      return { title: number ?? name, ...facts }
    },
    moneyFields: ['total'],
  },
}
