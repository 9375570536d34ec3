import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { selfBillingContract } from '#contract/buying/self-billing.ts'

/** An invoice that the firm wrote for a supplier, as PDF. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const answer = await stream(selfBillingContract.pdf, { firmId: firm.firmId, billId })
  return passFile(answer, 'attachment')
}
