import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'

/** The mail as it came, to be saved. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const mailId = requireIdParam(args, 'mailId')
  return passFile(
    await stream(mailboxContract.getRaw, { firmId: firm.firmId, mailId }),
    'attachment',
  )
}
