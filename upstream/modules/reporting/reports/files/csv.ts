import type { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Report, ReportCell } from '#contract/reporting/reports.ts'
import { csvIn } from '../../../../core/csv.ts'

/** The table as CSV, safe to open in a spreadsheet that is set to the language; days as machines write them. */
export function toCsv({ columns, rows, currency }: Report, language: Language): string {
  const { decimal, write } = csvIn(language)
  const heads = columns.map(({ label, kind }) =>
    kind === 'amount' ? `${label}, ${currency}` : label,
  )
  const textOf = (cell: ReportCell | null): string => {
    if (!cell) return ''
    if (cell.amount !== undefined) return decimal(minorToDecimal(cell.amount, currency))
    if (cell.number !== undefined && cell.date === undefined) return decimal(cell.number)
    return cell.date ?? cell.text ?? ''
  }
  return write([heads, ...rows.map(({ cells }) => cells.map(textOf))])
}
