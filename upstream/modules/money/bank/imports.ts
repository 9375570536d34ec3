import { AppError, conflictOf } from '#contract/core/errors.ts'
import { BankCsvReading, type BankImport, type BankImportTrial } from '#contract/money/bank.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { lockDates } from '../../books/ledger/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { ibanOf, requireMoneyAccount } from './accounts.ts'
import { linesInClosedDays } from './closed-days.ts'
import { type Placed, placeStatements, targetsOf } from './file-accounts.ts'
import { checkStatements } from './files/check-statements.ts'
import { type Ahead, readAheadOf } from './files/read-ahead.ts'
import { type ReadFile, readBankFile } from './files/read-file.ts'
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

type Sent = { account: string; fileName: string; bytes: Uint8Array; ahead: Ahead }

/**
 * Keeps a file of statements to be looked at; none of its lines is taken.
 * @throws AppError not_found; invalid at `file` for what is no statement
 */
export function createImport(
  writer: Writer,
  context: FirmContext,
  { account, fileName, bytes, ahead }: Sent,
): BankImportTrial {
  const read = readFor(writer, context, { account, bytes, ahead })
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

/** Reads what an open import is long of, so that no transaction has to. */
export async function readAhead(reader: Reader, importId: string): Promise<Ahead> {
  const { state } = getStoredImport(reader, importId)
  return state === 'open' ? readAheadOf(fileOf(reader, importId)) : {}
}

/** What an import would do, or did. @throws AppError not_found */
export function getImport(
  reader: Reader,
  context: FirmContext,
  importId: string,
  ahead: Ahead,
): BankImportTrial {
  const stored = getStoredImport(reader, importId)
  const read = stored.state === 'open' ? readStored(reader, context, stored, ahead) : undefined
  return trialOf(reader, stored, read)
}

/** @throws AppError not_found; conflict when it is open no more */
export function readImportAs(
  writer: Writer,
  context: FirmContext,
  importId: string,
  reading: BankCsvReading,
  ahead: Ahead,
): BankImportTrial {
  const stored = requireOpen(writer, importId)
  const changed = { ...stored, reading: JSON.stringify(reading) }
  const read = readStored(writer, context, changed, ahead)
  const lineCount = countLines(read)
  changeImport(writer, importId, { reading: changed.reading, lineCount })
  return trialOf(writer, { ...changed, lineCount }, read)
}

/**
 * Says where the accounts of a file go that holds several.
 * @throws AppError not_found; invalid where two go to one; conflict when it is open no more
 */
export function setAccounts(
  writer: Writer,
  context: FirmContext,
  importId: string,
  accounts: readonly { fileAccount: string; code: string }[],
  ahead: Ahead,
): BankImportTrial {
  const stored = requireOpen(writer, importId)
  const targets = JSON.stringify(targetsOf(writer, accounts))
  changeImport(writer, importId, { targets })
  return trialOf(writer, { ...stored, targets }, readStored(writer, context, stored, ahead))
}

/**
 * Takes the lines of a file that are not there yet: all or none.
 * @throws AppError not_found; conflict when it is open no more or has new lines in days of a
 *   closed statement; invalid at `file` while it has problems
 */
export function commitImport(
  writer: Writer,
  context: FirmContext,
  importId: string,
  ahead: Ahead,
): BankImport {
  const stored = requireOpen(writer, importId)
  const { account } = stored
  const read = readStored(writer, context, stored, ahead)
  const { placed, problems } = placedOf(writer, stored, read)
  if (problems.length > 0) {
    throw new AppError('invalid', 'The file has problems', {
      fields: { file: { key: 'fileHasProblems' } },
    })
  }
  const { baseCurrency: currency } = getFirmProfile(writer)
  let newLines = 0
  for (const part of placed) {
    const found = findNewLines(writer, part.account, part.statements)
    if (linesInClosedDays(writer, part.account, found.statements).length > 0) {
      throw conflictOf('daysClosed')
    }
    const into = { importId, account: part.account, currency }
    insertStatements(writer, context, into, found.statements)
    newLines += found.newLines
  }
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

function readStored(
  reader: Reader,
  context: FirmContext,
  { id, account, reading }: StoredImport,
  ahead: Ahead,
): ReadFile {
  const given = reading ? BankCsvReading.parse(JSON.parse(reading)) : undefined
  return readFor(reader, context, { account, bytes: fileOf(reader, id), ahead }, given)
}

function readFor(
  reader: Reader,
  context: FirmContext,
  { account: code, bytes, ahead }: Omit<Sent, 'fileName'>,
  reading?: BankCsvReading,
): ReadFile {
  requireMoneyAccount(reader, code)
  const iban = ibanOf(reader, code)
  const { baseCurrency: currency, address } = getFirmProfile(reader)
  const about = { currency, iban, country: address.country, today: firmDate(reader, context) }
  const remembered = (heads: readonly string[]): BankCsvReading | undefined => {
    const found = rememberedReading(reader, code, JSON.stringify(heads))
    // Rows were left out of that file, not of this one.
    return found
      ? BankCsvReading.parse({ ...JSON.parse(found), skip: [], isSaid: true })
      : undefined
  }
  return readBankFile(bytes, { ...about, remembered }, reading, ahead)
}

/** The statements of a file by the accounts they go to, and all that is wrong with them. */
function placedOf(reader: Reader, { account, targets }: StoredImport, read: ReadFile): Placed {
  const said = targets === '' ? {} : JSON.parse(targets)
  const { placed, problems, ...rest } = placeStatements(reader, account, read.statements, said)
  const { baseCurrency: currency } = getFirmProfile(reader)
  const found = [...read.problems, ...problems]
  const wrong = placed.flatMap((part) =>
    checkStatements(part.statements, { currency, iban: ibanOf(reader, part.account) }),
  )
  return { ...rest, placed, problems: found.length > 0 ? found : wrong }
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
    const more = { fileAccounts: [], leftOut: [], lockedLines: 0, lockDate }
    return { ...shown, ...none, ...more }
  }
  const { csv } = read
  const { placed, fileAccounts, problems: wrong } = placedOf(reader, stored, read)
  const checked = placed.map((part) => ({
    account: part.account,
    ...findNewLines(reader, part.account, part.statements),
  }))
  const statements = checked.flatMap((part) => part.statements)
  const inClosedDays = checked.flatMap((part) =>
    linesInClosedDays(reader, part.account, part.statements),
  )
  const problems = [...wrong, ...inClosedDays.slice(0, shownProblems)]
  const lines = statements.flatMap((statement) => statement.lines)
  const sum = (of: (part: (typeof checked)[number]) => number) =>
    checked.reduce((total, part) => total + of(part), 0)
  return {
    ...shown,
    newLines: sum(({ newLines }) => newLines),
    lookalikes: sum(({ lookalikes }) => lookalikes),
    lockDate,
    lockedLines: lines.filter(({ isNew, date }) => isNew && date <= (lockDate ?? '')).length,
    fileAccounts,
    leftOut: read.leftOut ?? [],
    problems,
    csv: csv && {
      heads: csv.heads,
      sample: csv.rows.slice(0, shownRows).map(({ cells }) => cells),
      reading: csv.reading,
      asksOrder: csv.asksOrder,
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
