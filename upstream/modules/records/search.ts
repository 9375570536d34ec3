import { and, eq } from 'drizzle-orm'
import { removeSearchEntry as removeWords, writeSearchEntry } from '../../firm/search-index.ts'
import type { Writer } from '../../firm/store.ts'
import type { RecordRef } from './kinds.ts'
import { searchEntriesTable } from './tables.ts'

export type SearchEntry = RecordRef & {
  /** What people know it by: its number or name. */
  title: string
  /** A second line: whose document it is, where a customer sits. */
  subtitle?: string
  /** What else it is found by and does not show; at most 20 000 characters count. */
  text?: string
  /** Minor units of `currency`. */
  amount?: number
  currency?: string
  /** `YYYY-MM-DD` */
  date?: string
}

const maxText = 20_000

/** Sets what the search of the firm finds a record by. Call it with every write of the record. */
export function putSearchEntry(writer: Writer, entry: SearchEntry): void {
  const { kind, id, title, subtitle = '', text = '', amount, currency, date } = entry
  const shown = {
    title,
    subtitle,
    amount: amount ?? null,
    currency: currency ?? null,
    date: date ?? null,
  }
  const { rowNumber } = writer.db
    .insert(searchEntriesTable)
    .values({ kind, recordId: id, ...shown })
    .onConflictDoUpdate({
      target: [searchEntriesTable.recordId, searchEntriesTable.kind],
      set: shown,
    })
    .returning({ rowNumber: searchEntriesTable.rowNumber })
    .get()
  const columns = { title, subtitle, text: text.slice(0, maxText) }
  writeSearchEntry(writer, 'record_search', rowNumber, columns)
}

/** Takes a record out of the search. */
export function removeSearchEntry(writer: Writer, { kind, id }: RecordRef): void {
  const isRecord = and(eq(searchEntriesTable.recordId, id), eq(searchEntriesTable.kind, kind))
  const [gone] = writer.db
    .delete(searchEntriesTable)
    .where(isRecord)
    .returning({ rowNumber: searchEntriesTable.rowNumber })
    .all()
  if (gone) removeWords(writer, 'record_search', gone.rowNumber)
}
