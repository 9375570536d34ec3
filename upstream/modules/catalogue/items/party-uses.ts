import type { PartyUse } from '../../firm/parties/index.ts'

/** Items that are bought from a supplier. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'item',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(distinct item_id) as count from item_suppliers where supplier_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update item_suppliers set supplier_id = ? where supplier_id = ?', intoId, fromId)
    },
  },
]
