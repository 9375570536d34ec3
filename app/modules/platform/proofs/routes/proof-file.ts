import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { proofsContract } from '#contract/platform/proofs.ts'
import { jsonFile } from '../json-file.server.ts'

/** The proof of a day, to be kept beside the archive of the firm. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const date = DateOnly.safeParse(args.params.date).data
  if (!date) throw new AppError('not_found', 'No such day')
  const proof = await call(proofsContract.get, { firmId: firm.firmId, date })
  return jsonFile(proof, `proof-${date}.json`)
}
