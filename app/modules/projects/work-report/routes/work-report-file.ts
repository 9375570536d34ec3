import { redirect } from '@remix-run/cloudflare'
import { listHref } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { workReportContract } from '#contract/projects/work-report.ts'
import { workReportPath } from '../paths.ts'
import { readAsked } from '../read-asked.ts'

/** The report of the page's address as CSV; an address without proper days leads to the page, which says so. */
export async function loader(args: Args) {
  const { stream, firm } = await requireFirm(args)
  const { firmId } = firm
  const { asked, typed, problems } = readAsked(args.request)
  if (Object.keys(problems).length > 0) {
    const { personId } = asked
    throw redirect(listHref(workReportPath(firmId), { ...typed, personId }))
  }
  return passFile(await stream(workReportContract.file, { ...asked, firmId }))
}
