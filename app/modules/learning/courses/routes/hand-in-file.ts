import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { handInsContract } from '#contract/learning/hand-ins.ts'

/** What a learner handed in as a file, for who looks at it. */
export async function loader(args: Args) {
  const { stream, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const ids = { firmId: firm.firmId, courseId, handInId: requireIdParam(args, 'handInId') }
  return passFile(await stream(handInsContract.file, ids), 'attachment')
}
