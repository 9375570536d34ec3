import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  answerCardForm,
  findCardOffer,
  goToCardPage,
} from '#app/modules/selling/online-payments/index.server.ts'
import { CardForm } from '#app/modules/selling/online-payments/index.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { makeFormat } from '#app/shell/format.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { PublicDocumentPage } from '../components/public/public-document-page.tsx'
import { askFirm, openDocument } from '../public.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

export async function loader(args: Args) {
  const document = await openDocument(args)
  const offer = await findCardOffer(args)
  const { title, number, language } = document.paper
  const t = textsOf(language, 'invoicing')
  const name = [title, number].filter(Boolean).join(' ')
  const words = t('public.title', { name, firm: document.firmName })
  return {
    head: pageMeta(args, { title: words }),
    document,
    offer,
    token: tokenOf(args),
    isBack: isBackFromPaying(args),
  }
}

/** Whether the card provider sent the customer back from having paid. */
function isBackFromPaying({ request }: Args): boolean {
  return new URL(request.url).searchParams.get('card') === 'paid'
}

/**
 * A question or a dispute, whose page comes back with it or with what is missing; or a payment by
 * card, which goes on at the provider.
 */
export async function action(args: Args) {
  const { paper } = await openDocument(args)
  const { locale } = makeFormat({ language: paper.language })
  const form = await readForm(args.request, { decimals: ['amount'], locale })
  const card = await answerCardForm(args, form)
  if (card) {
    const headers = { ...publicFormHeaders, ...(card.url && goToCardPage(card.url)) }
    return data({ card, asked: undefined }, { status: card.status, headers })
  }
  const { state: asked, status } = await askFirm(args, form)
  return data({ card: undefined, asked }, { status, headers: publicFormHeaders })
}

/** Those of the page, and where it goes on after an action. */
export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  const refresh = actionHeaders.get('refresh')
  return { ...publicFormHeaders, ...(refresh && { refresh }) }
}

export default function PublicDocumentRoute() {
  const { document, offer, token, isBack } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const { asked, card } = sent ?? {}
  return (
    <PublicDocumentPage
      document={asked?.document ?? document}
      path={`/i/${token}`}
      refusal={asked?.refusal}
      isSent={asked !== undefined && asked.refusal === undefined}
      card={<CardForm offer={offer} url={card?.url} refusal={card?.refusal} isBack={isBack} />}
    />
  )
}

export const meta = headOf
