import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { crossBorderContract } from '#contract/reporting/cross-border.ts'

/** A document for the Sistema di Interscambio as it was written. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const integrationId = requireIdParam(args, 'integrationId')
  const file = await stream(crossBorderContract.file, { firmId: firm.firmId, integrationId })
  return passFile(file, 'attachment')
}
