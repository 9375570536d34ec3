import { z } from 'zod'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { payrollRunsContract, SalaryFormat } from '#contract/people/payroll-runs.ts'

const Wanted = z.object({ format: SalaryFormat })

/** The bank’s file of a run, as a download: a post, since the history keeps who took it. */
export async function action(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const payrollRunId = requireIdParam(args, 'payrollRunId')
  const { value, refusal } = parseForm(Wanted, await readForm(args.request))
  if (refusal) throw new AppError('malformed', 'No such format')
  const input = { firmId: firm.firmId, payrollRunId, ...value }
  return passFile(await stream(payrollRunsContract.file, input), 'attachment')
}
