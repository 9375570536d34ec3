import { and, eq, lt } from 'drizzle-orm'
import { withMaskedAccounts } from '#contract/core/iban.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { withSpellings } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { removeRecord } from '../../firm/records/index.ts'
import type { CheckedStatement } from './new-lines.ts'
import type { StoredImport } from './reader.ts'
import { bankImportPartsTable, bankImportsTable, bankStatementsTable } from './tables.ts'

/** A row of SQLite in an object holds at most 2 MB. */
const partBytes = 1_000_000
const linesAtOnce = 400
/** Files that nobody went on with are forgotten after so many days. */
const keptDays = 7

/** Keeps a file until its lines are taken; older ones that are still open are forgotten. */
export function insertImport(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  values: Pick<StoredImport, 'account' | 'fileName' | 'format' | 'heads' | 'reading'> & {
    lineCount: number
  },
  bytes: Uint8Array,
): string {
  const { db, sql } = writer
  forgetOldFiles(writer, now)
  const id = newId()
  db.insert(bankImportsTable)
    .values({
      ...values,
      id,
      fileName: values.fileName.slice(0, 200),
      state: 'open',
      newLines: 0,
      createdAt: now.toISOString(),
      createdBy: actor.userId,
      createdByName: actor.userName,
    })
    .run()
  for (let at = 0; at * partBytes < bytes.length; at += 1) {
    const part = bytes.slice(at * partBytes, (at + 1) * partBytes)
    const insert = 'insert into bank_import_parts (import_id, position, bytes) values (?, ?, ?)'
    sql.exec(insert, id, at, part)
  }
  return id
}

function forgetOldFiles(writer: Writer, now: Date): void {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  const old = writer.db
    .select({ id: bankImportsTable.id })
    .from(bankImportsTable)
    .where(and(eq(bankImportsTable.state, 'open'), lt(bankImportsTable.createdAt, before)))
    .all()
  for (const { id } of old) deleteImport(writer, id)
}

export function deleteImport(writer: Writer, importId: string): void {
  deleteFile(writer, importId)
  writer.db.delete(bankImportsTable).where(eq(bankImportsTable.id, importId)).run()
}

function deleteFile({ db }: Writer, importId: string): void {
  db.delete(bankImportPartsTable).where(eq(bankImportPartsTable.importId, importId)).run()
}

export function changeImport(
  { db }: Writer,
  importId: string,
  values: Partial<Pick<StoredImport, 'state' | 'reading' | 'targets' | 'lineCount' | 'newLines'>>,
): void {
  db.update(bankImportsTable).set(values).where(eq(bankImportsTable.id, importId)).run()
}

/** Writes the statements of an import with those lines that are new, and forgets its file. */
export function insertStatements(
  writer: Writer,
  { newId }: FirmContext,
  { importId, account, currency }: { importId: string; account: string; currency: string },
  statements: readonly CheckedStatement[],
): void {
  for (const { lines, ...statement } of statements) {
    const fresh = lines.filter(({ isNew }) => isNew)
    const dates = lines.map(({ date }) => date).sort()
    const { number, opening, closing } = statement
    const id = newId()
    const fromDate = statement.from || (dates[0] ?? statement.to)
    const toDate = statement.to || (dates.at(-1) ?? statement.from)
    writer.db
      .insert(bankStatementsTable)
      .values({
        id,
        importId,
        account,
        number,
        currency,
        fromDate,
        toDate,
        opening,
        closing,
        lineCount: lines.length,
        newLines: fresh.length,
      })
      .run()
    const rows = fresh.map((line) => [
      ...[newId(), line.date, line.valueDate, line.amount, line.name, line.iban, line.reference],
      ...[line.text, line.bankReference, line.hash, minorToDecimal(line.amount, currency)],
    ])
    for (let at = 0; at < rows.length; at += linesAtOnce) {
      insertLines(writer, [importId, id, account, currency], rows.slice(at, at + linesAtOnce))
    }
  }
  deleteFile(writer, importId)
}

type Row = (string | number)[]

/** Many rows in one statement: a value for each would be more than SQLite binds. */
function insertLines({ sql }: Writer, shared: string[], rows: readonly Row[]): void {
  const json = JSON.stringify(rows)
  sql.exec(
    `insert into bank_lines (import_id, statement_id, account, currency, state, id, date,
       value_date, amount, name, iban, reference, text, bank_reference, hash)
     select ?, ?, ?, ?, 'open', value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
       value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9
     from json_each(?)`,
    ...shared,
    json,
  )
  sql.exec(
    `insert into bank_line_search (rowid, name, text, reference, amount)
     select line.row_number, row.value ->> 1, row.value ->> 2, row.value ->> 3, row.value ->> 4
     from json_each(?) as row join bank_lines as line on line.id = row.value ->> 0`,
    JSON.stringify(rows.map(searchWords)),
  )
}

/** What a line is found by. Account numbers are not: the words that find it are asked by everybody. */
function searchWords([id, , , , name, , reference, text, , , amount]: Row): Row {
  const words = [name, text, reference].map((one) => withSpellings(withMaskedAccounts(String(one))))
  return [id ?? '', ...words, amount ?? '']
}

/** Takes the lines of an import away again. */
export function deleteLinesOf(writer: Writer, importId: string): void {
  const { sql } = writer
  const records = sql.exec<{ kind: string; id: string }>(
    `select 'bankLine' as kind, id from bank_lines where import_id = ?1
     union all select 'bankStatement', id from bank_statements where import_id = ?1`,
    importId,
  )
  for (const record of records.toArray()) removeRecord(writer, record)
  sql.exec(
    `delete from bank_line_search
     where rowid in (select row_number from bank_lines where import_id = ?)`,
    importId,
  )
  sql.exec('delete from bank_lines where import_id = ?', importId)
  sql.exec('delete from bank_statements where import_id = ?', importId)
}
