import type { PartyUse } from '../../firm/parties/index.ts'

/** What a party still owed, or was owed, when the books began. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'openingItem',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from opening_items where party_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update opening_items set party_id = ? where party_id = ?', intoId, fromId)
    },
  },
]
