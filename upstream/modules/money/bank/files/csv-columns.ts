import { BankColumn, type BankCsvReading } from '#contract/money/bank.ts'
import { type ColumnFacts, factsOf, isKindOf } from './column-facts.ts'
import { headWords, isStrange } from './column-words.ts'

type Rows = readonly { cells: readonly string[] }[]

/** The row in which the heads stand: banks write what the file is about above them. */
export function headRow(rows: readonly (readonly string[])[]): number {
  const scores = rows.slice(0, 25).map((cells) => Object.keys(columnsByWords(cells)).length)
  const best = Math.max(0, ...scores)
  return best < 2 ? 0 : scores.indexOf(best)
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
  const headAt = (column = '-1') => (heads[Number(column)] ?? '').trim().toLowerCase()
  const facts = heads.map((_, at) => factsOf(rows, at, own))
  const columns = heads.every((head) => head === '') ? bare(facts) : columnsOf(heads, facts)
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
    columns.name ??= columns.payee ?? columns.payer
    delete columns.payer
    delete columns.payee
  }
  if (columns.text === undefined && columns.reference !== undefined) {
    columns.text = columns.reference
    delete columns.reference
  }
  return columns
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
  const plain = heads.map((head) => head.trim().toLowerCase())
  const candidates = BankColumn.options.flatMap((field) =>
    plain.flatMap((head, column) => {
      const rank = headWords[field].findIndex((pattern) => pattern.test(head))
      if (rank < 0 || isStrange(field, head)) return []
      const fact = facts[column]
      if (fact && !isKindOf(field, fact, head)) return []
      // A column with nothing in it is taken where no other is.
      return [{ field, column, cost: rank + (fact && fact.filled === 0 ? 10 : 0) }]
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

/** Columns of a file without heads, by what stands in them. */
function bare(facts: readonly ColumnFacts[]): BankCsvReading['columns'] {
  const places = (accepts: (fact: ColumnFacts) => boolean) =>
    facts.flatMap((fact, at) => (accepts(fact) ? [at] : []))
  const dates = places(({ dates }) => dates === 1)
  const amounts = places(({ numbers, dates }) => numbers === 1 && dates === 0)
  const currencies = places(({ currencies }) => currencies === 1)
  const ibans = places(({ ibans, isOwn }) => ibans === 1 && !isOwn)
  const known = new Set([...dates, ...amounts, ...currencies, ...ibans])
  const [longest] = places(({ filled }) => filled > 0)
    .filter((at) => !known.has(at))
    .sort((one, other) => (facts[other]?.letters ?? 0) - (facts[one]?.letters ?? 0))
  const found = {
    date: dates[0],
    valueDate: dates[1],
    amount: amounts[0],
    balance: amounts[1],
    currency: currencies[0],
    iban: ibans[0],
    text: longest,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, at]) => (at === undefined ? [] : [[field, String(at)]])),
  )
}

/** Letters and words for money that went out and that came in. */
const signs = [
  { out: 'S', into: 'H' },
  { out: 'SOLL', into: 'HABEN' },
  { out: 'D', into: 'C' },
  { out: 'DR', into: 'CR' },
  { out: 'DEBIT', into: 'CREDIT' },
  { out: 'DBIT', into: 'CRDT' },
  { out: 'AF', into: 'BIJ' },
  { out: 'DARE', into: 'AVERE' },
  { out: 'AUSGANG', into: 'EINGANG' },
  { out: 'OUT', into: 'IN' },
  { out: '-', into: '+' },
  { out: '\u2212', into: '+' },
  { out: 'LASTSCHRIFT', into: 'GUTSCHRIFT' },
  { out: 'BELASTUNG', into: 'GUTSCHRIFT' },
  { out: 'WITHDRAWAL', into: 'DEPOSIT' },
  { out: 'MONEY OUT', into: 'MONEY IN' },
  { out: 'USCITA', into: 'ENTRATA' },
  { out: 'ADDEBITO', into: 'ACCREDITO' },
  { out: 'D', into: 'H' },
  { out: 'DEBE', into: 'HABER' },
  { out: 'CARGO', into: 'ABONO' },
  { out: 'DÉBIT', into: 'CRÉDIT' },
  { out: 'ДЕБЕТ', into: 'КРЕДИТ' },
  { out: 'РАСХОД', into: 'ПРИХОД' },
  { out: 'СПИСАНИЕ', into: 'ЗАЧИСЛЕНИЕ' },
]

/** The column that says of each amount whether it went out, and the word by which it does. */
export type SignColumn = { column: number; out: string }

/**
 * Finds the column whose cells are nothing but the two words of a sign; where all say the same one,
 * only if no amount has a sign of its own. A dash in every row is one beside the amount alone: elsewhere
 * it says that there is nothing to say.
 */
export function findSignColumn(
  rows: readonly { cells: readonly string[] }[],
  amountColumn: string | undefined,
): SignColumn | undefined {
  if (!amountColumn) return undefined
  const isSigned = rows.some(({ cells }) =>
    /^[-\u2212(]|[-\u2212)]$/.test(cells[+amountColumn] ?? ''),
  )
  const width = Math.max(0, ...rows.slice(0, 200).map(({ cells }) => cells.length))
  for (let column = 0; column < width; column += 1) {
    const said = new Set(rows.map(({ cells }) => (cells[column] ?? '').toUpperCase()))
    said.delete('')
    const words = signs.find(({ out, into }) =>
      [...said].every((word) => [out, into].includes(word)),
    )
    const isBlank = said.size === 1 && /^[-\u2212]$/.test([...said].join(''))
    if (isBlank && Math.abs(column - Number(amountColumn)) !== 1) continue
    if (words && said.size > (isSigned ? 1 : 0)) return { column, out: words.out }
  }
  return undefined
}
