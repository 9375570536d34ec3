import { invalidField } from '#contract/core/errors.ts'
import type { ReportFigure, ReportFigures } from '#contract/reporting/report-pins.ts'
import type { Report, ReportName, ReportRow } from '#contract/reporting/reports.ts'

/**
 * The column that a report is about, by its key, where it is not that of its picture or of the whole
 * span; null for a report that is about no single figure.
 */
const headlines: Partial<Record<ReportName, string | null>> = {
  receivables: 'total',
  payables: 'total',
  'cash-book': 'balance',
  'tax-summary': 'owed',
  'tax-return': 'amount',
  'oss-return': 'tax',
  'ec-list': 'amount',
  'tax-lines': 'amount',
  'cash-lines': 'amount',
  'trial-balance': null,
  'general-ledger': null,
  journal: null,
}

/**
 * For reports of which a single figure is kept or shown.
 * @throws AppError invalid at `field` for one that has none
 */
export function requireFigure(report: ReportName, field: string): void {
  if (headlines[report] === null) throw invalidField(field, 'reportHasNoFigure')
}

/** What a report says in one figure a row. */
export function figuresOf(report: Report): ReportFigures {
  const { columns, rows, currency } = report
  const column = headlineOf(report)
  const figure = (row: ReportRow): ReportFigure[] => {
    const cell = row.cells[column]
    const label = row.cells.find((one) => one?.text !== undefined)?.text ?? ''
    const { amount, number } = cell ?? {}
    if (amount === undefined && number === undefined) return []
    return [
      { label, ...(amount !== undefined && { amount }), ...(number !== undefined && { number }) },
    ]
  }
  const last = (kind: ReportRow['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .flatMap(figure)
      .at(-1)
  return {
    currency,
    unit: columns[column]?.kind ?? 'text',
    column: columns[column]?.label ?? '',
    total: last('result') ?? last('sum') ?? null,
    rows: rows.filter(({ kind }) => kind === 'line').flatMap(figure),
  }
}

/** @returns the head of the column that names the rows of a report; empty where it has none */
export function rowNameOf({ columns, rows }: Report): string {
  const line = rows.find(({ kind }) => kind === 'line')
  return columns[line?.cells.findIndex((one) => one?.text !== undefined) ?? -1]?.label ?? ''
}

/** The place of the column that a report is about; -1 where there is none. */
function headlineOf({ report, columns, chart }: Report): number {
  const placeOf = (wanted: string) => columns.findIndex(({ key }) => key === wanted)
  const named = headlines[report]
  if (named !== undefined) return named === null ? -1 : placeOf(named)
  if (chart) return chart.column
  // Of statements by parts the whole span comes last, and first where it is compared.
  if (columns.some(({ key }) => key === 'change')) return placeOf('amount0')
  const last = columns.findLastIndex(({ key }) => /^amount\d+$/.test(key))
  return last === -1 ? columns.findLastIndex(({ kind }) => kind === 'amount') : last
}
