import { followsParty } from '../../firm/parties/views.ts'
import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  recurringPurchase: {
    read: 'bill:view',
    reach: followsParty('recurring_purchases', 'supplier_id'),
    write: 'bill:edit',
    path: (id) => `recurring-purchases/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; amount: number; currency: string }>(
        'select name as title, total as amount, currency from recurring_purchases where id = ?',
        id,
      )
      return row
    },
    moneyFields: ['total'],
  },
}
