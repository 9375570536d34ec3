import { escapeXml } from '../xml/escape-xml.ts'
import type { Style, Styles } from './styles.ts'

/** A cell: a text as a text, whatever it begins with; a day as `YYYY-MM-DD`; a formula without its "=". */
export type WorkbookCell = Style &
  ({ text: string } | { number: number } | { date: string } | { formula: string })

const dayMs = 86_400_000
/** Day 0 of the spreadsheet's calendar, as it counts from March 1900 on. */
const firstDay = Date.UTC(1899, 11, 30)

/** @param at its column, from 0 */
export function cellXml(
  cell: WorkbookCell,
  { at, row }: { at: number; row: number },
  styles: Styles,
): string {
  const style = styles.numberOf(cell)
  const start = `<c r="${columnName(at)}${row}"${style === 0 ? '' : ` s="${style}"`}`
  if ('text' in cell) {
    const text = escapeXml(cell.text)
    return `${start} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
  }
  if ('formula' in cell) return `${start}><f>${escapeXml(cell.formula)}</f></c>`
  const value =
    'date' in cell ? (Date.parse(`${cell.date}T00:00:00Z`) - firstDay) / dayMs : cell.number
  return `${start}><v>${value}</v></c>`
}

/** A, B … Z, AA. @param at from 0 */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`
}

/** The format of amounts with so many digits after the point. */
export function amountFormat(digits: number): string {
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`
}
