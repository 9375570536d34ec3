import { strFromU8 } from 'fflate'
import { invalidField } from '#contract/core/errors.ts'
import { type BankCsvReading, maxBankFileBytes, maxBankLines } from '#contract/money/bank.ts'
import { UnreadableZip } from '../../../../core/zip/open-zip.ts'
import type { XmlElement } from '../../../../einvoice/xml/read-tree.ts'
import { csvText, decodeText, readCsvText } from '../../../../register/import/read-csv.ts'
import { hasHeads } from './csv-columns.ts'
import { anyDate } from './csv-dates.ts'
import { type CsvTable, csvTable, guessReading, readBankCsv } from './read-bank-csv.ts'
import { readCamt, unzipStatements } from './read-camt.ts'
import { readMt940 } from './read-mt940.ts'
import { readOfx } from './read-ofx.ts'
import type { FileStatement, ReadStatements } from './statement.ts'

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
 * Reads a file of bank statements, whatever it is called: CAMT (XML or ZIP), MT940, OFX, else CSV.
 * What is wrong with it is listed by line in its problems.
 * @param ahead what `readCamtAhead` made of it
 * @throws AppError invalid at `file` for what is no statement, or too large
 */
export function readBankFile(
  bytes: Uint8Array,
  about: ReadFor,
  reading?: BankCsvReading,
  ahead?: XmlElement,
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

function plainAccount(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

function readAny(
  bytes: Uint8Array,
  about: ReadFor,
  { reading, ahead }: { reading?: BankCsvReading; ahead?: XmlElement },
): ReadFile {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { ...readZip(bytes), csv: null }
  const head = strFromU8(bytes.slice(0, 4_000), true).replaceAll('\0', '')
  const other = otherKind(head)
  if (other) throw invalidField('file', other)
  if (/OFXHEADER|<OFX>/i.test(head)) return { ...readOfx(decodeText(bytes)), csv: null }
  if (
    /^\s*(\u00ef\u00bb\u00bf)?<(\?xml|!DOCTYPE|([\w-]+:)?Document)/i.test(head) ||
    /^(\u00ff\u00fe|\u00fe\u00ff)<\?xml/.test(head)
  ) {
    return { ...readCamt(bytes, ahead), csv: null }
  }
  if (/(^|\n|\{4:)\s*:(20|25|60F|61):/.test(head)) {
    return { ...readMt940(decodeText(bytes)), csv: null }
  }
  const table = csvTable(csvRows(bytes))
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

function readZip(bytes: Uint8Array): ReadStatements {
  const parts = tryUnzip(bytes).map((part) => readCamt(part))
  return {
    format: 'camt',
    statements: parts.flatMap(({ statements }) => statements),
    problems: parts.flatMap(({ problems }) => problems),
    leftOut: parts.flatMap(({ leftOut = [] }) => leftOut),
  }
}

function tryUnzip(bytes: Uint8Array): Uint8Array[] {
  try {
    return unzipStatements(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error
    throw invalidField('file', error.reason === 'tooLarge' ? 'fileTooLarge' : 'fileUnreadable')
  }
}
