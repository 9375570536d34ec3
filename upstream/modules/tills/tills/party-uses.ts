import type { PartyUse } from '../../firm/parties/index.ts'

/** Tickets of a customer, with the name they were sold under. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'tillTicket',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from till_tickets where customer_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update till_tickets set customer_id = ? where customer_id = ?', intoId, fromId)
    },
  },
]
