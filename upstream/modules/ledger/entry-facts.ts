import type { Reader } from '../../firm/store.ts'

/** What an entry is known by; undefined where there is none. */
export function findEntryFacts(
  { sql }: Reader,
  entryId: string,
): { sequence: number; memo: string; date: string } | undefined {
  const [row] = sql.exec<{ sequence: number; memo: string; date: string }>(
    'select sequence, memo, date from journal_entries where id = ?',
    entryId,
  )
  return row
}
