import type { Reader } from '../../../firm/store.ts'

/** Above the sequence of any entry. */
export const allEntries = Number.MAX_SAFE_INTEGER

/**
 * Sequence of the last entry that was posted before an instant, 0 where there was none. Entries are
 * only ever added, so what the books said then is the entries up to it.
 */
export function lastSequenceBefore({ sql }: Reader, instant: string): number {
  const found = sql.exec<{ sequence: number }>(
    'select sequence from journal_entries where posted_at < ? order by sequence desc limit 1',
    instant,
  )
  return found.toArray()[0]?.sequence ?? 0
}

/** How many entries of some days were posted after one of the journal's sequence. */
export function countEntriesAfter(
  { sql }: Reader,
  sequence: number,
  { from, to }: { from: string; to: string },
): number {
  return sql
    .exec<{ count: number }>(
      'select count(*) as count from journal_entries where sequence > ? and date >= ? and date <= ?',
      sequence,
      from,
      to,
    )
    .one().count
}
