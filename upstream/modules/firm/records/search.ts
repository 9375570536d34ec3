import { and, eq } from 'drizzle-orm'
import { removeSearchEntry as removeWords, writeSearchEntry } from '../../../firm/search-index.ts'
import type { Writer } from '../../../firm/store.ts'
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
  /** Id of who made it; of kinds whose roles can be kept to their own records, it must be given. */
  madeBy?: string
  /** What decides who sees it, where its kind has `groups`: the calendar of an event. */
  groupId?: string
  /** Id of the only person who finds it; undefined for all who may see it. */
  onlyFor?: string
}

const maxText = 20_000

/** Sets what the search of the firm finds a record by. Call it with every write of the record. */
export function putSearchEntry(writer: Writer, entry: SearchEntry): void {
  const { kind, id, title, subtitle = '', text = '', amount, currency, date } = entry
  const { rowNumber } = writer.sql
    .exec<{ rowNumber: number }>(
      `insert into search_entries (kind, record_id, title, subtitle, amount, currency, date)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (record_id, kind) do update set title = excluded.title, subtitle = excluded.subtitle,
         amount = excluded.amount, currency = excluded.currency, date = excluded.date
       returning row_number as rowNumber`,
      ...[kind, id, title, subtitle, amount ?? null, currency ?? null, date ?? null],
    )
    .one()
  const columns = { title, subtitle, text: text.slice(0, maxText), access: accessWords(entry) }
  writeSearchEntry(writer, 'record_search', rowNumber, columns)
}

/**
 * What says who finds a record, as words of the index: the index then looks through the records
 * of a kind and of some people alone, however many others match.
 */
function accessWords({ kind, madeBy, groupId, onlyFor }: SearchEntry): string {
  const words = [kind, madeBy && accessWord.madeBy(madeBy), groupId && accessWord.group(groupId)]
  return [...words.filter(Boolean), accessWord.onlyFor(onlyFor)].join(' ')
}

export const accessWord = {
  madeBy: (userId: string) => `by${userId}`,
  group: (groupId: string) => `in${groupId}`,
  onlyFor: (userId?: string) => `for${userId ?? 'all'}`,
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
