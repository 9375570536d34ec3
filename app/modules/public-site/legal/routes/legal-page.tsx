import { useLoaderData } from '@remix-run/react'
import { PublicHead, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import { makeMarkdown } from '#app/shell/content/make-markdown.ts'
import { Prose } from '#app/shell/content/prose.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { trailThing } from '#app/shell/site/trail.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { LegalPage, legalContract } from '#contract/core/legal.ts'
import { MissingNote } from '../components/missing-note.tsx'
import { fillText } from '../fill-text.ts'
import { missingOf } from '../missing.ts'
import { startingText } from '../starting-texts.server.ts'

/** A page of law in the reader's language; administrators are told what is missing of it. */
export async function loader(args: Args) {
  const { t, language, format } = await getVisit(args)
  const page = LegalPage.parse(new URL(args.request.url).pathname.slice(1).replace(/\.data$/, ''))
  const [{ operator, text, updatedAt }, session] = await Promise.all([
    upstream(args).call(legalContract.read, { page, language }),
    getSession(args),
  ])
  const words = t('legal')
  const title = words(`page.${page}.title`)
  const markdown = fillText(text ?? (await startingText(page, language)), operator)
  return {
    head: pageMeta(args, {
      title,
      description: words(`page.${page}.description`),
      isPublic: true,
      things: [trailThing(args, { name: title, path: `/${page}` })],
    }),
    title,
    html: makeMarkdown().render(markdown),
    updated: updatedAt === null ? null : format.date(updatedAt.slice(0, 10)),
    missing: session?.user.kind === 'admin' ? missingOf(operator) : [],
  }
}

export default function LegalPageRoute() {
  const { title, html, updated, missing } = useLoaderData<typeof loader>()
  const t = useT('legal')
  return (
    <SiteFrame>
      <PublicHead
        title={title}
        lead={updated === null ? undefined : t('updated', { at: updated })}
      />
      <div className={width}>
        {missing.length > 0 && <MissingNote missing={missing} />}
        <Prose html={html} />
      </div>
    </SiteFrame>
  )
}

export const meta = headOf
