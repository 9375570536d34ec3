import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { invariant } from '#contract/core/errors.ts'
import type { Tables } from './store.ts'

type Known = { name: string; columns: ReadonlyMap<string, Column> }

const known = new WeakMap<Table, Known>()

/**
 * Writes a row as `insert` of the query builder does, without building the statement anew: for a table of
 * many columns that takes longer than the write. What is undefined has the table's own default.
 * @throws AppError unexpected for a value without a column
 */
export function insertRow<Of extends Table>(
  { sql }: Pick<Tables, 'sql'>,
  table: Of,
  row: Of['$inferInsert'],
): void {
  const { name, names, values } = written(table, row)
  const marks = names.map(() => '?').join(', ')
  sql.exec(`insert into ${name} (${names.join(', ')}) values (${marks})`, ...values)
}

/**
 * Changes columns of the row with an id; what is undefined stays.
 * @throws AppError unexpected for a value without a column
 */
export function updateRow<Of extends Table>(
  { sql }: Pick<Tables, 'sql'>,
  table: Of,
  id: string,
  changes: Partial<Of['$inferInsert']>,
): void {
  const { name, names, values } = written(table, changes)
  const set = names.map((column) => `${column} = ?`).join(', ')
  sql.exec(`update ${name} set ${set} where id = ?`, ...values, id)
}

function written(table: Table, row: object) {
  const { name, columns } = knownOf(table)
  const cells = Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const column = columns.get(key)
      invariant(column, `${name} has no column for ${key}`)
      const stored: unknown = value === null ? null : column.mapToDriverValue(value)
      invariant(isStorable(stored), `${name} cannot keep ${key}`)
      return { column: `"${column.name}"`, stored }
    })
  return {
    name,
    names: cells.map(({ column }) => column),
    values: cells.map(({ stored }) => stored),
  }
}

function knownOf(table: Table): Known {
  const found = known.get(table)
  if (found) return found
  const columns = new Map(Object.entries(getTableColumns(table)))
  const made = { name: getTableName(table), columns }
  known.set(table, made)
  return made
}

function isStorable(value: unknown): value is SqlStorageValue {
  const isPlain = value === null || typeof value === 'string' || typeof value === 'number'
  return isPlain || value instanceof ArrayBuffer
}
