import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { shownFiles } from '../shown-files.ts'

/** A file of a mail: to be saved, or shown where that does no harm. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const mailFileId = requireIdParam(args, 'mailFileId')
  const answer = await stream(mailboxContract.getFile, { firmId: firm.firmId, mailFileId })
  const isAsked = new URL(args.request.url).searchParams.get('show') === '1'
  const isShown = isAsked && shownFiles.includes(answer.headers.get('content-type') ?? '')
  return passFile(answer, isShown ? 'inline' : 'attachment')
}
