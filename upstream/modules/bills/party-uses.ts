import type { PartyUse } from '../parties/index.ts'

/** Bills of a supplier, with the name they were entered under, and what the last was posted to. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'bill',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from bills where supplier_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update bills set supplier_id = ? where supplier_id = ?', intoId, fromId)
      sql.exec('delete from bill_defaults where supplier_id = ?', fromId)
    },
  },
]
