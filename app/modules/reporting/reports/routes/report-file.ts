import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { ReportFileFormat, ReportQuery, reportsContract } from '#contract/reporting/reports.ts'
import { requireReport } from '../require-report.ts'

const Query = ReportQuery.extend({ format: ReportFileFormat.default('csv') })

/** The report of the page's address as a file. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const report = requireReport(args)
  const query = readListQuery(Query, args.request)
  const file = await stream(reportsContract.file, { ...query, firmId: firm.firmId, report })
  return passFile(file, 'attachment')
}
