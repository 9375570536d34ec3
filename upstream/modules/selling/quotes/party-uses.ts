import type { PartyUse } from '../../firm/parties/index.ts'

/** Drafts and issued quotes; what an issued one shows stays as it was issued. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'quote',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from quotes where customer_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update quotes set customer_id = ? where customer_id = ?', intoId, fromId)
    },
  },
]
