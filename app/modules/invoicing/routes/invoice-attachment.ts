import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/errors.ts'
import { invoicesContract } from '#contract/invoices.ts'
import { idOf } from '../document.server.ts'

/** A file that was kept with a document; always a download, as anybody may have made it. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirmPermission(args, 'invoice:view')
  const { attachmentId } = args.params
  if (!attachmentId) throw new AppError('not_found', 'No such file')
  const ids = { firmId: firm.firmId, invoiceId: idOf(args), attachmentId }
  return passFile(await stream(invoicesContract.getAttachment, ids), 'attachment')
}
