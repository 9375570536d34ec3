import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { BankImport, BankLine, BankLinesQuery, BankStatement } from '#contract/money/bank.ts'
import { joinBytes } from '../../../core/join-bytes.ts'
import { pageOfRows, pageStart } from '../../../firm/cursor.ts'
import { searchTerms } from '../../../firm/search-terms.ts'
import type { Reader } from '../../../firm/store.ts'
import { bankImportsTable } from './tables.ts'

export type StoredImport = typeof bankImportsTable.$inferSelect

const lineColumns = `id, account, date, value_date as valueDate, amount, currency, name, iban,
  reference, text, state, statement_id as statementId`

type LineRow = BankLine & { rowNumber: number }

/** A page of an account's lines by date, newest first. @throws AppError malformed for a strange cursor */
export function listBankLines(
  { sql }: Reader,
  { bankAccountCode, state, q, after, before, size }: BankLinesQuery & { bankAccountCode: string },
) {
  const where = ['account = ?']
  const bound: (string | number)[] = [bankAccountCode]
  if (state !== 'all') {
    where.push('state = ?')
    bound.push(state)
  }
  if (q) {
    where.push('row_number in (select rowid from bank_line_search where bank_line_search match ?)')
    bound.push(searchTerms(q) ?? '""')
  }
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  if (edge) {
    where.push(`(date, row_number) ${isBackward ? '>' : '<'} (?, ?)`)
    bound.push(String(edge.value), Number(edge.id))
  }
  const direction = isBackward ? 'asc' : 'desc'
  const found = sql
    .exec<LineRow>(
      `select ${lineColumns}, row_number as rowNumber from bank_lines where ${where.join(' and ')}
       order by date ${direction}, row_number ${direction} limit ?`,
      ...bound,
      size + 1,
    )
    .toArray()
  const page = pageOfRows(found, start, size, ({ date, rowNumber }) => ({
    value: date,
    id: String(rowNumber),
  }))
  return { ...page, rows: page.rows.map(({ rowNumber: _, ...line }) => line) }
}

/** The statements of an account, the newest first. */
export function listStatements({ sql }: Reader, account: string): BankStatement[] {
  return sql
    .exec<BankStatement>(
      `select s.id, s.import_id as importId, s.account, s.number, s.currency, s.from_date as "from",
         s.to_date as "to", s.opening, s.closing, s.line_count as lineCount,
         s.new_lines as newLines, i.file_name as fileName, i.format, i.created_at as createdAt,
         i.created_by_name as createdByName,
         (select count(*) from bank_lines where account = s.account and state = 'open'
           and date >= s.from_date and date <= s.to_date) as openLines
       from bank_statements s join bank_imports i on i.id = s.import_id
       where s.account = ? order by s.to_date desc, s.id desc limit 200`,
      account,
    )
    .toArray()
}

/** @throws AppError not_found */
export function getStoredImport({ db }: Reader, importId: string): StoredImport {
  const row = db.select().from(bankImportsTable).where(eq(bankImportsTable.id, importId)).get()
  if (!row) throw new AppError('not_found', 'No such import')
  return row
}

export function shownImport(row: StoredImport): BankImport {
  const { id, account, fileName, format, state, lineCount, newLines } = row
  const { createdAt, createdByName } = row
  return { id, account, fileName, format, state, lineCount, newLines, createdAt, createdByName }
}

/** How the last CSV file of an account with the same heads was read, JSON. */
export function rememberedReading(
  { sql }: Reader,
  account: string,
  heads: string,
): string | undefined {
  const [row] = sql.exec<{ reading: string }>(
    `select reading from bank_imports
     where account = ? and heads = ? and reading is not null and state <> 'open'
     order by id desc limit 1`,
    account,
    heads,
  )
  return row?.reading
}

/** Id of whoever imported a line. */
export function importerOf({ sql }: Reader, lineId: string): string {
  const query = `select i.created_by as importer from bank_lines l
    join bank_imports i on i.id = l.import_id where l.id = ?`
  return sql.exec<{ importer: string }>(query, lineId).one().importer
}

/** The bytes of an open import's file. */
export function fileOf({ sql }: Reader, importId: string): Uint8Array {
  const parts = sql
    .exec<{ bytes: ArrayBuffer }>(
      'select bytes from bank_import_parts where import_id = ? order by position',
      importId,
    )
    .toArray()
    .map(({ bytes }) => new Uint8Array(bytes))
  return joinBytes(parts)
}

/** How many lines of an import are matched, so that it can't be undone. */
export function countMatched({ sql }: Reader, importId: string): number {
  const query = `select count(*) as count from bank_lines where import_id = ? and state = 'matched'`
  return sql.exec<{ count: number }>(query, importId).one().count
}
