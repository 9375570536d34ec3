import { currencyDigits } from '#contract/core/currencies.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportColumn, ReportRow } from '#contract/reporting/reports.ts'
import { amountFormat, columnName } from '../../../../core/workbook/cell-xml.ts'
import { type WorkbookCell, writeWorkbook } from '../../../../core/workbook/write-workbook.ts'

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
export function toXlsx(report: Report): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, title } = report
  return writeWorkbook(rowsOf(report), {
    name: title,
    widths: columns.map(({ kind }) => widths[kind]),
    headRows: rowsAbove,
  })
}

function* rowsOf(report: Report): Generator<(WorkbookCell | null)[]> {
  const { columns, rows, title, subtitle } = report
  yield [{ text: title, isBold: true, fontSize: 14 }]
  yield [{ text: subtitle }]
  yield []
  yield columns.map(({ label, kind }) => {
    const align = kind === 'text' || kind === 'date' ? 'left' : 'right'
    return { text: label, isBold: true, align }
  })
  for (const row of rows) yield row.cells.map((cell, at) => cellOf(report, row, cell, at))
}

function cellOf(
  report: Report,
  row: ReportRow,
  cell: ReportCell | null,
  at: number,
): WorkbookCell | null {
  if (!cell) return null
  const look = { isBold: row.kind !== 'line' }
  const indent = row.depth > 0 && at === 0 ? { indent: row.depth } : {}
  if (cell.amount !== undefined) {
    const format = amountFormat(currencyDigits(report.currency))
    const formula =
      row.adds.length > 0 && isSummed(report, row, at) ? formulaOf(row, at) : undefined
    if (formula) return { formula, format, ...look }
    const number = Number(minorToDecimal(cell.amount, report.currency))
    return { number, format, ...look }
  }
  if (cell.date !== undefined) {
    return { date: cell.date, format: 'yyyy-mm-dd', ...look }
  }
  if (cell.number !== undefined) {
    const isPercent = report.columns[at]?.kind === 'percent'
    return { number: Number(cell.number), format: isPercent ? '0.0' : '0', ...look }
  }
  return cell.text ? { text: cell.text, ...look, ...indent } : null
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
