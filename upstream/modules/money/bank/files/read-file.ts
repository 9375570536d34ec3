import { strFromU8 } from 'fflate'
import { invalidField } from '#contract/core/errors.ts'
import { type BankCsvReading, maxBankFileBytes, maxBankLines } from '#contract/money/bank.ts'
import { inOneGo } from '../../../../core/breathe.ts'
import { isZip } from '../../../../core/zip/open-zip.ts'
import { csvText, decodeText, readCsvText } from '../../../../register/import/read-csv.ts'
import { hasHeads } from './csv-columns.ts'
import { anyDate } from './csv-dates.ts'
import { isWorkbook, rowsOfWorkbook, unzipStatements } from './packed.ts'
import type { Ahead } from './read-ahead.ts'
import { type CsvTable, csvTable, guessReading, readBankCsv } from './read-bank-csv.ts'
import { readCamt } from './read-camt.ts'
import { readMt940 } from './read-mt940.ts'
import { readOfx } from './read-ofx.ts'
import { type FileStatement, plainAccount, type ReadStatements } from './statement.ts'

/** What is known of the account that a file is read for. */
export type ReadFor = {
  currency: string
  iban: string
  /** The firm's country, ISO 3166-1 alpha-2, and its day. */
  country: string
  today: string
  /** How the last CSV file with the same heads was read. */
  remembered: (heads: readonly string[]) => BankCsvReading | undefined
}

export type ReadFile = ReadStatements & {
  /** `asksOrder` where days can be read two ways, and only the firm's country tells which. */
  csv: (CsvTable & { reading: BankCsvReading; asksOrder: boolean }) | null
}

/**
 * Reads a file of bank statements, whatever it is called: CAMT, MT940, OFX, a workbook, else CSV; also in
 * a ZIP.
 * What is wrong with it is listed by line in its problems.
 * @param ahead what `readAheadOf` made of it
 * @throws AppError invalid at `file` for what is no statement, or too large
 */
export function readBankFile(
  bytes: Uint8Array,
  about: ReadFor,
  reading?: BankCsvReading,
  ahead: Ahead = {},
): ReadFile {
  if (bytes.length > maxBankFileBytes) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxBankFileBytes / 1_000_000 })
  }
  const read = readAny(bytes, about, { reading, ahead })
  const count = read.statements.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count > maxBankLines)
    read.problems.push({ line: maxBankLines + 1, key: 'tooManyLines', text: '' })
  const isNothing = read.statements.length === 0 && read.problems.length === 0
  if (isNothing) throw invalidField('file', 'notAStatement')
  return { ...read, statements: read.statements.map((one) => withoutItself(one, about.iban)) }
}

/** The IBAN of the account itself is nobody's on the other side, wherever a file writes it. */
function withoutItself(statement: FileStatement, iban: string): FileStatement {
  const own = new Set([iban, statement.account].map(plainAccount).filter((text) => text !== ''))
  const lines = statement.lines.map((line) =>
    own.has(plainAccount(line.iban)) ? { ...line, iban: '' } : line,
  )
  return { ...statement, lines }
}

function readAny(bytes: Uint8Array, about: ReadFor, how: How): ReadFile {
  if (!isZip(bytes)) return readPlain(bytes, about, how)
  if (isWorkbook(bytes)) return readWorkbookRows(bytes, about, how)
  const parts = statementsIn(bytes)
  const [only] = parts
  if (!only || parts.length > 1) return readSeveral(parts, about)
  if (!isZip(only)) return readPlain(only, about, how)
  // A ZIP in a ZIP may go on without end.
  if (!isWorkbook(only)) throw invalidField('file', 'notAStatement')
  return readWorkbookRows(only, about, how)
}

/** Banks pack notices of single payments beside their statements, which have them too. */
function statementsIn(bytes: Uint8Array): Uint8Array[] {
  const all = unzipStatements(bytes)
  const statements = all.filter((part) => otherKind(headOf(part)) === undefined)
  return statements.length > 0 ? statements : all
}

type How = { reading?: BankCsvReading | undefined; ahead: Ahead }

