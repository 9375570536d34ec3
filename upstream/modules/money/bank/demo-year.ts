import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { balanceUntil, type LineOnAccount, linesOnAccount } from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import type { FileLine, FileStatement } from './files/statement.ts'
import { getStoredLine } from './matching/reader.ts'
import { insertMatch } from './matching/writer.ts'
import { findNewLines } from './new-lines.ts'
import { changeImport, insertImport, insertStatements } from './writer.ts'

/** A movement that the books do not have yet. */
export type FurtherLine = Pick<FileLine, 'date' | 'amount' | 'name' | 'text'>

type Year = {
  account: string
  /** Code of the bank's files, such as `alder-finch`. */
  fileName: string
  /** Lines dated from here on are left to be matched. */
  openFrom: string
  today: string
  further: readonly FurtherLine[]
}

/**
 * Gives an account a year of monthly statements that tell what the books have on it, matched until a
 * day, with further lines that nothing is in the books for. For the firm of a demo.
 */
export function fillBankYear(writer: Writer, context: FirmContext, year: Year): void {
  const { account, today } = year
  const start = `${addMonths(today, -11).slice(0, 7)}-01`
  const books = linesOnAccount(writer, { account, from: start, to: today, limit: 5_000 })
  const parties = namesOfParties(
    writer,
    books.flatMap(({ partyId }) => partyId ?? []),
  )
  let opening = balanceUntil(writer, account, addDays(start, -1))
  for (let first = start; first <= today; first = addMonths(first, 1)) {
    const next = addMonths(first, 1)
    const to = next <= today ? addDays(next, -1) : today
    const own = books.filter(({ date }) => date >= first && date <= to)
    const further = year.further.filter(({ date }) => date >= first && date <= to)
    const lines = [
      ...own.map((line) => fileLineOf(line, parties.get(line.partyId ?? '') ?? '')),
      ...further.map(whole),
    ].sort((one, other) => (one.date < other.date ? -1 : 1))
    const closing = lines.reduce((sum, { amount }) => sum + amount, opening)
    const statement = {
      ...blank,
      number: first.slice(0, 7),
      from: first,
      to,
      opening,
      closing,
      lines,
    }
    takeMonth(writer, context, year, statement, own)
    opening = closing
  }
}

const blank = { line: 1, account: '', currency: '' }

function takeMonth(
  writer: Writer,
  context: FirmContext,
  { account, fileName, openFrom }: Year,
  statement: FileStatement,
  books: readonly LineOnAccount[],
): void {
  const { baseCurrency: currency } = getFirmProfile(writer)
  const named = { fileName: `${fileName}-${statement.number}.xml`, format: 'camt' as const }
  const lineCount = statement.lines.length
  const file = { account, ...named, heads: '', reading: null, lineCount }
  const importId = insertImport(writer, context, file, new Uint8Array())
  const { statements, newLines } = findNewLines(writer, account, [statement])
  insertStatements(writer, context, { importId, account, currency }, statements)
  changeImport(writer, importId, { state: 'done', newLines })
  const stored = writer.sql
    .exec<{ id: string; reference: string }>(
      'select id, bank_reference as reference from bank_lines where import_id = ?',
      importId,
    )
    .toArray()
  const ids = new Map(stored.map(({ id, reference }) => [reference, id]))
  for (const line of books) {
    const id = ids.get(placeOf(line))
    if (id === undefined || line.date >= openFrom) continue
    insertMatch(writer, context, {
      lines: [getStoredLine(writer, id)],
      entries: [line],
      made: [],
    })
  }
}

/** A line of the books as a bank would tell it. */
function fileLineOf(line: LineOnAccount, party: string): FileLine {
  const { date, amount, memo } = line
  return { ...whole({ date, amount, name: party, text: memo }), bankReference: placeOf(line) }
}

function whole({ date, amount, name, text }: FurtherLine): FileLine {
  const none = { iban: '', reference: '', bankReference: '' }
  return { line: 1, date, valueDate: date, amount, name, text, ...none }
}

function placeOf({ sequence, position }: LineOnAccount): string {
  return `${sequence}.${position}`
}
