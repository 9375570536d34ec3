import type { PartyDocuments } from '../../firm/parties/index.ts'

/** Orders to suppliers. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'purchaseOrder',
    read: 'bill:view',
    from: 'purchase_orders',
    party: 'supplier_id',
    date: 'issue_date',
    title: `coalesce(number, '')`,
    amount: '-total',
    currency: 'currency',
    standing: `case when state in ('draft', 'waiting') then 'draft'
      when state in ('billed', 'closed') then 'done' else 'open' end`,
    dueDate: 'expected_date',
  },
]
