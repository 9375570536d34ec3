import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { shareOf } from './cost.ts'

type Made = {
  document_id: string
  kit_line: number | null
  kind: string
  sequence: number
  given: number | null
}

/**
 * What a kit is worth that is assembled: its components at what they went out with, and the labour.
 * Of a kit that is taken apart each component is worth its share of what the kit went out with, without
 * the labour that was in it; the shares add up to that.
 */
export function worthOfMade(reader: Reader, move: Made): Minor {
  const out = sumOut(reader, move)
  if (move.kind === 'assembly') return out.value + (move.given ?? 0)
  const pool = Math.max(0, out.value - out.labour)
  const { whole, before } = weights(reader, move)
  return shareOf(pool, before + (move.given ?? 0), whole) - shareOf(pool, before, whole)
}

/** What went out of the same kit, and the labour that was in it. */
function sumOut({ sql }: Reader, { document_id, kit_line }: Made) {
  return sql
    .exec<{ value: number; labour: number }>(
      `select coalesce(sum(0 - value), 0) as value, coalesce(sum(given), 0) as labour
       from stock_moves where document_id = ? and kit_line = ? and quantity < 0`,
      ...[document_id, kit_line],
    )
    .one()
}

/** The weights of all components of the kit, and of those before one. */
function weights({ sql }: Reader, { document_id, kit_line, sequence }: Made) {
  return sql
    .exec<{ whole: number; before: number }>(
      `select coalesce(sum(given), 0) as whole,
         coalesce(sum(case when sequence < ?3 then given else 0 end), 0) as before
       from stock_moves where document_id = ?1 and kit_line = ?2 and quantity > 0`,
      ...[document_id, kit_line, sequence],
    )
    .one()
}
