import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { payYearsContract } from '#contract/people/pay-years.ts'
import { requireYear } from '../year-param.ts'

/** The statement of somebody’s year as PDF. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ofPerson = { firmId: firm.firmId, employeeId: requireIdParam(args, 'employeeId') }
  const answer = await stream(payYearsContract.pdf, { ...ofPerson, year: requireYear(args) })
  return passFile(answer, 'attachment')
}
