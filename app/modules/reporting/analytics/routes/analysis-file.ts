import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { analyticsContract } from '#contract/reporting/analytics.ts'
import { requireAnalysisQuery } from '../read-query.ts'

const formats = ['csv', 'xlsx', 'pdf', 'svg'] as const

/** The analysis of the page's address as a file. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const asked = new URL(args.request.url).searchParams.get('format')
  const format = formats.find((one) => one === asked) ?? 'csv'
  const input = { ...requireAnalysisQuery(args.request), format, firmId: firm.firmId }
  return passFile(await stream(analyticsContract.file, input), 'attachment')
}
