import type { PartyUse } from '../../firm/parties/index.ts'

/** Posted lines are never changed: the old id leads to the party that stays. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'entry',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from journal_lines where party_id = ?',
          partyId,
        )
        .one().count,
  },
]
