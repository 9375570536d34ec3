import type { ReportFigure, ReportFigures } from '#contract/report-pins.ts'
import type { Report, ReportRow } from '#contract/reports.ts'

/** What a report says in one figure a row: that of its picture, else the first it has. */
export function figuresOf({ columns, rows, chart, currency }: Report): ReportFigures {
  const first = columns.findIndex(({ kind }) => kind !== 'text' && kind !== 'date')
  const column = chart?.column ?? first
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
    total: last('result') ?? last('sum') ?? null,
    rows: rows.filter(({ kind }) => kind === 'line').flatMap(figure),
  }
}
