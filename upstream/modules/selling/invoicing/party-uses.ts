import type { PartyUse } from '../../firm/parties/index.ts'

/** Drafts and issued documents; what an issued one shows stays as it was issued. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'invoice',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from invoices where customer_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update invoices set customer_id = ? where customer_id = ?', intoId, fromId)
    },
  },
]
