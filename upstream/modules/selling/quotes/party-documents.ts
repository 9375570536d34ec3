import type { PartyDocuments } from '../../firm/parties/index.ts'

/** Quotes to customers, in their newest version. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'quote',
    read: 'quote:view',
    scope: { entity: 'quote', madeBy: 'created_by' },
    from: 'quotes',
    party: 'customer_id',
    date: 'issue_date',
    title: `coalesce(number, '')`,
    amount: 'total',
    currency: 'currency',
    standing: `case when state in ('draft', 'open') then state
      when state in ('declined', 'expired') then 'ended' else 'done' end`,
    dueDate: 'valid_until',
  },
]
