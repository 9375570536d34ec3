import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { QuotePaperForm, quotesContract } from '#contract/selling/quotes.ts'
import { idOf } from '../quote.server.ts'

/**
 * The quote as a PDF, or with `?form=proForma` as a pro forma invoice: a download, or with `?show=1`
 * in the browser's own viewer, to print it.
 */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const query = new URL(args.request.url).searchParams
  const form = QuotePaperForm.catch('quote').parse(query.get('form'))
  const answer = await stream(quotesContract.pdf, {
    firmId: firm.firmId,
    quoteId: idOf(args),
    form,
  })
  return passFile(answer, query.has('show') ? 'inline' : 'attachment')
}
