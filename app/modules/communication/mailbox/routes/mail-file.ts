import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'

/** Kinds of files, by their bytes, that a browser shows and that can run nothing of ours. */
const shown: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
]

/** A file of a mail: to be saved, or shown where that does no harm. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const mailFileId = requireIdParam(args, 'mailFileId')
  const answer = await stream(mailboxContract.getFile, { firmId: firm.firmId, mailFileId })
  const isAsked = new URL(args.request.url).searchParams.get('show') === '1'
  const isShown = isAsked && shown.includes(answer.headers.get('content-type') ?? '')
  return passFile(answer, isShown ? 'inline' : 'attachment')
}
