import { add, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { type Cells, cellsOf, type Line, type Table } from './known-file.ts'
import { quickBooksSplits, quickBooksTables, salesTaxHead } from './quickbooks.ts'

/** Of a rate in percent. */
const sizes = { maxScale: 6, maxIntegerDigits: 2 }

/**
 * The tables of an interchange file of QuickBooks: rows begin with the word of their table, whose heads
 * begin with a mark before it.
 */
export function interchangeTables(lines: readonly Line[]): Table[] {
  const tables = Object.entries(quickBooksTables).flatMap(([word, known]) => {
    const head = lines.find(({ cells }) => cells[0] === `!${word}`)
    const rows = lines.filter(({ cells }) => cells[0] === word)
    return head ? [{ heads: head.cells, rows, known }] : []
  })
  return [...tables, ...splitTable(lines)]
}

/** The lines of transactions, each with the row above that begins its transaction and its sales tax. */
function splitTable(lines: readonly Line[]): Table[] {
  const head = lines.find(({ cells }) => cells[0] === '!TRNS')
  const split = lines.find(({ cells }) => cells[0] === '!SPL')
  if (!head || !split) return []
  const heads = [...split.cells, salesTaxHead, ...head.cells.map((cell) => `TRNS ${cell}`)]
  const rows = transactions(lines).flatMap(({ begun, splits }) => {
    const isTax = (cells: readonly string[]) => cellsOf(split.cells, cells)('EXTRA') === 'AUTOSTAX'
    const taxes = splits.filter(({ cells }) => isTax(cells))
    const salesTax = salesTaxOf(taxes.map(({ cells }) => cellsOf(split.cells, cells)))
    const others = splits.filter(({ cells }) => !isTax(cells))
    return others.map(({ line, cells }) => {
      const own = split.cells.map((_, at) => cells[at] ?? '')
      return { line, cells: [...own, salesTax, ...begun] }
    })
  })
  return [{ heads, rows, known: quickBooksSplits }]
}

type Transaction = { begun: string[]; splits: Line[] }

function transactions(lines: readonly Line[]): Transaction[] {
  const all: Transaction[] = []
  for (const line of lines) {
    if (line.cells[0] === 'TRNS') all.push({ begun: line.cells, splits: [] })
    if (line.cells[0] === 'SPL') all.at(-1)?.splits.push(line)
  }
  return all
}

/**
 * The rate that lines of sales tax come to in percent: state and county together, nothing without any.
 * One without a percentage is named as it is, for the check to refuse.
 */
function salesTaxOf(taxes: readonly Cells[]): string {
  let whole = { units: 0n, scale: 0 }
  for (const tax of taxes) {
    const price = tax('PRICE').trim()
    const rate = price.endsWith('%') ? parseDecimal(price.slice(0, -1).trim(), sizes) : undefined
    if (!rate) return tax('INVITEM', 'MEMO') || 'AUTOSTAX'
    whole = add(whole, rate)
  }
  return formatDecimal(whole)
}
