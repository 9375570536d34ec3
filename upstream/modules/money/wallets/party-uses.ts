import type { PartyUse } from '../../firm/parties/index.ts'

/** Balances of a customer. After a merge both stay, each with its own entries. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'wallet',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from wallets where customer_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update wallets set customer_id = ? where customer_id = ?', intoId, fromId)
    },
  },
]
