import type { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { breathe } from '../../../../core/breathe.ts'
import { csvIn } from '../../../../core/csv.ts'
import type { ExportCell } from './export-cell.ts'

/** Rows as CSV, safe to open in a spreadsheet that is set to the language. */
export async function toCsv(
  rows: Iterable<readonly ExportCell[]>,
  language: Language,
): Promise<string> {
  const csv = csvIn(language)
  const table: string[][] = []
  for (const row of rows) {
    table.push(row.map((cell) => textOf(cell, csv.decimal)))
    if (table.length % 500 === 0) await breathe()
  }
  return csv.write(table)
}

function textOf(cell: ExportCell, decimal: (machine: string) => string): string {
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'date') return cell.date
  return decimal(cell.kind === 'rate' ? cell.rate : minorToDecimal(cell.minor, cell.currency))
}
