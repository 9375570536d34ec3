import { followsParty } from '../../firm/parties/views.ts'
import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  mandate: {
    read: 'payment:view',
    reach: { ...followsParty('mandates', 'customer_id'), needsAll: 'payment' },
    write: 'payment:edit',
    path: (id) => `mandates/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string }>(
        `select reference || ' ' || customer_name as title, signed_on as date
         from mandates where id = ?`,
        id,
      )
      return row
    },
  },
}
