import type { PartyUse } from '../../firm/parties/index.ts'

/** Mandates of a customer. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'mandate',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from mandates where customer_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update mandates set customer_id = ? where customer_id = ?', intoId, fromId)
    },
  },
]
