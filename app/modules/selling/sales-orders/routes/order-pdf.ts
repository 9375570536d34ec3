import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { salesOrdersContract } from '#contract/selling/sales-orders.ts'

/** The confirmation as a PDF: a download, or with `?show=1` in the browser's own viewer, to print it. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const isShown = new URL(args.request.url).searchParams.has('show')
  const salesOrderId = requireIdParam(args, 'salesOrderId')
  const answer = await stream(salesOrdersContract.pdf, { firmId: firm.firmId, salesOrderId })
  return passFile(answer, isShown ? 'inline' : 'attachment')
}
