import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { PublicQuotePage } from '../components/public-quote-page.tsx'
import { answerCustomer, openQuote } from '../public.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

export async function loader(args: Args) {
  const quote = await openQuote(args)
  const { title, number, language } = quote.paper
  const t = textsOf(language, 'quotes')
  const name = [title, number].filter(Boolean).join(' ')
  const words = t('public.title', { name, firm: quote.firmName })
  return { head: pageMeta(args, { title: words }), quote, token: tokenOf(args) }
}

/** The total of what is chosen, or the customer's answer; the button says which. */
export async function action(args: Args) {
  const { state, status } = await answerCustomer(args)
  return data(state, { status, headers: publicFormHeaders })
}

export function headers() {
  return publicFormHeaders
}

export default function PublicQuoteRoute() {
  const { quote, token } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <PublicQuotePage
      quote={sent?.quote ?? quote}
      refusal={sent?.refusal}
      isDeclining={sent?.isDeclining ?? false}
      path={`/q/${token}`}
    />
  )
}

export const meta = headOf
