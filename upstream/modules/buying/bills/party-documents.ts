import type { PartyDocuments } from '../../firm/parties/index.ts'

/** Bills and credits of suppliers. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'bill',
    read: 'bill:view',
    from: 'bills',
    party: 'supplier_id',
    date: 'date',
    title: `case supplier_number when '' then number else supplier_number end`,
    amount: `case kind when 'credit' then total_amount else -total_amount end`,
    currency: 'currency',
    isCredit: `kind = 'credit'`,
    standing: `case when state in ('draft', 'waiting') then 'draft' when state = 'void' then 'ended'
      when due > 0 then 'open' else 'done' end`,
    dueDate: 'due_date',
  },
]
