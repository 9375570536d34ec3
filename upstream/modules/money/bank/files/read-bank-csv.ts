import { currencyDigits, isCurrency } from '#contract/core/currencies.ts'
import { type Minor, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import {
  type BankColumn,
  type BankCsvReading,
  type BankFileProblem,
  maxBankLines,
} from '#contract/money/bank.ts'
import { guessDecimalMark, readNumber } from '../../../../register/import/read-number.ts'
import { isIban, type Rows } from './column-facts.ts'
import { isMoreWords } from './column-words.ts'
import { ownAccountColumn } from './csv-accounts.ts'
import { guessColumns, headRow } from './csv-columns.ts'
import { anyDate, cellDate, guessDateOrder } from './csv-dates.ts'
import { isBalanceRow, isNotBooked } from './csv-movement.ts'
import {
  findSignColumn,
  guessOutSign,
  type SignColumn,
  splitSideMark,
  unmarkedIsOut,
} from './csv-signs.ts'
import {
  type FileLine,
  type FileStatement,
  Problems,
  plainAccount,
  type ReadStatements,
  tidy,
} from './statement.ts'

/** A CSV file of a bank: its heads, wherever they stand, and the rows below with their lines. */
export type CsvTable = { heads: string[]; rows: { line: number; cells: string[] }[] }

/** The table in a file's rows, with heads or without; undefined where there is none. */
export function csvTable(all: readonly string[][]): CsvTable | undefined {
  const trimmed = all.map((cells) => cells.map((cell) => cell.trim()))
  const at = headRow(trimmed)
  const first = trimmed[at] ?? []
  const isBare = isMovement(first)
  const heads = isBare ? first.map(() => '') : first
  if (heads.length < 2) return undefined
  const rows = trimmed
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ line, cells }) => line > (isBare ? at : at + 1) && cells.some((cell) => cell !== ''))
  return rows.length === 0 ? undefined : { heads, rows }
}

