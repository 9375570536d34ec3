import type { PartyUse } from '../parties/index.ts'

/** Expenses of a supplier, with the name they were noted under. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'expense',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from expenses where supplier_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update expenses set supplier_id = ? where supplier_id = ?', intoId, fromId)
    },
  },
]
