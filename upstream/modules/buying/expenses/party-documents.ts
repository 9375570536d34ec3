import type { PartyDocuments } from '../../firm/parties/index.ts'

/** What was spent at a supplier. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'expense',
    read: 'expense:view',
    scope: { entity: 'expense', madeBy: 'created_by' },
    from: 'expenses',
    party: 'supplier_id',
    date: 'date',
    title: `case number when '' then payee else number end`,
    amount: '-amount',
    currency: 'currency',
    standing: `case when state in ('posted', 'reimbursed') then 'done'
      when state in ('reversed', 'rejected') then 'ended' else 'draft' end`,
  },
]
