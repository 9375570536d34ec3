import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { currencyDigits } from '#contract/core/currencies.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportColumn, ReportRow } from '#contract/reporting/reports.ts'
import { breathe } from '../../../../core/breathe.ts'

type WorkbookCell = SheetData[number][number]

/** Rows before the table: the title, the days, an empty one and the heads of the columns. */
const rowsAbove = 4

const widths: Record<ReportColumn['kind'], number> = {
  text: 44,
  date: 12,
  amount: 16,
  percent: 10,
  count: 8,
}

/** The table as a workbook whose sums are formulas over the rows they add up. */
export async function toXlsx(report: Report): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, rows, title, subtitle } = report
  const data: SheetData = [
    [{ value: title, type: String, fontWeight: 'bold', fontSize: 14 }],
    [{ value: subtitle, type: String }],
    [],
    columns.map(({ label, kind }) => ({
      value: label,
      type: String,
      fontWeight: 'bold' as const,
      align: kind === 'text' || kind === 'date' ? ('left' as const) : ('right' as const),
    })),
  ]
  for (const row of rows) {
    data.push(row.cells.map((cell, at) => cellOf(report, row, cell, at)))
    if (data.length % 200 === 0) await breathe()
  }
  const book = writeXlsxFile(data, {
    sheet: title.slice(0, 31).replace(/[[\]:*?/\\]/g, ' '),
    columns: columns.map(({ kind }) => ({ width: widths[kind] })),
    stickyRowsCount: rowsAbove,
  })
  return new Uint8Array(await book.toBuffer())
}

function cellOf(report: Report, row: ReportRow, cell: ReportCell | null, at: number): WorkbookCell {
  if (!cell) return null
  const isStrong = row.kind !== 'line'
  const look = isStrong ? { fontWeight: 'bold' as const } : {}
  const indent = row.depth > 0 && at === 0 ? { indent: row.depth } : {}
  if (cell.amount !== undefined) {
    const format = amountFormat(currencyDigits(report.currency))
    const formula =
      row.adds.length > 0 && isSummed(report, row, at) ? formulaOf(row, at) : undefined
    if (formula) return { value: formula, type: 'Formula', format, ...look }
    const value = Number(minorToDecimal(cell.amount, report.currency))
    return { value, type: Number, format, ...look }
  }
  if (cell.date !== undefined) {
    return { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd', ...look }
  }
  if (cell.number !== undefined) {
    const isPercent = report.columns[at]?.kind === 'percent'
    return { value: Number(cell.number), type: Number, format: isPercent ? '0.0' : '0', ...look }
  }
  return cell.text ? { value: cell.text, type: String, ...look, ...indent } : null
}

/** Whether the rows of a sum come to it in this column: a running balance is the sum of nothing. */
function isSummed({ rows }: Report, { adds, cells }: ReportRow, at: number): boolean {
  const sum = adds.reduce((total, { row, sign }) => {
    return total + sign * (rows[row]?.cells[at]?.amount ?? 0)
  }, 0)
  return sum === cells[at]?.amount
}

/** `=SUM(B5:B9)` for rows below each other, else `=B5-B9`. */
function formulaOf({ adds }: ReportRow, at: number): string {
  const column = columnName(at)
  const [first, last] = [adds[0], adds.at(-1)]
  const isBlock = adds.every(
    ({ row, sign }, index) => sign === 1 && row === (first?.row ?? 0) + index,
  )
  const cellName = (row: number) => `${column}${row + rowsAbove + 1}`
  if (first && last && isBlock) return `SUM(${cellName(first.row)}:${cellName(last.row)})`
  return adds
    .map(({ row, sign }, index) => `${sign === 1 ? (index === 0 ? '' : '+') : '-'}${cellName(row)}`)
    .join('')
}

/** A, B … Z, AA. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`
}

function amountFormat(digits: number): string {
  return digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`
}
