import type { PartyUse } from '../../firm/parties/index.ts'

/**
 * Bills of a supplier, with the name they were entered under, and what the last was posted to; and lines
 * that are billed on to a customer.
 */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'bill',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          `select (select count(*) from bills where supplier_id = ?1)
             + (select count(*) from bill_lines where customer_id = ?1) as count`,
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update bills set supplier_id = ? where supplier_id = ?', intoId, fromId)
      sql.exec('update bill_lines set customer_id = ? where customer_id = ?', intoId, fromId)
      sql.exec('delete from bill_defaults where supplier_id = ?', fromId)
    },
  },
]
