import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, NothingFound, PageHead } from '#app/ui/index.ts'
import { SearchQuery, searchContract } from '#contract/firm/search.ts'
import { FoundPages, KindTabs, SearchGroups, SearchHelp } from '../components/search-groups.tsx'
import { findPages } from '../find-pages.ts'

/** As many stand above the records. */
const mostPages = 6

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { firmId } = firm
  const { t } = await getVisit(args)
  const query = readListQuery(SearchQuery, args.request)
  const results = await call(searchContract.find, { ...query, firmId })
  const isOverview = query.q !== undefined && query.kind === undefined
  const q = query.q ?? ''
  const pages = isOverview ? findPages({ access, t }, q) : []
  const head = pageMeta(args, { title: t('records')('search.title') })
  return { head, query, results, pages, isOverview }
}

export default function SearchRoute() {
  const { query, results, pages, isOverview } = useLoaderData<typeof loader>()
  const t = useT('records')
  const tList = useT('list')
  const { firm } = useFirm()
  const path = `/firms/${firm.firmId}/search`
  const { q, kind } = query
  const hasNone = results.rows.length + pages.length === 0
  return (
    <>
      <PageHead title={t('search.title')} />
      <ListBar path={path} q={q} label={t('search.label')} kept={{ kind }} />
      {results.counts.length > 0 && <KindTabs query={query} counts={results.counts} path={path} />}
      {q === undefined && <Empty title={t('search.start')}>{t('search.startWords')}</Empty>}
      {q !== undefined && hasNone && (
        <>
          <NothingFound title={tList('nothingFound', { q })}>{t('search.noneWords')}</NothingFound>
          <SearchHelp q={q} />
        </>
      )}
      {q !== undefined && !hasNone && (
        <>
          {pages.length > 0 && <FoundPages pages={pages.slice(0, mostPages)} q={q} />}
          {isOverview && <SearchHelp q={q} />}
          <SearchGroups query={query} results={results} path={path} />
        </>
      )}
      <ListPager page={results} path={path} query={{ q, kind }} />
    </>
  )
}

export const meta = headOf
