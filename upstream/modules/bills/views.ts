import type { Reader } from '../../firm/store.ts'

/** How many bills and credits dated until a day are drafts or wait to be approved. */
export function countUnpostedBills({ sql }: Reader, date: string): number {
  return sql
    .exec<{ count: number }>(
      "select count(*) as count from bills where stage = 'draft' and date <= ?",
      date,
    )
    .one().count
}
