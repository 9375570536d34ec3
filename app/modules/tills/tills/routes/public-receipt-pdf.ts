import { z } from 'zod'
import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicTicketsContract } from '#contract/tills/public-tickets.ts'
import { ReceiptPaper } from '#contract/tills/receipt-paper.ts'

const Query = z.object({ paper: ReceiptPaper })

/** The PDF of the receipt behind a public link, of a page or with `?paper=roll` of a roll. */
export async function loader(args: Args) {
  const { stream } = upstream(args)
  const { paper } = readListQuery(Query, args.request)
  const asked = { token: tokenOf(args), paper }
  const file = await stream(publicTicketsContract.pdf, asked, { token: null })
  return passSharedFile(file, 'attachment')
}
