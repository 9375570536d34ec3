import { z } from 'zod'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { paymentRunsContract, RunFormat } from '#contract/payment-runs.ts'

const Query = z.object({ format: RunFormat.default('sepa09') })

/** The file of a run for the bank, as a download. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const paymentRunId = requireIdParam(args, 'paymentRunId')
  const { format } = readListQuery(Query, args.request)
  const input = { firmId: firm.firmId, paymentRunId, format }
  return passFile(await stream(paymentRunsContract.file, input), 'attachment')
}
