import { useLoaderData } from '@remix-run/react'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable } from '#app/ui/index.ts'
import { PageQuery } from '#contract/core/page.ts'
import { type SupportRequest, supportAccessContract } from '#contract/platform/support-access.ts'
import { supportAccessPath, supportRequestsPath } from '../paths.ts'

const Query = PageQuery.extend({ size: PageQuery.shape.size.default(50) })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(Query, args.request)
  const page = await call(supportAccessContract.listRequests, { ...query, firmId: firm.firmId })
  const title = t('administration')('support.requests')
  return { head: pageMeta(args, { title }), query, page }
}

export default function SupportRequestsRoute() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('support.requests')}
        sentence={t('support.requestsSentence')}
        crumb={{ href: supportAccessPath(firm.firmId), label: t('support.title') }}
      />
      {page.rows.length > 0 ? (
        <RequestTable rows={page.rows} />
      ) : (
        <Empty title={t('support.noRequests')}>{t('support.noRequestsWords')}</Empty>
      )}
      <ListPager page={page} path={supportRequestsPath(firm.firmId)} query={query} />
    </>
  )
}

function RequestTable({ rows }: { rows: readonly SupportRequest[] }) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  return (
    <RowsTable
      caption={t('support.requests')}
      hasStickyHead
      isStacked
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { head: t('audit.at'), tone: 'soft', place: 'state', cell: (row) => dateTime(row.at) },
        { head: t('support.who'), place: 'name', cell: (row) => row.administratorName },
        {
          head: t('support.what'),
          tone: 'soft',
          place: 'detail',
          cell: (row) => (
            <>
              {row.method} {row.path.replace(`/firms/${firmIdOf(row.path)}`, '')}
            </>
          ),
        },
      ]}
    />
  )
}

/** The firm's own id says nothing in its own list. */
function firmIdOf(path: string): string {
  return /^\/firms\/(\w+)/.exec(path)?.[1] ?? ''
}

export const meta = headOf
