import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { salesOrdersContract } from '#contract/selling/sales-orders.ts'

/** A delivery note as a PDF that is downloaded. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const answer = await stream(salesOrdersContract.deliveryNote, {
    firmId: firm.firmId,
    salesOrderId: requireIdParam(args, 'salesOrderId'),
    stockDocumentId: requireIdParam(args, 'stockDocumentId'),
  })
  return passFile(answer, 'attachment')
}
