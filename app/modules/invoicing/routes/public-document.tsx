import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DeadLink } from '#app/shell/documents/public/dead-link.tsx'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { ErrorView } from '#app/shell/errors/error-view.tsx'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { usePage } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { PublicDocumentPage } from '../components/public/public-document-page.tsx'
import { askFirm, openDocument } from '../public.server.ts'

export async function loader(args: Args) {
  const document = await openDocument(args)
  const { title, number, language } = document.paper
  const t = textsOf(language, 'invoicing')
  const name = [title, number].filter(Boolean).join(' ')
  const words = t('public.title', { name, firm: document.firmName })
  return { head: pageMeta(args, { title: words }), document, token: tokenOf(args) }
}

/** A question or a dispute; the page comes back with it, or with what is missing. */
export async function action(args: Args) {
  const { state, status } = await askFirm(args)
  return data(state, { status, headers: publicFormHeaders })
}

export function headers() {
  return publicFormHeaders
}

export default function PublicDocumentRoute() {
  const { document, token } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <PublicDocumentPage
      document={sent?.document ?? document}
      path={`/i/${token}`}
      refusal={sent?.refusal}
      isSent={sent !== undefined && sent.refusal === undefined}
    />
  )
}

export function ErrorBoundary() {
  const { failure } = usePage()
  return failure?.status === 404 ? <DeadLink /> : <ErrorView />
}

export const meta = headOf
