import { useLoaderData } from '@remix-run/react'
import { DeadLink } from '#app/shell/documents/public/dead-link.tsx'
import { publicHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { ErrorView } from '#app/shell/errors/error-view.tsx'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { usePage } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { PublicDocumentPage } from '../components/public/public-document-page.tsx'
import { openDocument } from '../public.server.ts'

export async function loader(args: Args) {
  const document = await openDocument(args)
  const { title, number, language } = document.paper
  const t = textsOf(language, 'invoicing')
  const name = [title, number].filter(Boolean).join(' ')
  const words = t('public.title', { name, firm: document.firmName })
  return { head: pageMeta(args, { title: words }), document, token: tokenOf(args) }
}

export function headers() {
  return publicHeaders
}

export default function PublicDocumentRoute() {
  const { document, token } = useLoaderData<typeof loader>()
  return <PublicDocumentPage document={document} path={`/i/${token}`} />
}

export function ErrorBoundary() {
  const { failure } = usePage()
  return failure?.status === 404 ? <DeadLink /> : <ErrorView />
}

export const meta = headOf
