import { passSharedFile, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicSalesOrdersContract } from '#contract/selling/public-sales-orders.ts'

/** The firm's mark on an order behind a public link. */
export async function loader(args: Args) {
  const { stream } = upstream(args)
  const file = await stream(
    publicSalesOrdersContract.logo,
    { token: tokenOf(args) },
    { token: null },
  )
  return passSharedFile(file, 'inline')
}
