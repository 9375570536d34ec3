import { isCurrency } from '#contract/core/currencies.ts'
import { type Minor, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import {
  type BankColumn,
  type BankCsvReading,
  type BankFileProblem,
  maxBankLines,
} from '#contract/money/bank.ts'
import { guessDecimalMark, readNumber } from '../../../../register/import/read-number.ts'
import { dateOf } from '../../../../register/import/read-row.ts'
import {
  findSignColumn,
  guessColumns,
  guessDateOrder,
  headRow,
  type SignColumn,
} from './csv-columns.ts'
import { type FileLine, Problems, type ReadStatements, realDate, tidy } from './statement.ts'

/** A CSV file of a bank: its heads, wherever they stand, and the rows below with their lines. */
export type CsvTable = { heads: string[]; rows: { line: number; cells: string[] }[] }

/** The table in a file's rows; undefined where there is none. */
export function csvTable(all: readonly string[][]): CsvTable | undefined {
  const trimmed = all.map((cells) => cells.map((cell) => cell.trim()))
  const at = headRow(trimmed)
  const heads = trimmed[at] ?? []
  if (heads.length < 2) return undefined
  const rows = trimmed
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ line, cells }) => line > at + 1 && cells.some((cell) => cell !== ''))
  return rows.length === 0 ? undefined : { heads, rows }
}

/** How a file is most likely to be read. */
export function guessReading({ heads, rows }: CsvTable): BankCsvReading {
  const guessed = guessColumns(heads)
  const sign = findSignColumn(rows, guessed.amount)
  // A column of signs is read by itself, whatever its head sounds like, such as `Soll/Haben`.
  const columns = Object.fromEntries(
    Object.entries(guessed).filter(([, column]) => column !== String(sign?.column)),
  )
  const cellsOf = (...fields: BankColumn[]) =>
    fields.flatMap((field) => {
      const column = columns[field]
      return column === undefined ? [] : rows.slice(0, 200).map(({ cells }) => cells[+column] ?? '')
    })
  return {
    columns,
    decimalMark: guessDecimalMark(cellsOf('amount', 'debit', 'credit')),
    dateOrder: guessDateOrder(cellsOf('date', 'valueDate')),
  }
}

/**
 * The statement in a table. Where the file has a balance in each row, every one must follow from the
 * one before it; they tell the balances of the statement and which end of the file is older.
 */
export function readBankCsv(
  { rows }: CsvTable,
  reading: BankCsvReading,
  currency: string,
): ReadStatements {
  const problems = new Problems()
  const lines: FileLine[] = []
  const balances: (Minor | undefined)[] = []
  const { columns } = reading
  const hasAmount = columns.amount || columns.debit || columns.credit
  if (!columns.date || !hasAmount) problems.add(1, 'columnsMissing')
  else if (rows.length > maxBankLines) problems.add(maxBankLines + 1, 'tooManyLines')
  else {
    const sign = findSignColumn(rows, columns.amount)
    for (const { line, cells } of rows) {
      const read = readRow(line, cells, { ...reading, sign }, currency, problems)
      if (!read) continue
      lines.push(read)
      balances.push(cellAmount(cells, columns.balance, reading, currency))
    }
  }
  const order = oldestFirst(lines)
  const inOrder = order.map((at) => lines[at]).filter((line) => line !== undefined)
  const known = order.map((at) => balances[at])
  const ends = checkBalances(inOrder, known, currency, problems)
  const dates = inOrder.map(({ date }) => date).sort()
  const statement = {
    line: rows[0]?.line ?? 1,
    account: '',
    currency,
    number: '',
    from: dates[0] ?? '',
    to: dates.at(-1) ?? '',
    ...ends,
    lines: inOrder,
  }
  const statements = lines.length > 0 ? [statement] : []
  return { format: 'csv', statements, problems: ofOneCurrency(problems.found, lines) }
}

/** A file that is in another currency as a whole is said so once, not line by line. */
function ofOneCurrency(
  found: readonly BankFileProblem[],
  lines: readonly FileLine[],
): BankFileProblem[] {
  const [first] = found
  const isWhole =
    lines.length === 0 &&
    found.every(({ key, text }) => key === 'twoCurrencies' && text === first?.text)
  return first && isWhole ? [{ ...first, key: 'otherCurrency' }] : [...found]
}

