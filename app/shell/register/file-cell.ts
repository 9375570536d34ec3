import { minorToDecimal } from '#contract/core/money.ts'
import { cellValueOf, textOf } from './cell-value.ts'
import type { About, AnyRegister, AnyRow, Column } from './describe.ts'

/** What a cell of a file holds: its text in CSV, and what a workbook types it as. */
export type FileCell = {
  text: string
  number?: number
  /** `YYYY-MM-DD` */
  date?: string
  /** A text as it is, for files that know texts from formulas. */
  plain?: string
  /** Digits after the point. */
  digits?: number
}

/** The columns that the person may have in a file. */
export function fileColumns({ columns }: Pick<AnyRegister, 'columns'>, { can }: About<unknown>) {
  return columns.filter(({ needs, isPageOnly }) => !isPageOnly && (!needs || can(needs)))
}

/** What a spreadsheet would take for a formula, full-width signs included. */
const formula = /^\s*[=+\-@\t\r\u2212\uff1d\uff0b\uff0d\uff20]/u

/** A text of somebody's own file: as it is, but for what a spreadsheet would take for a formula. */
export function safeInCsv(text: string): string {
  const isNumber = /^-?\d+([.,]\d+)*$/.test(text)
  return formula.test(text) && !isNumber ? `'${text}` : text
}

/** A column's value for a file. Texts that would be formulas begin with an apostrophe in CSV. */
export function fileCellOf<Row extends AnyRow, Extra>(
  column: Column<Row, Extra>,
  row: Row,
  about: About<Extra>,
): FileCell {
  const { fileValue } = column
  const shown = fileValue ? { ...column, value: fileValue } : column
  const value = cellValueOf(shown, row, about)
  if (value === null || value === undefined || value === '') return { text: '' }
  switch (column.kind) {
    case 'money':
      return decimalCell(minorToDecimal(Number(value), column.currency(row, about)), about)
    case 'price':
    case 'number':
      return decimalCell(String(value), about)
    case 'date':
      return { text: String(value), date: String(value) }
    case 'instant': {
      const date = about.format.dateOfInstant(String(value))
      return { text: date, date }
    }
    default: {
      const text = textOf(shown, row, about)
      return { text: formula.test(text) ? `'${text}` : text, plain: text }
    }
  }
}

function decimalCell(decimal: string, { format }: About<unknown>): FileCell {
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) return { text: decimal }
  const mark = format.numberInput('0.5').charAt(1)
  return {
    text: decimal.replace('.', mark),
    number: Number(decimal),
    digits: decimal.split('.')[1]?.length ?? 0,
  }
}
