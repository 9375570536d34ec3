import { type WorkReportQuery, workReportContract } from '#contract/projects/work-report.ts'
import { asDownload } from '../../../core/download.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, type HandlerContext } from '../../../firm/implement.ts'
import { listActiveMembers } from '../../../identity/members/names.ts'
import { readReport, seesOthers } from './read-report.ts'
import { reportCsv } from './report-csv.ts'

export const module = defineModule({
  name: 'work-report',
  endpoints: answer(workReportContract, {
    get: ({ context, input }) => report(context, input),
    file: async ({ context, input }) =>
      asDownload(context, reportCsv(await report(context, input), context.firm.actor.language)),
  }),
})

/** Who records time and has none yet is known from the members of the firm. */
async function report({ store, firm, env }: HandlerContext, asked: WorkReportQuery) {
  const members = seesOthers(firm) ? await listActiveMembers(env, firm.firmId) : []
  return readReport(store.reader, firm, { ...asked, members })
}
