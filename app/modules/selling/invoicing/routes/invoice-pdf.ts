import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { idOf } from '../document.server.ts'

/** The document as a PDF: a download, or with `?show=1` in the browser's own viewer, to print it. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ids = { firmId: firm.firmId, invoiceId: idOf(args) }
  const isShown = new URL(args.request.url).searchParams.has('show')
  return passFile(await stream(invoicesContract.pdf, ids), isShown ? 'inline' : 'attachment')
}