type SignedReading = BankCsvReading & { sign: SignColumn | undefined }

function readRow(
  line: number,
  cells: readonly string[],
  reading: SignedReading,
  currency: string,
  problems: Problems,
): FileLine | undefined {
  const { columns, dateOrder } = reading
  const textOf = (field: BankColumn) => {
    const column = columns[field]
    return column ? (cells[Number(column)] ?? '') : ''
  }
  const date = realDate(dateOf(textOf('date'), dateOrder))
  const amount = rowAmount(cells, reading, currency)
  // Under the last line some banks write sums and notes, which have no date.
  if (textOf('date') === '' && amount === undefined) return undefined
  if (!date) {
    problems.add(line, 'invalidDate', textOf('date'))
    return undefined
  }
  if (amount === undefined) {
    const said = textOf('amount') || `${textOf('debit')} ${textOf('credit')}`
    problems.add(line, 'invalidAmount', said)
    return undefined
  }
  const own = textOf('currency').toUpperCase()
  if (isCurrency(own) && own !== currency) {
    problems.add(line, 'twoCurrencies', `${own} ${currency}`)
    return undefined
  }
  return {
    line,
    date,
    valueDate: realDate(dateOf(textOf('valueDate'), dateOrder)) ?? date,
    amount,
    name: tidy(textOf('name'), 160),
    iban: tidy(textOf('iban').replaceAll(' ', ''), 42),
    reference: tidy(textOf('reference'), 60),
    text: tidy(textOf('text')),
    bankReference: '',
  }
}

/** One column with a sign in it or in a column of its own, or one for each side. */
function rowAmount(
  cells: readonly string[],
  reading: SignedReading,
  currency: string,
): Minor | undefined {
  const { columns, sign } = reading
  const single = cellAmount(cells, columns.amount, reading, currency)
  const said = sign ? (cells[sign.column] ?? '').toUpperCase() : ''
  if (single !== undefined && sign && said !== '') {
    return said === sign.out ? 0 - Math.abs(single) : Math.abs(single)
  }
  if (single !== undefined) return single
  const [out, into] = [columns.debit, columns.credit].map((column) =>
    cellAmount(cells, column, reading, currency),
  )
  if (out === undefined && into === undefined) return undefined
  return Math.abs(into ?? 0) - Math.abs(out ?? 0)
}

function cellAmount(
  cells: readonly string[],
  column: string | undefined,
  { decimalMark }: BankCsvReading,
  currency: string,
): Minor | undefined {
  if (!column) return undefined
  const text = cells[Number(column)] ?? ''
  return parseAmount(readNumber(text, { numbers: 'typed', decimalMark }) ?? '', currency)
}

/** Places of the lines from the oldest on: most banks write the newest first. */
function oldestFirst(lines: readonly FileLine[]): number[] {
  const places = lines.map((_, at) => at)
  const [first, last] = [lines[0]?.date ?? '', lines.at(-1)?.date ?? '']
  return first > last ? places.reverse() : places
}

/** Some banks write the balance on the last line of a day alone: it is counted on from the known ones. */
function checkBalances(
  lines: readonly FileLine[],
  balances: readonly (Minor | undefined)[],
  currency: string,
  problems: Problems,
): { opening: Minor | null; closing: Minor | null } {
  const at = balances.findIndex((balance) => balance !== undefined)
  const known = balances[at]
  if (known === undefined) return { opening: null, closing: null }
  const until = lines.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0)
  const opening = known - until
  let running = opening
  for (const [place, { line, amount }] of lines.entries()) {
    running += amount
    const said = balances[place]
    if (said === undefined || said === running) continue
    const text = [said, running].map((one) => minorToDecimal(one, currency)).join(' ≠ ')
    problems.add(line, 'balanceDiffers', text)
    return { opening, closing: balances.findLast((balance) => balance !== undefined) ?? null }
  }
  return { opening, closing: running }
}
