import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { currencyDigits } from '#contract/core/currencies.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { breathe } from '../../../../core/breathe.ts'
import type { ExportCell } from './export-cell.ts'

const widths = [16, 14, 16, 32, 12, 12, 18, 9]
/** Of rates and amounts, which follow. */
const figureWidth = 13

/** Rows as a workbook of one sheet: texts as texts, numbers as numbers, dates as dates. */
export async function toXlsx(
  rows: Iterable<readonly ExportCell[]>,
  sheet: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const data: SheetData = []
  for (const row of rows) {
    data.push(row.map(data.length === 0 ? headOf : cellOf))
    if (data.length % 200 === 0) await breathe()
  }
  const columns = (data[0] ?? []).map((_, at) => ({ width: widths[at] ?? figureWidth }))
  const book = writeXlsxFile(data, { sheet, columns, stickyRowsCount: 1 })
  return new Uint8Array(await book.toBuffer())
}

function headOf(cell: ExportCell): SheetData[number][number] {
  return cell.kind === 'text' ? { value: cell.text, type: String, fontWeight: 'bold' } : null
}

function cellOf(cell: ExportCell): SheetData[number][number] {
  switch (cell.kind) {
    case 'text':
      return cell.text === '' ? null : { value: cell.text, type: String }
    case 'date':
      return { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
    case 'rate':
      return { value: Number(cell.rate), type: Number, format: '0.########' }
    case 'amount':
      return {
        value: Number(minorToDecimal(cell.minor, cell.currency)),
        type: Number,
        format: amountFormat(currencyDigits(cell.currency)),
      }
  }
}

function amountFormat(digits: number): string {
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`
}
