import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicLearningContract } from '#contract/learning/public-learning.ts'

/** The certificate of whoever learnt by the link, as PDF. */
export async function loader(args: Args) {
  const token = tokenOf(args)
  const { stream } = upstream(args)
  const file = await stream(publicLearningContract.certificate, { token }, { token: null })
  return passSharedFile(file, 'inline')
}
