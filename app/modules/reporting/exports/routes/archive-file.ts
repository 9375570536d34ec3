import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { exportsContract } from '#contract/reporting/exports.ts'

/** The whole firm as one zip. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  return passFile(await stream(exportsContract.archive, { firmId: firm.firmId }), 'attachment')
}
