import { useLoaderData } from '@remix-run/react'
import { auditPath, SettingsHead } from '#app/modules/firm/firms/index.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton } from '#app/ui/index.ts'
import { AuditQuery, auditContract } from '#contract/firm/audit.ts'
import { AuditFilters } from '../components/audit-filters.tsx'
import { AuditTable } from '../components/audit-table.tsx'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(AuditQuery, args.request)
  const [page, choices] = await Promise.all([
    call(auditContract.list, { ...query, firmId: firm.firmId }),
    call(auditContract.choices, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('records')('audit.title') }), query, page, choices }
}

export default function AuditListRoute() {
  const { query, page, choices } = useLoaderData<typeof loader>()
  const t = useT('records')
  const { firm } = useFirm()
  const path = auditPath(firm.firmId)
  const { q, kind, action, userId, from, to } = query
  const filters = { q, kind, action, userId, from, to }
  const isNarrowed = Object.values(filters).some((one) => one !== undefined)
  return (
    <>
      <SettingsHead
        sentence={t('audit.sentence')}
        actions={
          <LinkButton icon="download" href={listHref(`${path}/export`, filters)}>
            {t('audit.export')}
          </LinkButton>
        }
      />
      <ListBar path={path} q={q} label={t('audit.search')}>
        <AuditFilters query={query} choices={choices} />
      </ListBar>
      {page.rows.length > 0 && <AuditTable rows={page.rows} />}
      {page.rows.length === 0 && isNarrowed && <NothingFoundFor q={q ?? ''} clearHref={path} />}
      {page.rows.length === 0 && !isNarrowed && (
        <Empty title={t('audit.none')}>{t('audit.noneWords')}</Empty>
      )}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

export const meta = headOf
