import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { payslipsContract } from '#contract/people/payslips.ts'

/** A payslip as PDF. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const payslipId = requireIdParam(args, 'payslipId')
  const answer = await stream(payslipsContract.pdf, { firmId: firm.firmId, payslipId })
  return passFile(answer, 'attachment')
}
