import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicQuotesContract } from '#contract/selling/public-quotes.ts'

/** The firm's mark on a quote behind a public link. */
export async function loader(args: Args) {
  const { stream } = upstream(args)
  const file = await stream(publicQuotesContract.logo, { token: tokenOf(args) }, { token: null })
  return passSharedFile(file, 'inline')
}
