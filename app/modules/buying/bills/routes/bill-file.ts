import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { recordsContract } from '#contract/firm/records.ts'

/** A file of a bill as the browser shows it; but for a PDF it can run nothing. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const answer = await stream(recordsContract.getAttachment, {
    firmId: firm.firmId,
    kind: 'bill',
    recordId: requireIdParam(args, 'billId'),
    attachmentId: requireIdParam(args, 'attachmentId'),
  })
  return passFile(answer, 'inline')
}
