import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { proofsContract } from '#contract/platform/proofs.ts'
import { jsonFile } from '../json-file.server.ts'

/** What went with a deleted firm, signed: for whoever was sent its address. */
export async function loader(args: Args) {
  const reportId = requireIdParam(args, 'reportId')
  return jsonFile(await upstream(args).call(proofsContract.deletion, { reportId }))
}
