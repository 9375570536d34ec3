import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { invariant } from '#contract/core/errors.ts'
import { insertRow as insert, updateRow } from '../firm/rows.ts'
import type { FirmContext, Reader, Writer } from '../firm/store.ts'
import { changeStamps, newStamps } from './stamps.ts'

/** A drizzle table whose rows are `Stored`. */
export type TableOf<Stored> = SQLiteTable & { $inferSelect: Stored }

/** A row as SQLite gives it. */
export type Raw = Record<string, SqlStorageValue>

/** Makes rows of a table, with the names and types of its columns, from those that SQLite gives. */
export function rowOf<Stored extends object>(table: TableOf<Stored>): (raw: Raw) => Stored {
  const columns = Object.entries(getTableColumns(table))
  return (raw) => {
    const row = Object.fromEntries(columns.map(([key, column]) => [key, readCell(raw, column)]))
    invariant(
      isComplete<Stored>(columns, row),
      `A row of another table than ${getTableName(table)}`,
    )
    return row
  }
}

function readCell(raw: Raw, column: Column): unknown {
  const cell = raw[column.name]
  return cell === null || cell === undefined ? null : column.mapFromDriverValue(cell)
}

function isComplete<Stored>(
  columns: readonly [string, Column][],
  row: Record<string, unknown>,
): row is Record<string, unknown> & Stored {
  return columns.every(([key, { notNull }]) => !notNull || row[key] !== null)
}

/** The row with an id; undefined where there is none. */
export function findRow<Stored extends object>(
  { sql }: Pick<Reader, 'sql'>,
  table: TableOf<Stored>,
  id: string,
): Stored | undefined {
  const [raw] = sql.exec<Raw>(`select * from ${getTableName(table)} where id = ?`, id)
  return raw && rowOf(table)(raw)
}

/** Writes a new row with its id, version 1 and its stamps. */
export function insertRow(
  writer: Pick<Writer, 'sql'>,
  table: SQLiteTable,
  context: Pick<FirmContext, 'actor' | 'now'>,
  row: object & { id: string },
): void {
  insert(writer, table, { ...row, ...newStamps(context) })
}

/** Writes columns of a row anew, and who did so. */
export function changeRow(
  writer: Pick<Writer, 'sql'>,
  table: SQLiteTable,
  context: Pick<FirmContext, 'actor' | 'now'>,
  id: string,
  change: object,
): void {
  updateRow(writer, table, id, { ...change, ...changeStamps(context) })
}

export function deleteRow({ sql }: Pick<Writer, 'sql'>, table: SQLiteTable, id: string): void {
  sql.exec(`delete from ${getTableName(table)} where id = ?`, id)
}
