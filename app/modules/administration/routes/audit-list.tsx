import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { DirectoryAuditQuery, directoryAuditContract } from '#contract/directory-audit.ts'
import { AuditFilters } from '../components/audit-filters.tsx'
import { AuditSubject } from '../components/audit-subject.tsx'
import { AuditTable } from '../components/audit-table.tsx'
import { auditPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(DirectoryAuditQuery, args.request)
  const { call } = upstream(args)
  const [page, actions] = await Promise.all([
    call(directoryAuditContract.list, query),
    call(directoryAuditContract.listActions, undefined),
  ])
  const head = pageMeta(args, { title: t('administration')('audit.title') })
  return { head, query, page, actions }
}

export default function AuditListRoute() {
  const { query, page, actions } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const { q, action, firmId, userId, from, to } = query
  const filters = { action, firmId, userId, from, to }
  const isNarrowed = [q, ...Object.values(filters)].some((one) => one !== undefined)
  return (
    <>
      <PageHead
        title={t('audit.title')}
        sentence={t('audit.sentence')}
        actions={
          <LinkButton icon="download" href={listHref(`${auditPath}/export`, filters)}>
            {t('audit.export')}
          </LinkButton>
        }
      />
      <ListBar path={auditPath} q={q} label={t('audit.search')} kept={{ firmId, userId }}>
        <AuditFilters query={query} actions={actions} />
      </ListBar>
      <AuditSubject query={query} rows={page.rows} />
      {page.rows.length > 0 && <AuditTable rows={page.rows} />}
      {page.rows.length === 0 && isNarrowed && (
        <NothingFoundFor q={q ?? ''} clearHref={auditPath} />
      )}
      {page.rows.length === 0 && !isNarrowed && (
        <Empty title={t('audit.none')}>{t('audit.noneWords')}</Empty>
      )}
      <ListPager page={page} path={auditPath} query={query} />
    </>
  )
}

export const meta = headOf