/** Some banks write no heads: the first row is a movement already. */
function isMovement(cells: readonly string[]): boolean {
  const isAmount = (cell: string) => /^[-+]?[\d.,' ]*\d[.,]\d{1,2}$/.test(cell)
  return cells.some(anyDate) && cells.some((cell) => isAmount(cell) && !anyDate(cell))
}

/** What is known of the account and the firm beyond the file. */
export type CsvAbout = { country: string; currency: string; today: string; iban: string }

/** How a file is most likely to be read; `isOpen` where its days can be read two ways. */
export function guessReading(
  { heads, rows }: CsvTable,
  { country, currency, today, iban }: CsvAbout,
): { reading: BankCsvReading; isOpen: boolean } {
  const own = plainAccount(iban)
  const guessed = guessColumns(heads, rows, own)
  const sign = findSignColumn(rows, guessed.amount)
  // A column of signs is read by itself, whatever its head sounds like, such as `Soll/Haben`.
  const columns: BankCsvReading['columns'] = Object.fromEntries(
    Object.entries(guessed).filter(([, column]) => column !== String(sign?.column)),
  )
  // What the account has today stands in each row of some files, and runs along with none.
  if (isConstant(rows, columns.balance)) delete columns.balance
  const cellsOf = (...fields: BankColumn[]) =>
    fields.flatMap((field) => {
      const column = columns[field]
      return column === undefined ? [] : rows.slice(0, 200).map(({ cells }) => cells[+column] ?? '')
    })
  const { order, isOpen } = guessDateOrder(cellsOf('date', 'valueDate'), { country, today })
  const decimalMark = guessDecimalMark(
    cellsOf('amount', 'debit', 'credit'),
    currencyDigits(currency),
  )
  const outSign = sign ? 'minus' : guessOutSign(heads, rows, columns)
  const said = { isSaid: false, skip: [] }
  return { reading: { columns, decimalMark, dateOrder: order, outSign, ...said }, isOpen }
}

function isConstant(rows: Rows, column: string | undefined): boolean {
  if (column === undefined || rows.length < 2) return false
  return new Set(rows.map(({ cells }) => cells[+column] ?? '')).size === 1
}

/**
 * The statement in a table. Where the file has a balance in each row, every one must follow from the
 * one before it; they tell the balances of the statement and which end of the file is older.
 */
export function readBankCsv(
  { heads, rows }: CsvTable,
  reading: BankCsvReading,
  currency: string,
): ReadStatements {
  const problems = new Problems()
  const leftOut = new Problems()
  const taken: Movement[] = []
  const { columns } = reading
  const hasAmount = columns.amount || columns.debit || columns.credit
  if (!columns.date || !hasAmount) problems.add(1, 'columnsMissing')
  else if (rows.length > maxBankLines) problems.add(maxBankLines + 1, 'tooManyLines')
  else {
    const sign = findSignColumn(rows, columns.amount)
    const chosen = new Set(Object.values(columns))
    const more = heads.flatMap((head, at) =>
      isMoreWords(head) && !chosen.has(String(at)) ? [at] : [],
    )
    const skipped = new Set(reading.skip)
    const isOutUnmarked = unmarkedIsOut(rows, columns.amount)
    const sides = sideSigns(rows, reading, currency)
    const how = { ...reading, sign, isOutUnmarked, sides, more, besides: besidesOf(rows, columns) }
    const ofAccount = ownAccountColumn(heads, rows, reading)
    for (const { line, cells } of rows) {
      if (skipped.has(line)) {
        leftOut.add(line, 'byHand', said(cells))
        continue
      }
      const read = readRow(line, cells, how, currency, problems)
      if (typeof read === 'string') leftOut.add(line, read, said(cells))
      else if (read) {
        const balance = cellBalance(cells, reading, currency)
        const fee = cellAmount(cells, columns.fee, reading, currency) ?? 0
        taken.push({ line: read, balance, fee, account: cells[ofAccount ?? -1] ?? '' })
      }
    }
  }
  const accounts = [...new Set(taken.map(({ account }) => account))]
  const statements = accounts.map((account) => {
    const own = taken.filter((one) => one.account === account)
    return statementOf(own, { account, currency, line: rows[0]?.line ?? 1 }, problems)
  })
  const lines = statements.flatMap((one) => one.lines)
  const found = ofOneCurrency(problems.found, lines)
  return { format: 'csv', statements, problems: found, leftOut: leftOut.found }
}

/** The movements of one account, the oldest first. */
function statementOf(
  taken: readonly Movement[],
  about: Pick<FileStatement, 'account' | 'currency' | 'line'>,
  problems: Problems,
): FileStatement {
  const [whole = taken] = [taken, taken.toReversed()]
    .sort((one, other) => Number(isNewestFirst(one)) - Number(isNewestFirst(other)))
    .flatMap((ordered) => [withFees(ordered), ordered])
    .sort((one, other) => breaksIn(one) - breaksIn(other))
  const lines = whole.map(({ line }) => line)
  const known = whole.map(({ balance }) => balance)
  const ends = checkBalances(lines, known, about.currency, problems)
  const dates = lines.map(({ date }) => date).sort()
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? '']
  return { ...about, number: '', from, to, ...ends, lines }
}

type Movement = { line: FileLine; balance: Minor | undefined; fee: Minor; account: string }

function said(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(' · ')
}

function isNewestFirst(all: readonly Movement[]): boolean {
  return (all[0]?.line.date ?? '') > (all.at(-1)?.line.date ?? '')
}

/** How often a balance that the bank wrote does not follow from the one before it. */
function breaksIn(all: readonly Movement[]): number {
  let breaks = 0
  let running: Minor | undefined
  for (const { line, balance } of all) {
    if (running !== undefined) running += line.amount
    if (balance === undefined) continue
    if (running !== undefined && running !== balance) breaks += 1
    running = balance
  }
  return breaks
}

