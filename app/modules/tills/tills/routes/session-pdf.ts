import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { tillSessionsContract } from '#contract/tills/till-calls.ts'

/** The report of a session as a slip; with `?print` to be looked at and printed. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ids = { firmId: firm.firmId, tillSessionId: requireIdParam(args, 'tillSessionId') }
  const isPrinted = new URL(args.request.url).searchParams.has('print')
  return passFile(await stream(tillSessionsContract.pdf, ids), isPrinted ? 'inline' : 'attachment')
}
