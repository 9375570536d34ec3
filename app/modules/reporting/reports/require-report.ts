import { AppError } from '#contract/core/errors.ts'
import { ReportName } from '#contract/reporting/reports.ts'

/** The report in a page's address. @throws AppError not_found for what is none */
export function requireReport({
  params,
}: {
  params: Record<string, string | undefined>
}): ReportName {
  const report = ReportName.safeParse(params.report)
  if (!report.success) throw new AppError('not_found', 'No such report')
  return report.data
}
