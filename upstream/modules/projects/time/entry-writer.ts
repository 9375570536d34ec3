import { invariant } from '#contract/core/errors.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { changeRow, deleteRow, findRow, insertRow } from '../../../register/stored-rows.ts'
import { noteWorked } from '../projects/index.ts'
import { dateOf } from './days.ts'
import { secondsBetween } from './entries.ts'
import { type StoredEntry, zoneOf } from './stored.ts'
import { timeEntriesSearch, timeEntriesTable } from './tables.ts'

/** What is written of an entry; day and length follow from its instants. */
export type EntryColumns = Pick<
  StoredEntry,
  'personId' | 'personName' | 'projectId' | 'taskId' | 'note' | 'isBillable' | 'startedAt'
> &
  Pick<StoredEntry, 'endedAt' | 'source'> & { importId?: string | null }

/** Writes a new entry, and what was worked on its project. */
export function insertEntry(writer: Writer, firm: FirmContext, columns: EntryColumns): StoredEntry {
  const id = firm.newId()
  insertRow(writer, timeEntriesTable, firm, { id, ...columns, ...worked(writer, columns) })
  const entry = getStored(writer, id)
  writeSearchEntry(writer, timeEntriesSearch.name, entry.rowNumber, { note: entry.note })
  addUp(writer, firm, entry, entry.seconds)
  audit(writer, entry, 'create', { after: entry })
  return entry
}

/** Writes columns of an entry anew. */
export function changeEntry(
  writer: Writer,
  firm: FirmContext,
  before: StoredEntry,
  columns: Partial<EntryColumns>,
): StoredEntry {
  const whole = { ...before, ...columns }
  const change = { ...columns, ...worked(writer, whole), version: before.version + 1 }
  changeRow(writer, timeEntriesTable, firm, before.id, change)
  const entry = getStored(writer, before.id)
  writeSearchEntry(writer, timeEntriesSearch.name, entry.rowNumber, { note: entry.note })
  addUp(writer, firm, before, -before.seconds)
  addUp(writer, firm, entry, entry.seconds)
  audit(writer, entry, 'update', { before, after: entry })
  return entry
}

export function removeEntry(writer: Writer, firm: FirmContext, entry: StoredEntry): void {
  removeSearchEntry(writer, timeEntriesSearch.name, entry.rowNumber)
  deleteRow(writer, timeEntriesTable, entry.id)
  addUp(writer, firm, entry, -entry.seconds)
  audit(writer, entry, 'delete', { before: entry })
}

/** Keeps what is added up of a project: all of it, and of each person in a month. */
function addUp(
  writer: Writer,
  firm: FirmContext,
  { projectId, date, personId, personName }: StoredEntry,
  seconds: number,
): void {
  if (projectId === '' || seconds === 0) return
  writer.sql.exec(
    `insert into time_months (project_id, month, person_id, person_name, seconds)
     values (?, ?, ?, ?, ?) on conflict do update
     set seconds = seconds + excluded.seconds, person_name = excluded.person_name`,
    ...[projectId, date.slice(0, 7), personId, personName, seconds],
  )
  noteWorked(writer, firm, projectId, seconds)
}

function worked(writer: Writer, entry: Pick<EntryColumns, 'startedAt' | 'endedAt'>) {
  const { startedAt, endedAt } = entry
  return {
    date: dateOf(startedAt, zoneOf(writer)),
    seconds: endedAt === null ? 0 : secondsBetween(startedAt, endedAt),
  }
}

function getStored(writer: Writer, id: string): StoredEntry {
  const entry = findRow(writer, timeEntriesTable, id)
  invariant(entry, `No time entry ${id}`)
  return entry
}

function audit(
  writer: Writer,
  entry: StoredEntry,
  action: string,
  change: { before?: StoredEntry; after?: StoredEntry },
): void {
  const title = `${entry.date} ${entry.personName}`
  writer.audit({ entity: 'timeEntry', entityId: entry.id, action, title, ...change })
}
