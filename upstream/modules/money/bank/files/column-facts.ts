import { isCurrency } from '#contract/core/currencies.ts'
import type { BankColumn } from '#contract/money/bank.ts'
import { readNumber } from '../../../../register/import/read-number.ts'
import { otherSide } from './column-words.ts'
import { anyDate } from './csv-dates.ts'
import { plainAccount } from './statement.ts'

/** Rows of a file, with the texts of their cells. */
export type Rows = readonly { cells: readonly string[] }[]

/** What stands in a column of a file: shares of its filled cells, from 0 to 1. */
export type ColumnFacts = {
  filled: number
  dates: number
  numbers: number
  /** Numbers with figures after a mark of decimals. */
  decimals: number
  ibans: number
  currencies: number
  /** How many letters a cell has on average. */
  letters: number
  /** How many different texts it has. */
  distinct: number
  /** It says the number of the account itself. */
  isOwn: boolean
}

const looked = 200
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/i

/** Looks at a column; `own` is the number of the account that the file is of, empty where not known. */
export function factsOf(rows: Rows, column: number, own: string): ColumnFacts {
  const cells = rows
    .slice(0, looked)
    .map(({ cells }) => cells[column] ?? '')
    .filter((cell) => cell !== '')
  const share = (accepts: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(accepts).length / cells.length
  const letters = cells.reduce((sum, cell) => sum + cell.replace(/[^\p{L}]/gu, '').length, 0)
  const plain = cells.map(plainAccount)
  return {
    filled: cells.length,
    dates: share((cell) => anyDate(cell)),
    numbers: share((cell) => isNumber(cell) && !isIban(cell)),
    decimals: share((cell) => /\d[.,]\d{1,3}\D*$/.test(cell) && isNumber(cell)),
    ibans: share(isIban),
    currencies: share((cell) => isCurrency(cell.toUpperCase())),
    letters: cells.length === 0 ? 0 : letters / cells.length,
    distinct: new Set(plain).size,
    isOwn: own !== '' && plain.length > 0 && plain.every((cell) => cell === own),
  }
}

/** Whether a cell has the form of an IBAN, with blanks or without; its check digits are not looked at. */
export function isIban(cell: string): boolean {
  return iban.test(cell.replace(/\s/g, ''))
}

/** A number with a comma or a point, which the mark of decimals alone tells apart. */
function isNumber(cell: string): boolean {
  return (['comma', 'point'] as const).some(
    (decimalMark) => readNumber(cell, { numbers: 'typed', decimalMark }) !== undefined,
  )
}

const most = 0.5

/** Whether what stands in a column can be what its head says; an empty one can be anything. */
export function isKindOf(field: BankColumn, facts: ColumnFacts, head: string): boolean {
  if (facts.filled === 0) return true
  switch (field) {
    case 'date':
    case 'valueDate':
      return facts.dates >= most
    case 'amount':
    case 'debit':
    case 'credit':
    case 'balance':
    case 'fee':
      return facts.numbers >= most
    case 'currency':
      return facts.currencies >= most
    case 'iban':
      return isOther(facts, head)
    case 'text':
      return facts.dates < most
    case 'name':
    case 'payer':
    case 'payee':
      return facts.dates < most && facts.ibans < most
    default:
      return true
  }
}

/** The other side's account changes from line to line; one that never does is most likely the firm's own. */
function isOther({ isOwn, distinct, filled, ibans }: ColumnFacts, head: string): boolean {
  if (isOwn) return false
  if (otherSide.test(head)) return ibans >= most
  return head.includes('iban') || ibans >= most ? true : distinct > 1 || filled === 0
}
