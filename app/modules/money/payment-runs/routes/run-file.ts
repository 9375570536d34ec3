import { z } from 'zod'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { paymentRunsContract, RunFormat } from '#contract/money/payment-runs.ts'

const Wanted = z.object({ format: RunFormat })

/** The file of a run for the bank, as a download: a post, since the run keeps who took it. */
export async function action(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const paymentRunId = requireIdParam(args, 'paymentRunId')
  const { value, refusal } = parseForm(Wanted, await readForm(args.request))
  if (refusal) throw new AppError('malformed', 'No such format')
  const input = { firmId: firm.firmId, paymentRunId, ...value }
  return passFile(await stream(paymentRunsContract.file, input), 'attachment')
}
