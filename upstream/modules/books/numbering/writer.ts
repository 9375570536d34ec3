import type { SeriesInput } from '#contract/books/numbering.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { Counter } from './reader.ts'
import { seriesTable } from './tables.ts'

export function saveCounter(
  { sql }: Writer,
  kind: string,
  period: string,
  { last, lastDate, lastOrder }: Counter,
): void {
  sql.exec(
    `insert into series_counters (id, kind, last, last_date, last_order) values (?, ?, ?, ?, ?)
     on conflict (id) do update set last = excluded.last,
       last_date = max(last_date, excluded.last_date), last_order = excluded.last_order`,
    `${kind}:${period}`,
    kind,
    last,
    lastDate,
    lastOrder,
  )
}

export function saveSeries(
  { db }: Writer,
  { actor, now }: FirmContext,
  series: SeriesInput,
  version: number,
): void {
  const values = { ...series, version, updatedAt: now.toISOString(), updatedBy: actor.userId }
  db.insert(seriesTable)
    .values(values)
    .onConflictDoUpdate({ target: seriesTable.kind, set: values })
    .run()
}
