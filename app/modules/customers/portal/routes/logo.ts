import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicPortalContract } from '#contract/customers/public-portal.ts'
import { nobody } from '../visit.server.ts'

/** The firm's mark. */
export async function loader(args: Args) {
  const token = tokenOf(args)
  const answer = await upstream(args).stream(publicPortalContract.logo, { token }, nobody)
  return passSharedFile(answer, 'inline')
}
