import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { purchaseOrdersContract } from '#contract/buying/purchase-orders.ts'

/** The order as a PDF: a download, or with `?show=1` in the browser's own viewer. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const purchaseOrderId = requireIdParam(args, 'purchaseOrderId')
  const answer = await stream(purchaseOrdersContract.pdf, { firmId: firm.firmId, purchaseOrderId })
  const isShown = new URL(args.request.url).searchParams.has('show')
  return passFile(answer, isShown ? 'inline' : 'attachment')
}
