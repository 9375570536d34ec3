import { useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { pickPlural } from '#app/islands/texts.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Select } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { DemoVisitorQuery, demoContract } from '#contract/demo.ts'
import { VisitorTable } from '../components/visitor-table.tsx'
import LiveCount from '../islands/live-count.island.tsx'
import { linksPath, visitorsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(DemoVisitorQuery, args.request)
  const page = await upstream(args).call(demoContract.listVisitors, query)
  return { head: pageMeta(args, { title: t('demo-visits')('visitors.title') }), query, page }
}

export default function VisitorList() {
  const { query, page } = useLoaderData<typeof loader>()
  const { language } = usePage()
  const t = useT('demo-visits')
  const { q, show, linkId } = query
  const news = pickPlural(t, 'visitors.news', language)
  return (
    <>
      <PageHead
        title={t('visitors.title')}
        sentence={t('visitors.sentence')}
        actions={
          <LinkButton kind="primary" icon="plus" href={`${linksPath}/new`}>
            {t('links.new')}
          </LinkButton>
        }
      />
      <ListBar path={visitorsPath} q={q} label={t('visitors.search')} kept={{ linkId }}>
        <Select
          name="show"
          aria-label={t('visitors.state')}
          defaultValue={show ?? ''}
          options={[
            { value: '', label: t('visitors.all') },
            { value: 'online', label: t('visitors.online') },
            { value: 'kept', label: t('visitors.kept') },
            { value: 'refused', label: t('visitors.refused') },
          ]}
        />
      </ListBar>
      <Island
        of={LiveCount}
        props={{ href: listHref(visitorsPath, { q, show, linkId }), news, language }}
        when="load"
      />
      {page.rows.length > 0 && <VisitorTable rows={page.rows} />}
      {page.rows.length === 0 && <NoVisitors />}
      <ListPager page={page} path={visitorsPath} query={query} />
    </>
  )
}

function NoVisitors() {
  const { query } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  if (query.q || query.show || query.linkId) {
    return <NothingFoundFor q={query.q} clearHref={visitorsPath} />
  }
  return <Empty title={t('visitors.none')}>{t('visitors.noneWords')}</Empty>
}

export const meta = headOf
