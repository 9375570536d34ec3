import type { PartyUse } from '../../firm/parties/index.ts'

/** Runs that pay a supplier's bills. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'paymentRun',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          `select count(distinct run_id) as count from payment_run_items
           where payee_id = ? and kind = 'bill'`,
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      const change = `update payment_run_items set payee_id = ? where payee_id = ? and kind = 'bill'`
      sql.exec(change, intoId, fromId)
    },
  },
]
