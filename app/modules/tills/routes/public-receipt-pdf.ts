import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicTicketsContract } from '#contract/public-tickets.ts'

/** The PDF of the receipt behind a public link. */
export async function loader(args: Args) {
  const { stream } = upstream(args)
  const file = await stream(publicTicketsContract.pdf, { token: tokenOf(args) }, { token: null })
  return passSharedFile(file, 'attachment')
}
