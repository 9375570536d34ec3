import { strFromU8 } from 'fflate'
import { invalidField } from '#contract/core/errors.ts'
import { type BankCsvReading, maxBankFileBytes, maxBankLines } from '#contract/money/bank.ts'
import { UnreadableZip } from '../../../../core/zip.ts'
import { decodeText, readCsv } from '../../../../register/import/read-csv.ts'
import { dateOf } from '../../../../register/import/read-row.ts'
import { checkStatements } from './check-statements.ts'
import { type CsvTable, csvTable, guessReading, readBankCsv } from './read-bank-csv.ts'
import { readCamt, unzipStatements } from './read-camt.ts'
import { readMt940 } from './read-mt940.ts'
import { readOfx } from './read-ofx.ts'
import { type ReadStatements, realDate } from './statement.ts'

/** What is known of the account that a file is read for. */
export type ReadFor = {
  currency: string
  iban: string
  /** How the last CSV file with the same heads was read. */
  remembered: (heads: readonly string[]) => BankCsvReading | undefined
}

export type ReadFile = ReadStatements & { csv: (CsvTable & { reading: BankCsvReading }) | null }

/**
 * Reads a file of bank statements, whatever it is called: CAMT (XML or ZIP), MT940, OFX, else CSV.
 * What is wrong with it is listed by line in its problems.
 * @throws AppError invalid at `file` for what is no statement, or too large
 */
export function readBankFile(
  bytes: Uint8Array,
  about: ReadFor,
  reading?: BankCsvReading,
): ReadFile {
  if (bytes.length > maxBankFileBytes) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxBankFileBytes / 1_000_000 })
  }
  const read = readAny(bytes, about, reading)
  const count = read.statements.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count > maxBankLines)
    read.problems.push({ line: maxBankLines + 1, key: 'tooManyLines', text: '' })
  if (read.problems.length === 0) checkStatements(read, about)
  const isNothing = read.statements.length === 0 && read.problems.length === 0
  if (isNothing) throw invalidField('file', 'notAStatement')
  return read
}

function readAny(bytes: Uint8Array, about: ReadFor, reading?: BankCsvReading): ReadFile {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { ...readZip(bytes), csv: null }
  const head = strFromU8(bytes.slice(0, 4_000), true).replaceAll('\0', '')
  if (/OFXHEADER|<OFX>/i.test(head)) return { ...readOfx(decodeText(bytes)), csv: null }
  if (
    /^\s*(\u00ef\u00bb\u00bf)?<(\?xml|!DOCTYPE|([\w-]+:)?Document)/i.test(head) ||
    /^(\u00ff\u00fe|\u00fe\u00ff)<\?xml/.test(head)
  ) {
    return { ...readCamt(bytes), csv: null }
  }
  if (/(^|\n|\{4:)\s*:(20|25|60F|61):/.test(head)) {
    return { ...readMt940(decodeText(bytes)), csv: null }
  }
  const table = csvTable(readCsv(bytes, maxBankLines))
  if (!table) throw invalidField('file', 'notAStatement')
  const how = reading ?? about.remembered(table.heads) ?? guessReading(table)
  const read = readBankCsv(table, how, about.currency)
  const isKnown = Object.keys(how.columns).length >= 2 || table.rows.some(hasDate)
  if (!isKnown) throw invalidField('file', 'notAStatement')
  return { ...read, csv: { ...table, reading: how } }
}

function hasDate({ cells }: CsvTable['rows'][number]): boolean {
  return cells.some((cell) => realDate(dateOf(cell, 'day')) ?? realDate(dateOf(cell, 'month')))
}

function readZip(bytes: Uint8Array): ReadStatements {
  const all: ReadStatements = { format: 'camt', statements: [], problems: [] }
  for (const part of tryUnzip(bytes)) {
    const { statements, problems } = readCamt(part)
    all.statements.push(...statements)
    all.problems.push(...problems)
  }
  return all
}

function tryUnzip(bytes: Uint8Array): Uint8Array[] {
  try {
    return unzipStatements(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error
    throw invalidField('file', error.reason === 'tooLarge' ? 'fileTooLarge' : 'fileUnreadable')
  }
}
