import Papa from 'papaparse'
import type { Language } from '#contract/core/fields.ts'
import { decimalComma } from '#contract/core/locale-number.ts'

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

/**
 * What a spreadsheet that is set to a language takes: its decimal mark, and semicolons between the fields
 * where that is a comma. For every file that a person takes home; those that an authority or a program
 * prescribes are written as it says.
 */
export function csvIn(language: Language) {
  const hasComma = decimalComma(language)
  return {
    /** A machine decimal as the language writes it. */
    decimal: (machine: string) => (hasComma ? machine.replace('.', ',') : machine),
    write: (rows: string[][]) => writeCsv(rows, hasComma ? ';' : ','),
  }
}
