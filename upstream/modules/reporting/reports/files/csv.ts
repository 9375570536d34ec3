import { minorToDecimal } from '#contract/core/money.ts'
import type { Report, ReportCell } from '#contract/reporting/reports.ts'
import { writeCsv } from '../../../../core/csv.ts'

/** The table as CSV: machine decimals and days, safe to open in a spreadsheet. */
export function toCsv({ columns, rows, currency }: Report): string {
  const heads = columns.map(({ label, kind }) =>
    kind === 'amount' ? `${label}, ${currency}` : label,
  )
  return writeCsv([heads, ...rows.map(({ cells }) => cells.map((cell) => textOf(cell, currency)))])
}

function textOf(cell: ReportCell | null, currency: string): string {
  if (!cell) return ''
  if (cell.amount !== undefined) return minorToDecimal(cell.amount, currency)
  return cell.date ?? cell.number ?? cell.text ?? ''
}
