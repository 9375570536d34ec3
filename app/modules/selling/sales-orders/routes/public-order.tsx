import { useLoaderData } from '@remix-run/react'
import { isNoLook } from '#app/shell/documents/public/look.server.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicSalesOrdersContract } from '#contract/selling/public-sales-orders.ts'
import { PublicOrderPage } from '../components/public-order-page.tsx'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

/** The order of a public link; marks it as viewed. The page speaks the order's language. */
export async function loader(args: Args) {
  const token = tokenOf(args)
  const input = { token, isOwn: await isNoLook(args) }
  const order = await upstream(args).call(publicSalesOrdersContract.open, input, { token: null })
  args.context.pageLanguage = order.paper.language
  args.context.pageTimeZone = order.timeZone
  const { title, number, language } = order.paper
  const name = [title, number].filter(Boolean).join(' ')
  const words = textsOf(language, 'sales-orders')('public.title', { name, firm: order.firmName })
  return { head: pageMeta(args, { title: words }), order, token }
}

export function headers() {
  return publicFormHeaders
}

export default function PublicOrderRoute() {
  const { order, token } = useLoaderData<typeof loader>()
  return <PublicOrderPage order={order} path={`/so/${token}`} />
}

export const meta = headOf
