import { lookKept, readLook } from '#app/shell/documents/public/look.server.ts'
import { tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicSalesOrdersContract } from '#contract/selling/public-sales-orders.ts'

/** The customer's page says that it is open, or was left. */
export async function action(args: Args) {
  const token = tokenOf(args)
  const look = await readLook(args)
  await upstream(args).call(publicSalesOrdersContract.look, { ...look, token }, { token: null })
  return new Response(null, lookKept)
}
