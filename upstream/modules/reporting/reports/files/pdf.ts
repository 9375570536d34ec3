import { invalidField } from '#contract/core/errors.ts'
import type { Report, ReportCell, ReportColumn } from '#contract/reporting/reports.ts'
import type { PrintedColumn, TablePaper } from '../../../../documents/pdf/table-paper.ts'
import { dateIn } from '../../../../firm/today.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import type { Frame } from '../frame.ts'

/** More would be a book of hundreds of pages; a workbook takes them. */
const maxRows = 5000

const kinds: Record<ReportColumn['kind'], PrintedColumn['kind']> = {
  text: 'words',
  date: 'day',
  amount: 'figure',
  percent: 'figure',
  count: 'figure',
}

/**
 * The report on paper, in the size that the firm prints on.
 * @throws AppError invalid at `format` where there are more rows than a file of pages should have
 */
export async function toPdf(frame: Frame, report: Report): Promise<Uint8Array<ArrayBuffer>> {
  if (report.rows.length > maxRows) throw invalidField('format', 'reportTooLong', { max: maxRows })
  const { texts, format, language, now, reader } = frame
  const { legalName, paper, timeZone } = getFirmProfile(reader)
  const held = report.checks.map(({ label, isHeld }) => `${isHeld ? '✓' : '✗'} ${label}`)
  const table: TablePaper = {
    paper,
    language,
    title: report.title,
    subtitle: report.subtitle,
    author: legalName,
    columns: report.columns.map(({ label, kind }) => ({ label, kind: kinds[kind] })),
    rows: report.rows.map(({ kind, depth, cells }) => {
      return { kind, depth, cells: cells.map((cell) => textOf(frame, report, cell)) }
    }),
    notes: [...held, texts.printed(format.date(dateIn(timeZone, now)))],
    pageLabel: texts.page('{page}', '{pages}'),
  }
  const { renderTablePaper } = await import('../../../../documents/pdf/render-table-paper.ts')
  return renderTablePaper(table, now)
}

function textOf({ format }: Frame, { currency }: Report, cell: ReportCell | null): string {
  if (!cell) return ''
  if (cell.amount !== undefined) return format.amount(cell.amount, currency)
  if (cell.date !== undefined) return format.shortDate(cell.date)
  if (cell.number !== undefined) return format.number(cell.number)
  return cell.text ?? ''
}
