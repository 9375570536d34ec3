import { followsParty } from '../../firm/parties/views.ts'
import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  recurring: {
    read: 'recurring:view',
    reach: followsParty('recurring', 'customer_id'),
    write: 'recurring:edit',
    path: (id) => `recurring/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; amount: number; currency: string }>(
        'select name as title, total as amount, currency from recurring where id = ?',
        id,
      )
      return row
    },
    moneyFields: ['total'],
  },
}
