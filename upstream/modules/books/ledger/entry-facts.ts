import type { Reader } from '../../../firm/store.ts'

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

/** When an entry was posted, and for which document; undefined where there is none. */
export function findEntrySource(
  { sql }: Reader,
  entryId: string,
): { sequence: number; date: string; sourceKind: string; sourceId: string } | undefined {
  const [row] = sql.exec<{ sequence: number; date: string; sourceKind: string; sourceId: string }>(
    `select sequence, date, source_kind as sourceKind, source_id as sourceId
     from journal_entries where id = ?`,
    entryId,
  )
  return row
}

/** The first party that a line of each entry names, by the entries' ids; without those that name none. */
export function partiesToEntries(
  { sql }: Reader,
  entryIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ id: string; partyId: string | null }>(
    `select entry.id, (select party_id from journal_lines
       where entry_sequence = entry.sequence and party_id is not null
       order by position limit 1) as partyId
     from journal_entries as entry where entry.id in (select value from json_each(?))`,
    JSON.stringify(entryIds),
  )
  return new Map(
    rows.toArray().flatMap(({ id, partyId }) => (partyId === null ? [] : [[id, partyId] as const])),
  )
}
