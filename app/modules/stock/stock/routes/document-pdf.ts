import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { stockDocumentsContract } from '#contract/stock/stock-calls.ts'

/** A delivery note, or the paper of other moved goods, to be looked at and printed. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const stockDocumentId = requireIdParam(args, 'stockDocumentId')
  const ids = { firmId: firm.firmId, stockDocumentId }
  return passFile(await stream(stockDocumentsContract.pdf, ids), 'inline')
}
