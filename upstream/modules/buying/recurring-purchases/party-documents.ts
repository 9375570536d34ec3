import type { PartyDocuments } from '../../firm/parties/index.ts'

/** Bills and expenses that come again and again, by the day of the next one. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'recurringPurchase',
    read: 'bill:view',
    from: 'recurring_purchases',
    party: 'supplier_id',
    date: 'next_date',
    title: 'name',
    amount: '-total',
    currency: 'currency',
    standing: `case state when 'active' then 'open' else 'ended' end`,
  },
]
