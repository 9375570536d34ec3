import { followsParty } from '../../firm/parties/views.ts'
import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  loyaltyAccount: {
    read: 'till:view',
    reach: followsParty('loyalty_accounts', 'customer_id'),
    write: 'till:approve',
    path: (id) => `loyalty/${id}`,
    find: ({ sql }, id) => {
      const query = 'select customer_name as title from loyalty_accounts where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
}
