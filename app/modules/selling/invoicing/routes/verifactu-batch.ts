import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { verifactuContract } from '#contract/selling/verifactu.ts'

/** Records that were handed over, as the file for the tax agency. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const batch = Number(new URL(args.request.url).searchParams.get('batch'))
  if (!Number.isInteger(batch) || batch < 1) throw new AppError('not_found', 'No such file')
  const input = { firmId: firm.firmId, batch }
  return passFile(await stream(verifactuContract.batch, input), 'attachment')
}
