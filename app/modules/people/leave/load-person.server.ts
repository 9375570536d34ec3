import type { Translate } from '#app/shell/i18n/translate.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { leaveContract, type PersonLeave } from '#contract/people/leave.ts'

/** The leave of the person whom the address names, for a page of theirs. */
export async function loadPersonLeave(
  args: Args,
  titleOf: (t: Translate, leave: PersonLeave) => string,
) {
  const { call, firm } = await requireFirm(args)
  const employeeId = requireIdParam(args, 'employeeId')
  const [{ t }, leave] = await Promise.all([
    getVisit(args),
    call(leaveContract.person, { firmId: firm.firmId, employeeId }),
  ])
  return { head: pageMeta(args, { title: titleOf(t('leave'), leave) }), leave }
}
