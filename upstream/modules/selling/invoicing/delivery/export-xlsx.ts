import { currencyDigits } from '#contract/core/currencies.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { amountFormat } from '../../../../core/workbook/cell-xml.ts'
import { type WorkbookCell, writeWorkbook } from '../../../../core/workbook/write-workbook.ts'
import type { ExportCell } from './export-cell.ts'

const columnWidths = [16, 14, 16, 32, 12, 12, 18, 9]
/** Of rates and amounts, which follow. */
const figureWidth = 13

/** Rows as a workbook of one sheet: texts as texts, numbers as numbers, dates as dates. */
export function toXlsx(
  rows: Iterable<readonly ExportCell[]>,
  sheet: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const all = rows[Symbol.iterator]()
  const { value: head = [] }: IteratorResult<readonly ExportCell[], undefined> = all.next()
  const widths = head.map((_, at) => columnWidths[at] ?? figureWidth)
  return writeWorkbook(cellsOf(head, all), { name: sheet, widths, headRows: 1 })
}

/** The rows of a workbook as they are read, the head first. */
function* cellsOf(
  head: readonly ExportCell[],
  rows: Iterator<readonly ExportCell[]>,
): Generator<(WorkbookCell | null)[]> {
  yield head.map(headOf)
  for (let next = rows.next(); !next.done; next = rows.next()) yield next.value.map(cellOf)
}

function headOf(cell: ExportCell): WorkbookCell | null {
  return cell.kind === 'text' ? { text: cell.text, isBold: true } : null
}

function cellOf(cell: ExportCell): WorkbookCell | null {
  switch (cell.kind) {
    case 'text':
      return cell.text === '' ? null : { text: cell.text }
    case 'date':
      return { date: cell.date, format: 'yyyy-mm-dd' }
    case 'rate':
      return { number: Number(cell.rate), format: '0.########' }
    case 'amount':
      return {
        number: Number(minorToDecimal(cell.minor, cell.currency)),
        format: amountFormat(currencyDigits(cell.currency)),
      }
  }
}
