import type { PartyDocuments } from '../../firm/parties/index.ts'

/** What customers and suppliers had open when the books began. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'openingItem',
    read: 'payment:view',
    from: 'opening_items',
    party: 'party_id',
    date: 'date',
    title: 'number',
    amount: `case party_role when 'customer' then amount else -amount end`,
    currency: 'currency',
    isCredit: 'amount < 0',
    standing: `case state when 'undone' then 'ended' when 'settled' then 'done' else 'open' end`,
    dueDate: 'due_date',
  },
]
