import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { BankColumn, type BankCsvReading } from '#contract/money/bank.ts'

/** What a person said of the columns of a file. */
export function readingOf(data: Parameters<typeof textAt>[0] | TypedTree): BankCsvReading {
  const columns: BankCsvReading['columns'] = {}
  for (const field of BankColumn.options) {
    const column = textAt(data, `columns.${field}`)
    if (/^\d{1,3}$/.test(column)) columns[field] = column
  }
  return {
    columns,
    decimalMark: textAt(data, 'decimalMark') === 'comma' ? 'comma' : 'point',
    dateOrder: textAt(data, 'dateOrder') === 'month' ? 'month' : 'day',
    isSaid: true,
    skip: [],
  }
}
