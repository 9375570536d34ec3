import Papa from 'papaparse'

/**
 * What a spreadsheet would take for a formula, full-width signs included; numbers, dates and texts
 * that only look like one stay as they are.
 */
const formula = /^(?!-?\d+([.,]\d+)?$)\s*[=+\-@\t\r\u2212\uff1d\uff0b\uff0d\uff20]/u

/**
 * Rows as CSV (RFC 4180) with a byte order mark, which spreadsheets take for UTF-8. Where numbers are
 * written with a comma, spreadsheets expect semicolons between the fields.
 */
export function writeCsv(rows: string[][], delimiter: ',' | ';' = ','): string {
  return `\ufeff${Papa.unparse(rows, { escapeFormulae: formula, delimiter })}\r\n`
}
