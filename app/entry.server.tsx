import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { IslandRenderProvider } from './islands/render.server.tsx'
import { describePage } from './shell/describe-page.server.ts'
import { isKeptPage } from './shell/edge/kept-routes.server.ts'
import { answerFailure, recordFailure } from './shell/errors/failure.server.ts'
import { loadPageParts } from './shell/frame/module-parts.tsx'
import { i18nFor } from './shell/i18n/texts.server.ts'
import { PageContext } from './shell/page-context.tsx'
import { fillTyped } from './shell/session/fill-typed.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const args = { request, context, params: {} }
  const elsewhere = await answerFailure(args)
  if (elsewhere) return elsewhere
  const [{ page, setCookies }] = await Promise.all([describePage(args), loadPageParts()])
  const html = renderToString(
    <PageContext.Provider value={page}>
      <I18nextProvider i18n={i18nFor(page.language)}>
        <IslandRenderProvider manifest={remix.manifest}>
          <RemixServer context={remix} url={request.url} />
        </IslandRenderProvider>
      </I18nextProvider>
    </PageContext.Provider>,
  )
  context.isKept = isKeptPage(remix, html)
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', page.language)
  const { interrupted } = context
  const shown = interrupted ? fillTyped(html, interrupted.entries) : html
  return new Response(`<!doctype html>${shown}`, {
    status: context.failure?.status ?? status,
    headers,
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  recordFailure(error, request, context)
}
