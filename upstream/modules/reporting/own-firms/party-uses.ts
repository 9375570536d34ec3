import type { PartyUse } from '../../firm/parties/index.ts'

/** That a customer is an own firm goes with them. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'ownFirm',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from own_firm_links where party_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec(
        'update or ignore own_firm_links set party_id = ? where party_id = ?',
        intoId,
        fromId,
      )
      sql.exec('delete from own_firm_links where party_id = ?', fromId)
    },
  },
]
