import type { Reader } from '../../../firm/store.ts'

/** The first day on which each of some sources posted; those that never did are left out. */
export function firstDaysOf({ sql }: Reader, sourceIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; day: string }>(
    `select source_id as id, min(date) as day from journal_entries
     where source_id in (select value from json_each(?)) group by source_id`,
    JSON.stringify([...new Set(sourceIds)]),
  )
  return new Map(rows.toArray().map(({ id, day }) => [id, day]))
}
