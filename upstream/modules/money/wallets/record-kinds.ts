import { followsParty } from '../../firm/parties/views.ts'
import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  wallet: {
    read: 'wallet:view',
    reach: followsParty('wallets', 'customer_id'),
    write: 'wallet:edit',
    path: (id) => `wallets/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; amount: number; currency: string }>(
        'select number as title, balance as amount, currency from wallets where id = ?',
        id,
      )
      return row
    },
  },
}
