import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import type { Tables } from './store.ts'

type Known = { name: string; columns: Record<string, Column> }

const known = new WeakMap<Table, Known>()

/**
 * Writes a row as `insert` of the query builder does, without building the statement anew: for a table of
 * many columns that takes longer than the write. What is undefined has the table's own default.
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

/** Changes columns of the row with an id; what is undefined stays. */
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
  const entries = Object.entries(row).filter(([, value]) => value !== undefined)
  return {
    name,
    names: entries.map(([key]) => `"${columnOf(columns, key).name}"`),
    values: entries.map(([key, value]) => {
      const stored: unknown = value === null ? null : columnOf(columns, key).mapToDriverValue(value)
      if (isStorable(stored)) return stored
      throw new Error(`Not to be stored in ${name}: ${key}`)
    }),
  }
}

function knownOf(table: Table): Known {
  const found = known.get(table)
  if (found) return found
  const made = { name: getTableName(table), columns: getTableColumns(table) }
  known.set(table, made)
  return made
}

function columnOf(columns: Known['columns'], key: string): Column {
  const column = columns[key]
  if (!column) throw new Error(`No column ${key}`)
  return column
}

function isStorable(value: unknown): value is SqlStorageValue {
  return value === null || typeof value === 'string' || typeof value === 'number'
}
