import type { PartyDocuments } from '../../firm/parties/index.ts'

/** Money received from a party, and money paid to one. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'payment',
    read: 'payment:view',
    scope: { entity: 'payment', madeBy: 'created_by' },
    from: 'payments',
    party: 'party_id',
    date: 'date',
    title: 'number',
    amount: `case when direction in ('in', 'fromSupplier') then amount else -amount end`,
    currency: 'currency',
    standing: `case state when 'reversed' then 'ended' else 'done' end`,
  },
]
