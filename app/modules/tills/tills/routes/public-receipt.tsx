import { useLoaderData } from '@remix-run/react'
import * as shared from '#app/shell/documents/public/public.css.ts'
import { publicHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { makeFormat } from '#app/shell/format.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { LinkButton } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicTicketsContract } from '#contract/tills/public-tickets.ts'
import { Receipt } from '../components/receipt.tsx'
import { receiptPath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

/** A receipt behind its code; the page speaks the firm's language. */
export async function loader(args: Args) {
  const { call } = upstream(args)
  const token = tokenOf(args)
  const ticket = await call(publicTicketsContract.open, { token }, { token: null })
  args.context.pageLanguage = ticket.language
  const t = textsOf(ticket.language, 'tills')
  const name = t('receipt.title', { number: ticket.number })
  const soldAt = makeFormat(ticket).dateTime(ticket.soldAt)
  const head = pageMeta(args, { title: `${name}, ${ticket.seller.name}` })
  return { head, ticket, soldAt, token, link: publicOrigin(args) + receiptPath(token) }
}

export function headers() {
  return publicHeaders
}

export default function PublicReceiptRoute() {
  const { ticket, soldAt, token, link } = useLoaderData<typeof loader>()
  const t = useT('document')
  const own = useT('tills')
  return (
    <main id="main" className={shared.page}>
      <header className={shared.bar}>
        <div className={shared.words}>
          <h1 className={shared.firm}>{ticket.seller.name}</h1>
        </div>
        <div className={shared.actions}>
          <LinkButton icon="download" href={`${receiptPath(token)}/pdf`} download>
            {t('public.download')}
          </LinkButton>
          <LinkButton icon="receipt" href={`${receiptPath(token)}/pdf?paper=roll`} download>
            {own('receipt.roll')}
          </LinkButton>
        </div>
      </header>
      <div className={shared.paper}>
        <Receipt ticket={ticket} link={link} soldAt={soldAt} />
      </div>
      <LegalLinks isPadded />
    </main>
  )
}

export const meta = headOf
