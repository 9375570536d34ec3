import type { ManualLine } from '#contract/books/manual-entries.ts'
import { currencyDigits } from '#contract/core/currencies.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { FileRows } from '../../../../register/import/read-file.ts'
import { guessDecimalMark, readNumber } from '../../../../register/import/read-number.ts'
import { dateOf } from '../../../../register/import/read-row.ts'

export type FileProblem = { line: number; key: string; text: string }
export type FileEntry = { line: number; date: string; memo: string; lines: ManualLine[] }
const columnNames = [
  'date',
  'number',
  'memo',
  'account',
  'contra',
  'debit',
  'credit',
  'amount',
  'centre',
] as const
type Column = (typeof columnNames)[number]
const sides = ['debit', 'credit', 'amount'] as const

/** Heads as accountants' programs write them, in small letters, by column. */
const heads: Record<Column, readonly string[]> = {
  date: ['date', 'datum', 'buchungsdatum', 'belegdatum', 'data', 'дата', 'fecha'],
  number: [
    'number',
    'no',
    'no.',
    'entry',
    'nr',
    'nr.',
    'nummer',
    'beleg',
    'belegnummer',
    'belegfeld 1',
  ].concat([
    'numero',
    'n.',
    'registrazione',
    'номер',
    '№',
    'número',
    'asiento',
    'reference',
    'referenz',
  ]),
  memo: ['text', 'memo', 'description', 'buchungstext', 'beschreibung', 'descrizione'].concat([
    'causale',
    'описание',
    'текст',
    'содержание',
    'descripción',
    'concepto',
    'name',
  ]),
  account: ['account', 'account number', 'konto', 'kontonummer', 'conto', 'счёт', 'счет'].concat([
    'cuenta',
    'code',
    'number of account',
    'debit account',
    'sollkonto',
    'дебет счета',
  ]),
  contra: [
    'contra',
    'contra account',
    'offset account',
    'gegenkonto',
    'gegenkonto (ohne bu-schlüssel)',
  ].concat([
    'contropartita',
    'корсчёт',
    'корр. счёт',
    'contrapartida',
    'credit account',
    'habenkonto',
  ]),
  debit: ['debit', 'soll', 'dare', 'дебет', 'debe'],
  credit: ['credit', 'haben', 'avere', 'кредит', 'haber'],
  amount: [
    'amount',
    'balance',
    'betrag',
    'umsatz',
    'saldo',
    'importo',
    'сумма',
    'сальдо',
    'importe',
  ],
  centre: [
    'cost centre',
    'cost center',
    'kostenstelle',
    'kost1',
    'kost1 - kostenstelle',
    'centro di costo',
    'центр затрат',
    'centro de coste',
  ],
}

export type Reading = {
  currency: string
  /** Which comes first in a date of figures alone. */
  dateOrder: 'day' | 'month'
  /** Of rows without one, and all there is of opening balances. */
  date?: string | undefined
  /** Ids of cost centres by their codes, in small letters. */
  centres: ReadonlyMap<string, string>
}

/**
 * Reads a file as journal entries: rows with the same number, or without one the same day and
 * text, are one entry. A row has an account with debit or credit (or an amount, negative for
 * credit), or two accounts with an amount.
 */
export function readJournal(
  { heads: given, rows, numbers }: FileRows,
  reading: Reading,
): { entries: FileEntry[]; problems: FileProblem[] } {
  const columns = columnsOf(given)
  const problems: FileProblem[] = []
  if (columns.account === undefined) problems.push({ line: 1, key: 'noAccountColumn', text: '' })
  if (columns.date === undefined && reading.date === undefined) {
    problems.push({ line: 1, key: 'noDateColumn', text: '' })
  }
  if (problems.length > 0) return { entries: [], problems }
  const { currency } = reading
  const amounts = rows.flatMap(({ cells }) => sides.map((side) => cells[columns[side] ?? -1] ?? ''))
  const decimalMark = guessDecimalMark(amounts, currencyDigits(currency))
  const amountOf = (text: string) =>
    parseAmount(readNumber(text, { numbers, decimalMark }) ?? '', currency)
  const entries = new Map<string, FileEntry>()
  for (const { line, cells } of rows) {
    const cell = (column: Column) => cells[columns[column] ?? -1] ?? ''
    const fail = (key: string, text: string) => problems.push({ line, key, text })
    const written = columns.date === undefined ? '' : cell('date')
    const date = written === '' ? (reading.date ?? '') : dateOf(written, reading.dateOrder)
    if (!DateOnly.safeParse(date).success) fail('invalidDate', written)
    const found = sides.map((column) => {
      const text = cell(column)
      const amount = text === '' ? 0 : amountOf(text)
      if (amount === undefined) fail('invalidAmount', text)
      return amount ?? 0
    })
    const [debit = 0, credit = 0, amount = 0] = found
    const balance = debit - credit + amount
    const [account, contra, memo] = [cell('account'), cell('contra'), cell('memo')]
    if (account === '') fail('required', '')
    const centre = cell('centre').trim()
    const costCentreId = centre === '' ? '' : reading.centres.get(centre.toLowerCase())
    if (costCentreId === undefined) fail('unknownCentre', centre)
    const own = { ...lineOf(account, balance, memo), costCentreId: costCentreId ?? '' }
    const lines = contra === '' ? [own] : [own, lineOf(contra, -balance, memo)]
    const number = cell('number')
    const key = contra !== '' && number === '' ? `row ${line}` : number || `${date} ${memo}`
    const entry = entries.get(key)
    if (entry) entry.lines.push(...lines)
    else entries.set(key, { line, date, memo: (memo || number || date).slice(0, 200), lines })
  }
  return { entries: [...entries.values()], problems }
}

function lineOf(account: string, balance: number, text: string): ManualLine {
  return {
    account,
    debit: Math.max(balance, 0),
    credit: Math.max(-balance, 0),
    text: text.slice(0, 200),
    costCentreId: '',
  }
}

function columnsOf(given: readonly string[]): Partial<Record<Column, number>> {
  const words = given.map((head) =>
    head
      .toLowerCase()
      .replace(/,.*|\(.*/, '')
      .trim(),
  )
  const found: Partial<Record<Column, number>> = {}
  for (const column of columnNames) {
    const at = words.findIndex((word) => heads[column].includes(word))
    if (at >= 0) found[column] = at
  }
  return found
}
