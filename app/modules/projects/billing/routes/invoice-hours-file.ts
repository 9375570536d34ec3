import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { projectBillingContract } from '#contract/projects/project-billing.ts'

/** The time on an invoice as CSV. */
export async function loader(args: Args) {
  const { stream, firm } = await requireFirm(args)
  const invoiceId = requireIdParam(args, 'invoiceId')
  return passFile(
    await stream(projectBillingContract.hoursFile, { firmId: firm.firmId, invoiceId }),
  )
}
