import type { PartyDocuments } from '../../firm/parties/index.ts'

/** Tickets of a customer who was named at the till. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'tillTicket',
    read: 'till:view',
    from: 'till_tickets',
    party: 'customer_id',
    date: 'date',
    title: 'number',
    amount: 'total',
    currency: 'currency',
    isCredit: `kind = 'refund'`,
    standing: `'done'`,
  },
]
