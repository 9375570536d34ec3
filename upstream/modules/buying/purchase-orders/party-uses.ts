import type { PartyUse } from '../../firm/parties/index.ts'

/** Orders of a supplier; what one shows stays as it was approved. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'purchaseOrder',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from purchase_orders where supplier_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update purchase_orders set supplier_id = ? where supplier_id = ?', intoId, fromId)
    },
  },
]
