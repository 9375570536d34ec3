import type { BankColumn, BankCsvReading } from '#contract/money/bank.ts'
import { readNumber } from '../../../../register/import/read-number.ts'
import type { ColumnFacts, Rows } from './column-facts.ts'

type Sums = Partial<Record<'amount' | 'debit' | 'credit' | 'balance', number>>

const looked = 200

/**
 * Columns of a file without heads, by what stands in them. Which of its numbers is the amount and which the
 * balance their sums tell, where it has both; else the first with decimals is the amount.
 */
export function bareColumns(rows: Rows, facts: readonly ColumnFacts[]): BankCsvReading['columns'] {
  const places = (accepts: (fact: ColumnFacts) => boolean) =>
    facts.flatMap((fact, at) => (accepts(fact) ? [at] : []))
  const dates = places(({ dates }) => dates === 1)
  const currencies = places(({ currencies }) => currencies === 1)
  const ibans = places(({ ibans }) => ibans === 1)
  const numbers = places(({ numbers, dates }) => numbers === 1 && dates === 0)
  const known = new Set([...dates, ...numbers, ...currencies, ...ibans])
  const [longest] = places(({ filled }) => filled > 0)
    .filter((at) => !known.has(at))
    .sort((one, other) => (facts[other]?.letters ?? 0) - (facts[one]?.letters ?? 0))
  const found: Partial<Record<BankColumn, number>> = {
    date: dates[0],
    valueDate: dates[1],
    ...sumsOf(rows, facts, numbers),
    currency: currencies[0],
    iban: ibans.find((at) => !isOfAccount(facts[at])),
    text: longest,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, at]) => (at === undefined ? [] : [[field, String(at)]])),
  )
}

/** Whether a column says the number of the account itself: the same one in each row. */
function isOfAccount(fact: ColumnFacts | undefined): boolean {
  return !fact || fact.isOwn || (fact.filled > 1 && fact.distinct === 1)
}

function sumsOf(rows: Rows, facts: readonly ColumnFacts[], numbers: readonly number[]): Sums {
  const decimals = numbers.filter((at) => (facts[at]?.decimals ?? 0) > 0)
  const likely = decimals.length > 0 ? decimals : numbers
  const empty = facts.flatMap(({ filled }, at) => (filled === 0 ? [at] : []))
  const pairs = sidesIn(rows, likely, empty)
  const fitting = likely.flatMap((balance) => [
    ...pairs
      .filter((pair) => !Object.values(pair).includes(balance))
      .map((pair) => ({ ...pair, balance })),
    ...likely.filter((amount) => amount !== balance).map((amount) => ({ amount, balance })),
  ])
  const proven = fitting.find((sums) => isProven(rows, sums))
  if (proven) return proven
  // Banks write what went out before what came in; a sign would say it of one column.
  const [sides] = pairs.filter(({ debit, credit }) => {
    const isWhole = likely.includes(debit) && likely.includes(credit)
    return debit < credit && (isWhole || !isSigned(rows, [debit, credit]))
  })
  if (sides) {
    const balance = likely.find((at) => !Object.values(sides).includes(at))
    return balance === undefined ? sides : { ...sides, balance }
  }
  const [amount, balance] = likely
  return {
    ...(amount === undefined ? {} : { amount }),
    ...(balance === undefined ? {} : { balance }),
  }
}

function isSigned(rows: Rows, columns: readonly number[]): boolean {
  return rows.some(({ cells }) => columns.some((at) => /[-+\u2212()]/.test(cells[at] ?? '')))
}

/** Two columns of which each row fills one: what went out and what came in, one of them may be empty. */
function sidesIn(rows: Rows, likely: readonly number[], empty: readonly number[]) {
  const isFilled = (cells: readonly string[], at: number) => (cells[at] ?? '') !== ''
  const all = [...likely, ...empty]
  return all.flatMap((debit) =>
    all
      .filter((credit) => Math.abs(credit - debit) === 1)
      .filter((credit) => likely.includes(debit) || likely.includes(credit))
      .filter((credit) =>
        rows.every(({ cells }) => isFilled(cells, debit) !== isFilled(cells, credit)),
      )
      .map((credit) => ({ debit, credit })),
  )
}

/** Whether each balance is the one before it and the amount, whichever end of the file is older. */
function isProven(rows: Rows, { amount, debit, credit, balance }: Sums): boolean {
  const read = rows.slice(0, looked).map(({ cells }) => {
    const at = (column: number | undefined) => figure(cells[column ?? -1])
    const moved = amount === undefined ? Math.abs(at(credit)) - Math.abs(at(debit)) : at(amount)
    return { moved, balance: at(balance) }
  })
  const ordered = [read, read.toReversed()]
  return (
    read.length > 1 &&
    ordered.some((all) =>
      all.every(({ moved, balance: after }, at) => {
        const before = all[at - 1]
        return moved !== 0 && (!before || before.balance + moved === after)
      }),
    )
  )
}

/** A number of the file in thousandths, to compare with others of it; 0 for none. */
function figure(text = ''): number {
  const decimalMark = /,\d{1,3}\D*$/.test(text) ? 'comma' : 'point'
  return Math.round(Number(readNumber(text, { numbers: 'typed', decimalMark }) ?? 0) * 1_000)
}
