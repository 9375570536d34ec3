import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { allPublicPages } from '#app/shell/site/all-public-pages.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { text } from '#app/ui/index.ts'
import { PageList } from '../components/page-list.tsx'
import { PublicHead } from '../components/public-head.tsx'
import { SiteFrame } from '../components/site-frame.tsx'
import { SiteSearch } from '../components/site-search.tsx'
import { longestQuery, searchPages } from '../search.ts'

export async function loader(args: Args) {
  const { t, language } = await getVisit(args)
  const typed = new URL(args.request.url).searchParams.get('q') ?? ''
  const query = typed.trim().slice(0, longestQuery)
  const words = t('site')
  const found = searchPages(await allPublicPages(language), query)
  return {
    head: pageMeta(args, {
      title: query ? words('search.titleFor', { query }) : words('search.title'),
    }),
    query,
    pages: found.map(({ path, title, description }) => ({ path, title, description })),
  }
}

export default function Search() {
  const { query, pages } = useLoaderData<typeof loader>()
  const t = useT('site')
  return (
    <SiteFrame>
      <PublicHead title={t('search.title')}>
        <SiteSearch query={query} />
      </PublicHead>
      {query === '' ? (
        <PageList title={t('search.empty')} pages={[]} />
      ) : pages.length === 0 ? (
        <PageList title={t('search.none', { query })} pages={[]}>
          {t('search.noneWords')}{' '}
          <a className={text.link} href="/sitemap">
            {t('search.all')}
          </a>
        </PageList>
      ) : (
        <PageList title={t('search.count', { count: pages.length })} pages={pages} />
      )}
    </SiteFrame>
  )
}

export const meta = headOf
