import type { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { breathe } from '../../../../core/breathe.ts'
import { writeCsv } from '../../../../core/csv.ts'
import type { ExportCell } from './export-cell.ts'

/** Rows as CSV, safe to open in a spreadsheet that is set to the language. */
export async function toCsv(
  rows: Iterable<readonly ExportCell[]>,
  language: Language,
): Promise<string> {
  const hasComma = language !== 'en'
  const table: string[][] = []
  for (const row of rows) {
    table.push(row.map((cell) => textOf(cell, hasComma)))
    if (table.length % 500 === 0) await breathe()
  }
  return writeCsv(table, hasComma ? ';' : ',')
}

function textOf(cell: ExportCell, hasComma: boolean): string {
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'date') return cell.date
  const number = cell.kind === 'rate' ? cell.rate : minorToDecimal(cell.minor, cell.currency)
  return hasComma ? number.replace('.', ',') : number
}
