import type { Reader } from '../../firm/store.ts'

/** How many expenses dated until a day are drafts, and how many wait to be approved. */
export function countUnpostedExpenses(
  { sql }: Reader,
  date: string,
): { drafts: number; claims: number } {
  return sql
    .exec<{ drafts: number; claims: number }>(
      `select coalesce(sum(state = 'draft'), 0) as drafts,
         coalesce(sum(state = 'submitted'), 0) as claims
       from expenses where stage in ('draft', 'claim') and date <= ?`,
      date,
    )
    .one()
}
