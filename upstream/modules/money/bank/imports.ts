import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { BankCsvReading, BankImport, BankImportTrial } from '#contract/money/bank.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { lockDates } from '../../books/ledger/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { requireMoneyAccount } from './accounts.ts'
import { linesInClosedDays } from './closed-days.ts'
import { type ReadFile, readBankFile } from './files/read-file.ts'
import { ibanOf } from './iban-of.ts'
import { findNewLines } from './new-lines.ts'
import {
  countMatched,
  fileOf,
  getStoredImport,
  rememberedReading,
  type StoredImport,
  shownImport,
} from './reader.ts'
import {
  changeImport,
  deleteImport,
  deleteLinesOf,
  insertImport,
  insertStatements,
} from './writer.ts'

const entity = 'bankImport'
const shownLines = 12
const shownRows = 5
const shownProblems = 50

type Sent = { account: string; fileName: string; bytes: Uint8Array }

/**
 * Keeps a file of statements to be looked at; none of its lines is taken.
 * @throws AppError not_found; invalid at `file` for what is no statement
 */
export function createImport(
  writer: Writer,
  context: FirmContext,
  { account, fileName, bytes }: Sent,
): BankImportTrial {
  const read = readFor(writer, account, bytes)
  const { format, csv } = read
  const values = {
    account,
    fileName,
    format,
    heads: csv ? JSON.stringify(csv.heads) : '',
    reading: csv ? JSON.stringify(csv.reading) : null,
    lineCount: countLines(read),
  }
  const id = insertImport(writer, context, values, bytes)
  return trialOf(writer, getStoredImport(writer, id), read)
}

/** What an import would do, or did. @throws AppError not_found */
export function getImport(reader: Reader, importId: string): BankImportTrial {
  const stored = getStoredImport(reader, importId)
  return trialOf(reader, stored, stored.state === 'open' ? readStored(reader, stored) : undefined)
}

/** @throws AppError not_found; conflict when it is open no more */
export function readImportAs(
  writer: Writer,
  importId: string,
  reading: BankCsvReading,
): BankImportTrial {
  const stored = requireOpen(writer, importId)
  const changed = { ...stored, reading: JSON.stringify(reading) }
  const read = readStored(writer, changed)
  const lineCount = countLines(read)
  changeImport(writer, importId, { reading: changed.reading, lineCount })
  return trialOf(writer, { ...changed, lineCount }, read)
}

/**
 * Takes the lines of a file that are not there yet: all or none.
 * @throws AppError not_found; conflict when it is open no more or has new lines in days of a
 *   closed statement; invalid at `file` while it has problems
 */
export function commitImport(writer: Writer, context: FirmContext, importId: string): BankImport {
  const stored = requireOpen(writer, importId)
  const { account } = stored
  const read = readStored(writer, stored)
  if (read.problems.length > 0) {
    throw new AppError('invalid', 'The file has problems', {
      fields: { file: { key: 'fileHasProblems' } },
    })
  }
  const { statements, newLines } = findNewLines(writer, account, read.statements)
  if (linesInClosedDays(writer, account, statements).length > 0) throw conflictOf('daysClosed')
  const { baseCurrency: currency } = getFirmProfile(writer)
  insertStatements(writer, context, { importId, account, currency }, statements)
  const lineCount = countLines(read)
  changeImport(writer, importId, { state: 'done', lineCount, newLines })
  const after = { account, file: stored.fileName, newLines }
  writer.audit({ entity, entityId: importId, action: 'create', after })
  return shownImport(getStoredImport(writer, importId))
}

/**
 * @throws AppError not_found; conflict while a line is matched or a statement of it is closed, or when
 *   it was not taken
 */
export function undoImport(writer: Writer, importId: string): BankImport {
  const stored = getStoredImport(writer, importId)
  if (stored.state !== 'done') throw conflictOf('notTaken')
  if (countMatched(writer, importId) > 0) throw conflictOf('linesMatched')
  if (hasClosedStatement(writer, importId)) throw conflictOf('statementClosed')
  deleteLinesOf(writer, importId)
  changeImport(writer, importId, { state: 'undone' })
  const before = { account: stored.account, newLines: stored.newLines }
  writer.audit({ entity, entityId: importId, action: 'undo', before })
  return shownImport(getStoredImport(writer, importId))
}

/** @throws AppError not_found; conflict when it is open no more */
export function discardImport(writer: Writer, importId: string): { id: string } {
  requireOpen(writer, importId)
  deleteImport(writer, importId)
  return { id: importId }
}

function hasClosedStatement({ sql }: Reader, importId: string): boolean {
  const closed = sql.exec(
    'select 1 from bank_statements where import_id = ? and closed_at is not null limit 1',
    importId,
  )
  return closed.toArray().length > 0
}

function requireOpen(reader: Reader, importId: string): StoredImport {
  const stored = getStoredImport(reader, importId)
  if (stored.state !== 'open') throw conflictOf('alreadyTaken')
  return stored
}

function readStored(reader: Reader, { id, account, reading }: StoredImport): ReadFile {
  return readFor(reader, account, fileOf(reader, id), reading ? JSON.parse(reading) : undefined)
}

function readFor(
  reader: Reader,
  code: string,
  bytes: Uint8Array,
  reading?: BankCsvReading,
): ReadFile {
  requireMoneyAccount(reader, code)
  const iban = ibanOf(reader, code)
  const { baseCurrency: currency } = getFirmProfile(reader)
  const remembered = (heads: readonly string[]): BankCsvReading | undefined => {
    const found = rememberedReading(reader, code, JSON.stringify(heads))
    return found ? JSON.parse(found) : undefined
  }
  return readBankFile(bytes, { currency, iban, remembered }, reading)
}

function countLines({ statements }: ReadFile): number {
  return statements.reduce((sum, { lines }) => sum + lines.length, 0)
}

function trialOf(
  reader: Reader,
  stored: StoredImport,
  read: ReadFile | undefined,
): BankImportTrial {
  const shown = shownImport(stored)
  const { soft, hard } = lockDates(reader)
  const lockDate = soft !== null && soft > (hard ?? '') ? soft : hard
  if (!read) {
    const none = { csv: null, statements: [], sample: [], lookalikes: 0, problems: [] }
    return { ...shown, ...none, lockedLines: 0, lockDate }
  }
  const { csv } = read
  const { statements, newLines, lookalikes } = findNewLines(reader, stored.account, read.statements)
  const inClosedDays = linesInClosedDays(reader, stored.account, statements)
  const problems = [...read.problems, ...inClosedDays.slice(0, shownProblems)]
  const lines = statements.flatMap((statement) => statement.lines)
  return {
    ...shown,
    newLines,
    lookalikes,
    lockDate,
    lockedLines: lines.filter(({ isNew, date }) => isNew && date <= (lockDate ?? '')).length,
    problems,
    csv: csv && {
      heads: csv.heads,
      sample: csv.rows.slice(0, shownRows).map(({ cells }) => cells),
      reading: csv.reading,
    },
    statements: statements.map(({ lines: own, line: _, account: __, ...statement }) => ({
      ...statement,
      lineCount: own.length,
    })),
    sample: lines.slice(0, shownLines).map(({ date, amount, name, text, reference, isNew }) => {
      return { date, amount, name, text, reference, isNew }
    }),
  }
}
