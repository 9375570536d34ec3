import { useLoaderData } from '@remix-run/react'
import { offerings } from '#app/modules/site/index.ts'
import { goTo } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { NoticeQuery, noticesOfOfferingsContract } from '#contract/notices-of-offerings.ts'
import { FilterSelect } from '../components/filter-select.tsx'
import { NoticeCounts, NoticeTable, useSubjects } from '../components/notice-table.tsx'
import { noticesPath } from '../paths.ts'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('administration')
  const query = readListQuery(NoticeQuery, args.request)
  const { call } = upstream(args)
  const [page, counts] = await Promise.all([
    call(noticesOfOfferingsContract.list, query),
    call(noticesOfOfferingsContract.count, undefined),
  ])
  return { head: pageMeta(args, { title: t('notices.title') }), query, page, counts }
}

/** Sends the notice of an offering that is there; the button of any other does nothing. */
export async function action(args: Args) {
  const t = (await getVisit(args)).t('administration')
  const { data } = await readForm(args.request)
  const offering = offerings.find(({ id, state }) => id === data.offering && state === 'live')
  if (!offering) return goTo(noticesPath)
  const { sent, left } = await upstream(args).call(noticesOfOfferingsContract.sendOut, {
    offering: offering.id,
  })
  return redirectWithToast(args, noticesPath, {
    type: sent > 0 ? 'success' : 'info',
    message: sent > 0 ? t('notices.sent', { count: sent }) : t('notices.nobody'),
    ...(left > 0 && { description: t('notices.left', { count: left }) }),
  })
}

export default function NoticeListRoute() {
  const { query, page, counts } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const subjects = useSubjects()
  const { q, about } = query
  const isNarrowed = q !== undefined || about !== undefined
  return (
    <>
      <PageHead
        title={t('notices.title')}
        sentence={t('notices.sentence')}
        actions={
          <LinkButton icon="download" href={listHref(`${noticesPath}/export`, { about })}>
            {t('notices.export')}
          </LinkButton>
        }
      />
      {counts.length > 0 && <NoticeCounts counts={counts} />}
      <ListBar path={noticesPath} q={q} label={t('notices.search')}>
        <FilterSelect
          name="about"
          label={t('notices.offering')}
          any={t('notices.any')}
          value={about}
          options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </ListBar>
      {page.rows.length > 0 && <NoticeTable rows={page.rows} />}
      {page.rows.length === 0 && isNarrowed && (
        <NothingFoundFor q={q ?? ''} clearHref={noticesPath} />
      )}
      {page.rows.length === 0 && !isNarrowed && (
        <Empty title={t('notices.none')}>{t('notices.noneWords')}</Empty>
      )}
      <ListPager page={page} path={noticesPath} query={query} />
    </>
  )
}

export const meta = headOf
