import { minorToDecimal } from '#contract/money.ts'
import { breathe } from '../../../breathe.ts'
import { writeCsv } from '../../../csv.ts'
import type { ExportCell } from './export-rows.ts'

/** Rows as CSV, safe to open in a spreadsheet. */
export async function toCsv(rows: Iterable<readonly ExportCell[]>): Promise<string> {
  const table: string[][] = []
  for (const row of rows) {
    table.push(row.map(textOf))
    if (table.length % 500 === 0) await breathe()
  }
  return writeCsv(table)
}

function textOf(cell: ExportCell): string {
  if (cell.kind === 'text') return cell.text
  return cell.kind === 'date' ? cell.date : minorToDecimal(cell.minor, cell.currency)
}
