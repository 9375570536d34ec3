import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AdministeredFirmQuery, administeredFirmsContract } from '#contract/administered-firms.ts'
import { administeredUsersContract } from '#contract/administered-users.ts'
import { FirmFilters } from '../components/firm-filters.tsx'
import { FirmTable } from '../components/firm-table.tsx'
import { firmsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(AdministeredFirmQuery, args.request)
  const { call } = upstream(args)
  const [page, plans] = await Promise.all([
    call(administeredFirmsContract.list, query),
    call(administeredUsersContract.listPlans, undefined),
  ])
  return { head: pageMeta(args, { title: t('administration')('firms.title') }), query, page, plans }
}

export default function FirmListRoute() {
  const { query, page, plans } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const { q, state, country, planId, consent, sort } = query
  const isNarrowed = [q, state, country, planId, consent].some((one) => one !== undefined)
  return (
    <>
      <PageHead title={t('firms.title')} sentence={t('firms.sentence')} />
      <ListBar path={firmsPath} q={q} label={t('firms.search')} kept={{ sort }}>
        <FirmFilters query={query} plans={plans} />
      </ListBar>
      {page.rows.length > 0 && <FirmTable rows={page.rows} query={query} />}
      {page.rows.length === 0 && isNarrowed && (
        <NothingFoundFor q={q ?? ''} clearHref={firmsPath} />
      )}
      {page.rows.length === 0 && !isNarrowed && (
        <Empty title={t('firms.none')}>{t('firms.noneWords')}</Empty>
      )}
      <ListPager page={page} path={firmsPath} query={query} />
    </>
  )
}

export const meta = headOf
