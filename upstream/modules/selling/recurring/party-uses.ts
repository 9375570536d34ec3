import type { PartyUse } from '../../firm/parties/index.ts'

/** Recurring invoices of a customer; each made invoice is one of its own. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'recurring',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from recurring where customer_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec(
        `update recurring set customer_id = ?1, content = json_set(content, '$.customerId', ?1)
         where customer_id = ?2`,
        intoId,
        fromId,
      )
    },
  },
]
