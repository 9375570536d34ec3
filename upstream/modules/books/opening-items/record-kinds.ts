import type { Reader } from '../../../firm/store.ts'
import { followsParty } from '../../firm/parties/views.ts'
import type { KnownLink, RecordKinds } from '../../firm/records/index.ts'
import { settlementsOf } from '../settlement/views.ts'

/** Unpaid documents of the old books. */
export const recordKinds: RecordKinds = {
  openingItem: {
    read: 'payment:view',
    reach: followsParty('opening_items', 'party_id'),
    write: 'ledger:edit',
    path: (id) => `opening-items/${id}`,
    find: ({ sql }, id) => {
      const [row] = sql.exec<{ title: string; date: string; amount: number; currency: string }>(
        `select number || ' ' || party_name as title, date, amount, currency
         from opening_items where id = ?`,
        id,
      )
      return row
    },
    links: linksOf,
    moneyFields: ['amount', 'due'],
  },
}

/** What paid it. */
function linksOf(reader: Reader, id: string): KnownLink[] {
  return settlementsOf(reader, id)
    .filter(({ by }) => by.kind === 'payment')
    .map(({ by, date, amount }) => ({
      relation: 'pays',
      direction: 'to',
      kind: 'payment',
      id: by.id,
      date,
      amount,
      currency: null,
    }))
}
