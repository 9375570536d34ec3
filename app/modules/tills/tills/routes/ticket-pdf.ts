import { z } from 'zod'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { ReceiptPaper } from '#contract/tills/receipt-paper.ts'
import { tillTicketsContract } from '#contract/tills/till-calls.ts'

const Query = z.object({ paper: ReceiptPaper })

/** A receipt as a PDF, of a page or with `?paper=roll` of a roll. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const { paper } = readListQuery(Query, args.request)
  const ids = { firmId: firm.firmId, ticketId: requireIdParam(args, 'ticketId'), paper }
  return passFile(await stream(tillTicketsContract.pdf, ids), 'attachment')
}
