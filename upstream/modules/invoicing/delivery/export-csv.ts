import Papa from 'papaparse'
import { minorToDecimal } from '#contract/money.ts'
import type { ExportCell } from './export-rows.ts'

/**
 * What a spreadsheet would take for a formula, full-width signs included; numbers, dates and texts
 * that only look like one stay as they are.
 */
const formula = /^(?!-?\d+(\.\d+)?$)\s*[=+\-@\t\r\u2212\uff1d\uff0b\uff0d\uff20]/u

/** Rows as CSV (RFC 4180) with a byte order mark, which spreadsheets take for UTF-8. */
export function toCsv(rows: Iterable<readonly ExportCell[]>): string {
  const data = Array.from(rows, (row) => row.map(textOf))
  return `\ufeff${Papa.unparse(data, { escapeFormulae: formula })}\r\n`
}

function textOf(cell: ExportCell): string {
  if (cell.kind === 'text') return cell.text
  return cell.kind === 'date' ? cell.date : minorToDecimal(cell.minor, cell.currency)
}
