import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { StatementDays, statementsContract } from '#contract/selling/statements.ts'

/** A customer's statement as PDF, to download. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const days = readListQuery(StatementDays, args.request)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  return passFile(await stream(statementsContract.pdf, { ...days, ...ids }), 'attachment')
}
