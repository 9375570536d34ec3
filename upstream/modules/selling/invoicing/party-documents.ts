import type { PartyDocuments } from '../../firm/parties/index.ts'

/** Invoices and credit notes. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'invoice',
    read: 'invoice:view',
    scope: { entity: 'invoice', madeBy: 'created_by' },
    from: 'invoices',
    party: 'customer_id',
    date: 'issue_date',
    title: `coalesce(number, '')`,
    amount: `case kind when 'creditNote' then -total else total end`,
    currency: 'currency',
    isCredit: `kind = 'creditNote'`,
    standing: `case when state = 'draft' then 'draft' when state = 'void' then 'ended'
      when due > 0 then 'open' else 'done' end`,
    dueDate: 'due_date',
  },
]
