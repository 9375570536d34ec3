import { conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findRow } from '../../../register/stored-rows.ts'
import { dayInterval } from './days.ts'
import { instantAt, millisecondsOf, secondsBetween } from './entries.ts'
import { type EntryColumns, insertEntry, removeEntry } from './entry-writer.ts'
import { freeTime } from './free-time.ts'
import { dayStart, requireOpen, requireOpenWeek, workOf } from './save-entry.ts'
import { entriesWithin, toEngine, zoneOf } from './stored.ts'
import { timeEntriesTable } from './tables.ts'

/** An entry of another program's file; `startedAt` is null where the file has days and hours only. */
type ImportedEntry = Pick<
  EntryColumns,
  'personId' | 'personName' | 'projectId' | 'taskId' | 'note' | 'isBillable'
> & { startedAt: string | null; date: string; seconds: number; importId: string }

/**
 * Notes time of another program's file; that of a day without clocks takes what is free of the day.
 * @returns its id
 * @throws AppError invalid; conflict in a week that was handed in
 */
export function createImportedEntry(
  writer: Writer,
  firm: FirmContext,
  { startedAt: given, date, seconds, ...entry }: ImportedEntry,
): string {
  const startedAt = given ?? freeBegin(writer, entry.personId, date, seconds)
  requireOpenWeek(writer, entry.personId, startedAt)
  const endedAt = instantAt(millisecondsOf(startedAt) + seconds * 1000)
  const { id } = insertEntry(writer, firm, {
    ...{ ...entry, ...workOf(writer, entry) },
    ...{ startedAt, endedAt, source: 'file' },
  })
  return id
}

/** The first time of a day with so much room, else its usual begin: what was worked there is kept. */
function freeBegin(reader: Reader, personId: string, date: string, seconds: number): string {
  const timeZone = zoneOf(reader)
  const others = entriesWithin(reader, personId, dayInterval(date, timeZone)).map(toEngine)
  const free = freeTime({ date, dayStart, timeZone, after: null }, others)
  const place = free.find(({ from, to }) => secondsBetween(from, to) >= seconds)
  const [usual] = freeTime({ date, dayStart, timeZone, after: null }, [])
  return place?.from ?? usual?.from ?? dayInterval(date, timeZone).from
}

/**
 * Takes an entry of a file away again.
 * @throws AppError not_found; conflict for one that was changed, invoiced or handed in since
 */
export function removeImportedEntry(writer: Writer, firm: FirmContext, id: string): void {
  const entry = findRow(writer, timeEntriesTable, id)
  if (!entry) return
  if (entry.version !== 1) throw conflictOf('changedMeanwhile')
  requireOpen(writer, entry)
  removeEntry(writer, firm, entry)
}

/** Which of some entries are there. */
export function existingEntries({ sql }: Reader, ids: readonly string[]): Set<string> {
  if (ids.length === 0) return new Set()
  const rows = sql.exec<{ id: string }>(
    'select id from time_entries where id in (select value from json_each(?))',
    JSON.stringify(ids),
  )
  return new Set(rows.toArray().map(({ id }) => id))
}
