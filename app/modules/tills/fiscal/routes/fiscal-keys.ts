import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { fiscalContract } from '#contract/tills/fiscal.ts'

/** The keys that whoever verifies an Austrian data log asks for. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ids = { firmId: firm.firmId, tillId: requireIdParam(args, 'tillId') }
  return passFile(await stream(fiscalContract.keys, ids), 'attachment')
}
