import { minorToDecimal } from '#contract/core/money.ts'
import type { Analysis, AnalysisCell, AnalysisQuery } from '#contract/reporting/analytics.ts'
import type { Report, ReportCell, ReportColumn } from '#contract/reporting/reports.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { openFrame, reportFile } from '../reports/index.ts'
import { analysisPicture } from './picture.ts'
import { runAnalysis } from './run.ts'

export type AnalysisFormat = 'csv' | 'xlsx' | 'pdf' | 'svg'

/**
 * An analysis as a file with the rows of its page, or as a picture of them.
 * @throws as `runAnalysis`
 */
export async function analysisFile(
  reader: Reader,
  context: FirmContext,
  query: AnalysisQuery,
  format: AnalysisFormat,
): Promise<File> {
  const analysis = runAnalysis(reader, context, query)
  const { from, to } = analysis
  const frame = openFrame(reader, context, { period: 'custom', from, to })
  if (format === 'svg') {
    const picture = analysisPicture(analysis, frame.format)
    return new File([picture], `analysis-${from}_${to}.svg`, { type: 'image/svg+xml' })
  }
  const file = await reportFile(frame, asReport(analysis), format)
  return new File([file], `analysis-${from}_${to}.${format}`, { type: file.type })
}

/** The table of an analysis as files of reports have it. */
export function asReport(analysis: Analysis): Report {
  const { title, subtitle, currency, from, to, columns, rows, groupLabel, madeAt } = analysis
  return {
    report: 'custom',
    title,
    subtitle: `${subtitle} · ${currency}`,
    currency,
    from,
    to,
    columns: [
      { key: 'name', label: groupLabel, kind: 'text' },
      ...columns.map(({ key, label, unit }): ReportColumn => ({ key, label, kind: kindOf(unit) })),
    ],
    rows: rows.map(({ kind, label, cells }) => ({
      kind: kind === 'total' ? 'result' : 'line',
      depth: 0,
      cells: [{ text: label }, ...cells.map((cell) => cellIn(cell, currency))],
      adds: [],
    })),
    checks: [],
    chart: null,
    page: 1,
    hasNextPage: false,
    madeAt,
    known: null,
  }
}

function kindOf(unit: Analysis['columns'][number]['unit']): ReportColumn['kind'] {
  if (unit === 'amount' || unit === 'percent' || unit === 'text' || unit === 'date') return unit
  return 'count'
}

/** An amount of another currency than the table's is a number: its row says which. */
function cellIn(cell: AnalysisCell | null, currency: string): ReportCell | null {
  if (!cell) return null
  if (cell.amount === undefined)
    return cell.number === undefined ? { text: cell.text ?? '' } : { number: cell.number }
  const own = cell.currency ?? currency
  return own === currency ? { amount: cell.amount } : { number: minorToDecimal(cell.amount, own) }
}
