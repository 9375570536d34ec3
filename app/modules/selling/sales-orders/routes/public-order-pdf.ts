import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicSalesOrdersContract } from '#contract/selling/public-sales-orders.ts'

/** The PDF behind a public link: a download, or with `?show=1` in the browser's own viewer. */
export async function loader(args: Args) {
  const isShown = new URL(args.request.url).searchParams.has('show')
  const { stream } = upstream(args)
  const file = await stream(
    publicSalesOrdersContract.pdf,
    { token: tokenOf(args) },
    { token: null },
  )
  return passSharedFile(file, isShown ? 'inline' : 'attachment')
}