/** Each fee as a line of its own after the movement that it is for; the balance stands after both. */
function withFees(all: readonly Movement[]): Movement[] {
  const isSigned = all.every(({ fee }) => fee <= 0)
  return all.flatMap(({ line, balance, fee, account }) => {
    if (fee === 0) return [{ line, balance, fee, account }]
    const amount = isSigned ? fee : 0 - fee
    const text = tidy(`Fee: ${line.name || line.text}`)
    const own = { ...line, amount, name: '', iban: '', reference: '', text }
    return [
      { line, balance: undefined, fee: 0, account },
      { line: own, balance, fee: 0, account },
    ]
  })
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

type Besides = { payer?: number; payee?: number }

/** Files with two names have each account in the column after its name. */
function besidesOf(rows: Rows, columns: BankCsvReading['columns']): Besides {
  const { payer, payee, iban } = columns
  const [ofPayer, ofPayee] = [payer, payee].map((column) =>
    column === undefined ? -1 : Number(column) + 1,
  )
  const isAccount = (at = -1) =>
    rows.some(({ cells }) => isIban(cells[at] ?? '')) &&
    rows.every(({ cells }) => /^[A-Z0-9/\s-]*$/i.test(cells[at] ?? ''))
  const isOpen = iban === undefined || [ofPayer, ofPayee].includes(Number(iban))
  if (!isOpen || !isAccount(ofPayer) || !isAccount(ofPayee)) return {}
  return { payer: ofPayer, payee: ofPayee }
}

type SignedReading = BankCsvReading & {
  sign: SignColumn | undefined
  /** What an amount is that has no mark where others have one. */
  isOutUnmarked: boolean | undefined
  /** What the figures of each side are normally: a minus among them is then the other direction. */
  sides: SideSigns
  /** The accounts of who paid and who was paid, where each stands beside the name. */
  besides: Besides
  /** Columns that go on with the text. */
  more: readonly number[]
}

function readRow(
  line: number,
  cells: readonly string[],
  reading: SignedReading,
  currency: string,
  problems: Problems,
): FileLine | string | undefined {
  const { columns, dateOrder, more } = reading
  const textOf = (field: BankColumn) => {
    const column = columns[field]
    return column ? (cells[Number(column)] ?? '') : ''
  }
  const day = textOf('date')
  const date = cellDate(day, dateOrder)
  const amount = rowAmount(cells, reading, currency)
  if (isNotBooked(textOf('status')) || isNotBooked(day)) return 'notBooked'
  // Opening and closing balances, sums and notes have no day or no amount.
  const places = [columns.amount, columns.debit, columns.credit]
  const figures = [textOf('amount'), textOf('debit'), textOf('credit')]
  const isWhole = cells.length > Math.max(...places.map((column) => Number(column ?? 0)))
  const isBlank = isWhole && figures.every((text) => text === '')
  if (amount === undefined && (date ? isBlank : !/\d/.test(day))) {
    return 'noMovement'
  }
  if (!date) {
    if (isBalanceRow(cells)) return 'noMovement'
    problems.add(line, 'invalidDate', day || said(cells))
    return undefined
  }
  if (amount === undefined) {
    problems.add(line, 'invalidAmount', figures.filter((text) => text !== '').join(' '))
    return undefined
  }
  const own = textOf('currency').toUpperCase()
  if (isCurrency(own) && own !== currency) {
    problems.add(line, 'twoCurrencies', `${own} ${currency}`)
    return undefined
  }
  const other = textOf(amount < 0 ? 'payee' : 'payer') || textOf('name')
  const text = [textOf('text'), ...more.map((at) => cells[at] ?? '')]
    .filter((part, at, all) => part !== '' && all.indexOf(part) === at)
    .join(' ')
  const { name, words } = other === '' ? namedIn(text) : { name: other, words: text }
  return {
    line,
    date,
    valueDate: cellDate(textOf('valueDate'), dateOrder) ?? date,
    amount,
    name: tidy(name, 160),
    iban: tidy(plainAccountOf(cells, amount, reading), 42),
    reference: tidy(textOf('reference'), 60),
    text: tidy(words),
    bankReference: '',
  }
}

function plainAccountOf(
  cells: readonly string[],
  amount: Minor,
  { columns, besides }: SignedReading,
): string {
  const at = (amount < 0 ? besides.payee : besides.payer) ?? Number(columns.iban ?? -1)
  return (cells[at] ?? '').replaceAll(' ', '')
}

/** `Auftraggeber: … Buchungstext: … Ref. …`: some banks write who it was into the words. */
function namedIn(text: string): { name: string; words: string } {
  const [, name = '', words = ''] =
    /^(?:Auftraggeber|Empf\u00e4nger|Zahlungspflichtiger)\s*:\s*(.*?)\s*(?:Kto\/IBAN:.*?)?(?:Buchungstext\s*:\s*(.*))?$/.exec(
      text,
    ) ?? []
  return name === '' ? { name: '', words: text } : { name, words: words || text }
}

/** One column with a sign in it or in a column of its own, or one for each side. */
function rowAmount(
  cells: readonly string[],
  reading: SignedReading,
  currency: string,
): Minor | undefined {
  const { columns, sign, outSign, isOutUnmarked } = reading
  const single = cellAmount(cells, columns.amount, reading, currency)
  const said = sign ? (cells[sign.column] ?? '').toUpperCase() : ''
  if (single !== undefined && sign && said !== '') {
    return said === sign.out ? 0 - Math.abs(single) : Math.abs(single)
  }
  if (single !== undefined) {
    const { figures, isOut = isOutUnmarked } = splitSideMark(cells[Number(columns.amount)] ?? '')
    const isSigned = /^[-+\u2212(]|[-\u2212)]$/.test(figures)
    if (isOut !== undefined && !isSigned) return isOut ? 0 - single : single
    return outSign === 'plus' ? 0 - single : single
  }
  const [out, into] = (['debit', 'credit'] as const).map((side) => {
    const amount = cellAmount(cells, columns[side], reading, currency)
    const usual = reading.sides[side]
    return amount === undefined || usual === 'any' ? amount && Math.abs(amount) : usual * amount
  })
  if (out === undefined && into === undefined) return undefined
  return (into ?? 0) - (out ?? 0)
}

type SideSigns = Record<'debit' | 'credit', 1 | -1 | 'any'>

/**
 * Banks write what went out with a minus or without. Where a column has both, the rarer takes back: a refund
 * among what went out. `any` where all of a column have the same.
 */
function sideSigns(rows: Rows, reading: BankCsvReading, currency: string): SideSigns {
  const usualOf = (column: string | undefined) => {
    const amounts = rows.map(({ cells }) => cellAmount(cells, column, reading, currency) ?? 0)
    const [minus, plus] = [-1, 1].map((sign) => amounts.filter((one) => one * sign > 0).length)
    if (!minus || !plus) return 'any'
    return minus > plus ? -1 : 1
  }
  return { debit: usualOf(reading.columns.debit), credit: usualOf(reading.columns.credit) }
}

function cellAmount(
  cells: readonly string[],
  column: string | undefined,
  { decimalMark }: BankCsvReading,
  currency: string,
): Minor | undefined {
  if (!column) return undefined
  const { figures: text } = splitSideMark(cells[Number(column)] ?? '')
  return parseAmount(readNumber(text, { numbers: 'typed', decimalMark }) ?? '', currency)
}

function cellBalance(
  cells: readonly string[],
  reading: BankCsvReading,
  currency: string,
): Minor | undefined {
  const column = reading.columns.balance
  const balance = cellAmount(cells, column, reading, currency)
  const isOwed = column !== undefined && splitSideMark(cells[+column] ?? '').isOut === true
  return balance !== undefined && isOwed ? 0 - balance : balance
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
