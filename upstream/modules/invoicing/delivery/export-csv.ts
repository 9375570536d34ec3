import { minorToDecimal } from '#contract/money.ts'
import { writeCsv } from '../../../csv.ts'
import type { ExportCell } from './export-rows.ts'

/** Rows as CSV, safe to open in a spreadsheet. */
export function toCsv(rows: Iterable<readonly ExportCell[]>): string {
  return writeCsv(Array.from(rows, (row) => row.map(textOf)))
}

function textOf(cell: ExportCell): string {
  if (cell.kind === 'text') return cell.text
  return cell.kind === 'date' ? cell.date : minorToDecimal(cell.minor, cell.currency)
}
