import type { PartyUse } from '../../firm/parties/index.ts'

/** Expenses of a supplier, with the name they were noted under, and what is billed on to a customer. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'expense',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          `select (select count(*) from expenses where supplier_id = ?1)
             + (select count(*) from expense_lines where customer_id = ?1) as count`,
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update expenses set supplier_id = ? where supplier_id = ?', intoId, fromId)
      sql.exec('update expense_lines set customer_id = ? where customer_id = ?', intoId, fromId)
    },
  },
]
