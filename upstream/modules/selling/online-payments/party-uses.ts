import type { PartyUse } from '../../firm/parties/index.ts'

/** Cards that a customer left. When two are merged the card of the one that stays is kept. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'keptCard',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from kept_cards where customer_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec(
        `update kept_cards set removed_at = consent_at where customer_id = ?1 and removed_at is null
           and exists (select 1 from kept_cards
             where customer_id = ?2 and removed_at is null)`,
        fromId,
        intoId,
      )
      sql.exec('update kept_cards set customer_id = ?2 where customer_id = ?1', fromId, intoId)
    },
  },
]
