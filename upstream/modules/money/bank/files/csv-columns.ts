import { BankColumn, type BankCsvReading } from '#contract/money/bank.ts'
import { bareColumns } from './bare-columns.ts'
import { type ColumnFacts, factsOf, isIban, isKindOf, type Rows } from './column-facts.ts'
import { headWords, isStrange, otherSide } from './column-words.ts'

const looked = 25

/** The row in which the heads stand: banks write what the file is about above them. */
export function headRow(rows: readonly (readonly string[])[]): number {
  const scores = knownIn(rows)
  const best = Math.max(0, ...scores)
  return best < 2 ? 0 : scores.indexOf(best)
}

/** Whether some row has heads that are known. */
export function hasHeads(rows: readonly (readonly string[])[]): boolean {
  return Math.max(0, ...knownIn(rows)) >= 2
}

function knownIn(rows: readonly (readonly string[])[]): number[] {
  return rows.slice(0, looked).map((cells) => Object.keys(columnsByWords(cells)).length)
}

/** Columns by their heads alone. */
function columnsByWords(heads: readonly string[]): BankCsvReading['columns'] {
  return columnsOf(heads, [])
}

/**
 * Which columns a file has, by all its heads and what stands below them together: each column is one
 * thing, and each thing one column. A head that sounds right above other contents is passed over, as is
 * what is said of the account itself, whose number is `own`.
 */
export function guessColumns(
  heads: readonly string[],
  rows: Rows,
  own: string,
): BankCsvReading['columns'] {
  const headAt = (column = '-1') => plainHead(heads[Number(column)] ?? '')
  const facts = heads.map((_, at) => factsOf(rows, at, own))
  if (heads.every((head) => head === '')) return bareColumns(rows, facts)
  const columns = columnsOf(heads, facts)
  byContents(columns, facts)
  // What is left after fees, as it is beside a gross amount, holds them already.
  if (/^net/.test(headAt(columns.amount))) delete columns.fee
  if (columns.debit !== undefined && columns.credit !== undefined) delete columns.amount
  else {
    delete columns.debit
    delete columns.credit
  }
  // The currency of a card's charge is that of the amount where the amount is the charge.
  if (headAt(columns.amount) === 'сумма операции' && columns.currency === undefined) {
    const at = heads.findIndex((_, column) => headAt(String(column)) === 'валюта операции')
    if (at >= 0) columns.currency = String(at)
  }
  // Who paid and who was paid stand in two columns, or in one; who paid alone is the firm where money
  // went out.
  const { payer, payee } = columns
  if (payer !== undefined && (payee !== undefined || headAt(payer) === 'payer')) delete columns.name
  else {
    if (facts[Number(columns.name)]?.filled === 0) delete columns.name
    columns.name ??= columns.payee ?? columns.payer
    delete columns.payer
    delete columns.payee
  }
  if (columns.text === undefined && columns.reference !== undefined) {
    columns.text = columns.reference
    delete columns.reference
  }
  if (isAccountItself(rows, columns, headAt(columns.iban))) delete columns.iban
  return columns
}

/**
 * Whether an IBAN stands in each row beside different names: that is the account of the statement, whose own
 * number may not be known. Nobody pays different people to one account.
 */
function isAccountItself(
  rows: Rows,
  { iban, name, payer, payee }: BankCsvReading['columns'],
  head: string,
): boolean {
  if (iban === undefined || otherSide.test(head)) return false
  const numbers = rows.map(({ cells }) => (cells[+iban] ?? '').replace(/\s/g, ''))
  const named = [name, payer, payee].filter((column) => column !== undefined)
  const names = named.map((at) => new Set(rows.map(({ cells }) => cells[+at] ?? '')))
  return (
    new Set(numbers).size === 1 &&
    numbers.every(isIban) &&
    names.length > 0 &&
    names.some((all) => all.size > 1)
  )
}

/** A day, an amount and words whose heads nobody knows, where nothing else in the file can be them. */
function byContents(columns: BankCsvReading['columns'], facts: readonly ColumnFacts[]): void {
  const taken = new Set(Object.values(columns))
  const only = (accepts: (fact: ColumnFacts) => boolean) => {
    const all = facts.flatMap((fact, at) =>
      accepts(fact) && !taken.has(String(at)) ? [String(at)] : [],
    )
    return all.length === 1 ? all[0] : undefined
  }
  const day = columns.date ?? only(({ dates }) => dates === 1)
  const isSummed = columns.amount ?? columns.debit ?? columns.credit
  const amount = isSummed ?? only(({ numbers, dates }) => numbers === 1 && dates === 0)
  if (day !== undefined) columns.date = day
  if (isSummed === undefined && amount !== undefined) columns.amount = amount
  // Words alone are no movement.
  if (day === undefined || amount === undefined) return
  const hasWords = columns.text ?? columns.name ?? columns.payee ?? columns.payer
  const words = hasWords ?? only(({ letters, currencies }) => letters > 0 && currencies < 1)
  if (hasWords === undefined && words !== undefined) columns.text = words
}

function columnsOf(
  heads: readonly string[],
  facts: readonly ColumnFacts[],
): BankCsvReading['columns'] {
  const plain = heads.map(plainHead)
  const candidates = BankColumn.options.flatMap((field) =>
    plain.flatMap((head, column) => {
      const rank = headWords[field].findIndex((pattern) => pattern.test(head))
      if (rank < 0 || isStrange(field, head)) return []
      const fact = facts[column]
      if (fact && !isKindOf(field, fact, head)) return []
      return [{ field, column, cost: rank + (fact ? emptiness(field, fact) : 0) }]
    }),
  )
  const columns: BankCsvReading['columns'] = {}
  const taken = new Set<number>()
  for (const { field, column } of candidates.sort((one, other) => one.cost - other.cost)) {
    if (columns[field] !== undefined || taken.has(column)) continue
    columns[field] = String(column)
    taken.add(column)
  }
  return columns
}

/** A column with nothing in it, or the same in each row, is taken where no other is: that is the account's own. */
function emptiness(field: BankColumn, { filled, distinct }: ColumnFacts): number {
  if (filled === 0) return 10
  return ofOtherSide.has(field) && filled > 1 && distinct === 1 ? 1.5 : 0
}

const ofOtherSide: ReadonlySet<BankColumn> = new Set(['name', 'iban'])

/** mBank writes a cross before each head. */
function plainHead(head: string): string {
  return head
    .trim()
    .toLowerCase()
    .replace(/^#(?=\p{L})/u, '')
}
