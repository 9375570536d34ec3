import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { formatOf, idOf } from '../document.server.ts'

/** The document for machines, in the syntax of `?format`. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ids = { firmId: firm.firmId, invoiceId: idOf(args) }
  const format = formatOf(args)
  return passFile(await stream(invoicesContract.electronicFile, { ...ids, format }), 'attachment')
}
