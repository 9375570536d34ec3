import type { PartyUse } from '../../firm/parties/index.ts'

/** Payments, with the name they were recorded under. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'payment',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from payments where party_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update payments set party_id = ? where party_id = ?', intoId, fromId)
    },
  },
]
