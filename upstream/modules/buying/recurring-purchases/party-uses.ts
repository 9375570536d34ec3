import type { PartyUse } from '../../firm/parties/index.ts'

/** Recurring bills of a supplier; each made bill is one of its own. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'recurringPurchase',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from recurring_purchases where supplier_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      const change = 'update recurring_purchases set supplier_id = ? where supplier_id = ?'
      sql.exec(change, intoId, fromId)
    },
  },
]
