import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { tillTicketsContract } from '#contract/till-calls.ts'

/** A receipt as a PDF. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ids = { firmId: firm.firmId, ticketId: requireIdParam(args, 'ticketId') }
  return passFile(await stream(tillTicketsContract.pdf, ids), 'attachment')
}
