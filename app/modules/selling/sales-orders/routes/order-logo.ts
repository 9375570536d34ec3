import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { firmsContract } from '#contract/firm/firms.ts'

/** The firm's mark as an order shows it. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  return passFile(await stream(firmsContract.getLogo, { firmId: firm.firmId }), 'inline')
}
