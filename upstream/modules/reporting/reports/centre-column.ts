import type { ReportCell, ReportColumn } from '#contract/reporting/reports.ts'
import type { PrintedLine } from '../../books/ledger/views.ts'
import { labelOf } from './centres.ts'
import type { Frame } from './frame.ts'

/** The column of cost centres; none in a firm that has none. */
export function centreColumn({ centres, texts }: Frame): ReportColumn[] {
  if (centres.length === 0) return []
  return [{ key: 'costCentre', label: texts.centres.name, kind: 'text' }]
}

/** Its cell, empty for what is no line or has no cost centre; none where there is no such column. */
export function centreCell(
  { centres }: Frame,
  line?: Pick<PrintedLine, 'costCentreId'>,
): (ReportCell | null)[] {
  if (centres.length === 0) return []
  const centre = centres.find(({ id }) => id === line?.costCentreId)
  return [centre ? { text: labelOf(centre) } : null]
}
