import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { SelfBilledFormat, selfBillingContract } from '#contract/buying/self-billing.ts'

/** An invoice that the firm wrote for a supplier, in the syntax of `?format`. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const billId = requireIdParam(args, 'billId')
  const asked = new URL(args.request.url).searchParams.get('format')
  const format = SelfBilledFormat.catch('ubl').parse(asked)
  const ids = { firmId: firm.firmId, billId }
  return passFile(
    await stream(selfBillingContract.electronicFile, { ...ids, format }),
    'attachment',
  )
}
