import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { proofsContract } from '#contract/platform/proofs.ts'
import { jsonFile } from '../json-file.server.ts'

/** The roots of the last days with their signatures, for whoever keeps them elsewhere. */
export async function loader(args: Args) {
  return jsonFile(await upstream(args).call(proofsContract.days, {}))
}
