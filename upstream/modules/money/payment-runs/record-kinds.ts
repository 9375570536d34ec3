import type { RecordKinds } from '../../firm/records/index.ts'
import { reachesRun } from './reader.ts'

export const recordKinds: RecordKinds = {
  paymentRun: {
    read: 'payment:view',
    reach: { includes: reachesRun },
    write: 'payment:edit',
    path: (id) => `payment-runs/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string; amount: number; currency: string }>(
        `select number as title, execution_date as date, abs(total) as amount, currency
         from payment_runs where id = ?`,
        id,
      )
      return row
    },
    moneyFields: ['total'],
  },
}