function readPlain(bytes: Uint8Array, about: ReadFor, { reading, ahead }: How): ReadFile {
  const head = headOf(bytes)
  const other = otherKind(head)
  if (other) throw invalidField('file', other)
  const format = formatOf(head)
  if (format === 'ofx') return { ...readOfx(decodeText(bytes)), csv: null }
  if (format === 'camt') return { ...readCamt(bytes, ahead.tree), csv: null }
  if (format === 'mt940') return { ...readMt940(decodeText(bytes)), csv: null }
  return readRows(csvRows(bytes), about, reading)
}

function headOf(bytes: Uint8Array): string {
  return strFromU8(bytes.slice(0, 4_000), true).replaceAll('\0', '')
}

/** The format that a file begins with; undefined for a table. */
function formatOf(head: string): 'ofx' | 'camt' | 'mt940' | undefined {
  if (/OFXHEADER|<OFX>/i.test(head)) return 'ofx'
  const isXml =
    /^\s*(\u00ef\u00bb\u00bf)?<(\?xml|!DOCTYPE|([\w-]+:)?Document)/i.test(head) ||
    /^(\u00ff\u00fe|\u00fe\u00ff)<\?xml/.test(head)
  if (isXml) return 'camt'
  return /(^|\n|\{4:)\s*:(20|25|60F|61):/.test(head) ? 'mt940' : undefined
}

/** The first sheet of a workbook, which is a table as that of a CSV file is. */
function readWorkbookRows(bytes: Uint8Array, about: ReadFor, { reading, ahead }: How): ReadFile {
  const rows = ahead.rows ?? inOneGo(rowsOfWorkbook(bytes))
  return { ...readRows(rows, about, reading), format: 'xlsx' }
}

function readRows(
  rows: readonly string[][],
  about: ReadFor,
  reading: BankCsvReading | undefined,
): ReadFile {
  const table = csvTable(rows)
  if (!table) throw invalidField('file', 'notAStatement')
  const guessed = guessReading(table, about)
  const how = reading ?? about.remembered(table.heads) ?? guessed.reading
  const read = readBankCsv(table, how, about.currency)
  const isKnown = Object.keys(how.columns).length >= 2 || table.rows.some(hasDate)
  if (!isKnown) throw invalidField('file', 'notAStatement')
  return { ...read, csv: { ...table, reading: how, asksOrder: guessed.isOpen && !how.isSaid } }
}

/**
 * The rows of a CSV file. What the bank wrote above the heads may have other signs between its words, or none:
 * where no heads are found that way, the sign is taken that finds some.
 */
function csvRows(bytes: Uint8Array): string[][] {
  const text = csvText(bytes)
  const rows = readCsvText(text, maxBankLines)
  if (hasHeads(rows)) return rows
  const sign = [';', ',', '\t', '|'].find((mark) => hasHeads(readCsvText(text, 30, mark)))
  return sign === undefined ? rows : readCsvText(text, maxBankLines, sign)
}

/** What a file is that tells of money and is no statement; a key of the problem texts. */
function otherKind(head: string): string | undefined {
  if (/<BkToCstmrDbtCdtNtfctn\b|camt\.054/.test(head)) return 'isNotification'
  if (/(^|\n|\{4:)\s*:(34F|13D|90[CD]):/.test(head) && !/:6[02]F:/.test(head)) return 'isInterim'
  return /^\s*(\u00ef\u00bb\u00bf)?!(Type|Account|Option):/i.test(head) ? 'isQif' : undefined
}

function hasDate({ cells }: CsvTable['rows'][number]): boolean {
  return cells.some(anyDate)
}

/**
 * The files of a ZIP together, which is a statement of each day or account.
 * @throws AppError invalid at `file` for several tables: how one is to be read says nothing of another
 */
function readSeveral(parts: readonly Uint8Array[], about: ReadFor): ReadFile {
  const isTable = (part: Uint8Array) => isZip(part) || formatOf(headOf(part)) === undefined
  if (parts.some(isTable)) throw invalidField('file', 'severalTables')
  const all = parts.map((part) => readPlain(part, about, { ahead: {} }))
  return {
    format: all[0]?.format ?? 'camt',
    statements: all.flatMap(({ statements }) => statements),
    problems: all.flatMap(({ problems }) => problems),
    leftOut: all.flatMap(({ leftOut = [] }) => leftOut),
    csv: null,
  }
}
