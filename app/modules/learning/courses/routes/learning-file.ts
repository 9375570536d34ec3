import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { learningReportsContract } from '#contract/learning/learning-reports.ts'

/** Every enrolment of the firm, as CSV. */
export async function loader(args: Args) {
  const { stream, firm } = await requireFirm(args)
  return passFile(await stream(learningReportsContract.file, { firmId: firm.firmId }))
}
